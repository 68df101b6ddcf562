import { answerPlaceText, sectionPlaceText } from '@harambee/domain';
import type { CommentPlace } from '@harambee/domain/schemas';
import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useGetApplicationQuery } from '../../api/applications.api.ts';
import type { MarkedPlace } from '../../comments/marks/word-marks.tsx';
import { PageComments } from '../../comments/page/page-comments.tsx';
import { placeName } from '../../comments/session/place-name.ts';
import type { CommentsPage } from '../../comments/state/comments-context.ts';
import { typedWords } from '../../comments/state/typed-words.ts';
import { focusThread } from '../../comments/threads/thread-view.tsx';
import type { TextOfPlace } from '../../comments/words/place-anchor.ts';
import { placeKey } from '../../comments/words/place-key.ts';
import { useAnswers } from '../answers-context.ts';
import type { QuestionLook } from '../data/question-looks.ts';

interface AnswerCommentsProps {
  page: CommentsPage;
  /** The question that is open. */
  look: QuestionLook;
  margin: RefObject<HTMLElement | null>;
}

/** The comments of all answers, beside the one that is open. */
export function AnswerComments({ page, look, margin }: AnswerCommentsProps) {
  const { looks, select } = useAnswers();
  const { question, answer } = look;
  const place = useMemo<CommentPlace>(() => ({ kind: 'answer', questionId: question.id }), [question.id]);
  const { data: known } = useGetApplicationQuery(page.proposal.id);
  const typed = useDeferredValue(typedWords.use());
  const text = useMemo((): TextOfPlace => {
    const saved = known?.answers.find(({ questionId, isGone }) => questionId === question.id && !isGone);
    const shown =
      typed?.key === placeKey(place)
        ? sectionPlaceText(typed.paragraphs).text
        : answerPlaceText(answer.text).text;
    return { saved: saved ? answerPlaceText(saved.text).text : shown, shown };
  }, [known, question.id, place, typed, answer.text]);
  const texts = useMemo(() => new Map([[placeKey(place), text]]), [place, text]);

  const names = useMemo(() => new Map(looks.map((one) => [one.question.id, one.question.text])), [looks]);
  const nameOf = useCallback((one: CommentPlace) => placeName(one, names), [names]);
  const element = useQuestionElement(question.id);
  const places = useMemo(
    (): MarkedPlace[] => (element ? [{ place, element, text: text.shown, name: nameOf(place) }] : []),
    [element, place, text.shown, nameOf],
  );
  // The open thread is read beside its answer.
  const open = page.threads.find(({ id }) => id === page.view.thread)?.place;
  const wanted = open?.kind === 'answer' ? open.questionId : undefined;
  const led = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another thread is opened, not when another question is
  useEffect(() => {
    if (!wanted || wanted === question.id || !names.has(wanted)) return;
    led.current = page.view.thread;
    select(wanted);
  }, [wanted, page.view.focusTurn]);
  // A question that somebody chooses takes the focus; here they chose what is said of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question that a thread led to
  useEffect(() => {
    const thread = led.current;
    led.current = undefined;
    if (!thread || wanted !== question.id) return;
    const frame = requestAnimationFrame(() => focusThread(thread));
    return () => cancelAnimationFrame(frame);
  }, [question.id]);
  return (
    <PageComments
      page={page}
      places={places}
      texts={texts}
      nameOf={nameOf}
      order={looks.map((one) => one.question.id)}
      margin={margin}
      hasWhole={false}
    />
  );
}

/** The open question on the page: another one is another element. */
function useQuestionElement(id: string): HTMLElement | undefined {
  const [element, setElement] = useState<HTMLElement>();
  useEffect(() => {
    const all = [...document.querySelectorAll<HTMLElement>('article[data-question]')];
    setElement(all.find(({ dataset }) => dataset.question === id));
  }, [id]);
  return element;
}
