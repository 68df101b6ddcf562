import { limitInWords, listWords, proposalSections, sharedQuestions } from '@harambee/domain';
import type { Call, CallQuestion } from '@harambee/domain/schemas';
import { useMemo } from 'react';
import * as S from './comparison.styles.ts';

const counted = (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`;

/** Questions that only one of the two asks. */
const restInWords = ([one, other]: [number, number]): string =>
  one + other === 0 ? '' : ` ${one} of the first call and ${other} of the second stand alone.`;

function Asked({ question, call }: { question: CallQuestion; call: Call }) {
  const limit = limitInWords(question) || 'no limit';
  return (
    <div>
      <small dir="auto">
        {call.funder || call.name}
        {question.number && `, ${question.number}`} · {limit}
      </small>
      <span dir="auto">{question.text}</span>
    </div>
  );
}

/** What both calls ask: one answer serves for both, cut to each limit. */
export function SharedQuestions({ one, other }: { one: Call; other: Call }) {
  const pairs = useMemo(() => sharedQuestions(one.questions, other.questions), [one, other]);
  if (one.questions.length === 0 || other.questions.length === 0) return null;
  const rest = [one, other].map(({ questions }) => questions.length - pairs.length) as [number, number];
  return (
    <S.Shared aria-labelledby="shared-questions">
      <header>
        <h2 id="shared-questions">What both ask</h2>
        <p>
          {pairs.length === 0
            ? 'No question of one is like a question of the other.'
            : `${counted(pairs.length)} can begin from one answer.${restInWords(rest)}`}
        </p>
      </header>
      {pairs.length > 0 && (
        <S.Pairs>
          {pairs.map((pair) => (
            <S.Pair key={pair.one.id}>
              <p>
                {pair.isSameSection && pair.one.sectionKey !== '' ? (
                  <>
                    Both begin from <b>{proposalSections[pair.one.sectionKey]}</b>
                  </>
                ) : (
                  <>
                    Both say <b dir="auto">{listWords(pair.words)}</b>
                  </>
                )}
              </p>
              <div>
                <Asked question={pair.one} call={one} />
                <Asked question={pair.other} call={other} />
              </div>
            </S.Pair>
          ))}
        </S.Pairs>
      )}
    </S.Shared>
  );
}
