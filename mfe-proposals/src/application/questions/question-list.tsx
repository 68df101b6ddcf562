import { Icon, VisuallyHidden } from '@harambee/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useAnswers } from '../answers-context.ts';
import type { QuestionLook } from '../data/question-looks.ts';
import * as S from './question-list.styles.ts';
import { lengthInWords, questionTitle, states } from './state-words.ts';

/** Under which the item of a question gets the focus back. */
export const itemId = (questionId: string): string => `question-item-${questionId}`;

interface QuestionListProps {
  /** The question that is shown beside the list. */
  shown: string | undefined;
}

/** The questions as the funder groups them; one stop of the Tab key, the arrow keys go from one to the next. */
export function QuestionList({ shown }: QuestionListProps) {
  const { looks, select } = useAnswers();
  const list = useRef<HTMLElement>(null);
  const [last, setLast] = useState(shown);
  const stop = looks.some(({ question }) => question.id === last) ? last : looks[0]?.question.id;
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])];
    const at = items.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    const next = at < 0 || to === undefined ? undefined : items[to];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView?.({ block: 'nearest' });
  };
  const item = (look: QuestionLook) => {
    const { question, state, limit } = look;
    const { icon, words, tone } = states[state];
    return (
      <li key={question.id}>
        <S.Item
          type="button"
          id={itemId(question.id)}
          data-question={question.id}
          tabIndex={question.id === stop ? 0 : -1}
          aria-current={question.id === shown || undefined}
          onFocus={() => setLast(question.id)}
          onClick={() => select(question.id)}
        >
          <S.Mark data-tone={tone}>
            <Icon name={icon} size={16} strokeWidth={2.2} />
          </S.Mark>
          <span>
            <S.Title dir="auto">{questionTitle(look)}</S.Title>
            <small>
              {[
                state === 'answered' ? '' : words,
                limit && limit.own > 0 ? lengthInWords(limit) : '',
                question.required ? '' : 'Optional',
              ]
                .filter(Boolean)
                .join(' · ')}
              {state === 'answered' && <VisuallyHidden>{words}</VisuallyHidden>}
            </small>
          </span>
        </S.Item>
      </li>
    );
  };
  return (
    <S.Nav ref={list} aria-label="Questions" onKeyDown={onKeyDown}>
      {sectionsOf(looks).map(({ section, looks: own }) => (
        <section key={own[0]?.question.id} aria-label={section || undefined}>
          {section && <h3 dir="auto">{section}</h3>}
          <ol>{own.map(item)}</ol>
        </section>
      ))}
    </S.Nav>
  );
}

/** Questions in a row that belong to the same part of the funder's form. */
function sectionsOf(looks: readonly QuestionLook[]) {
  const parts: { section: string; looks: QuestionLook[] }[] = [];
  for (const look of looks) {
    const { section } = look.question;
    const last = parts.at(-1);
    if (last?.section === section) last.looks.push(look);
    else parts.push({ section, looks: [look] });
  }
  return parts;
}
