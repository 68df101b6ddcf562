import { answerAsPlainText, countByUnit, formatNumber, limitUnits } from '@harambee/domain';
import { type CutUnit, cutsFor, withoutUnits } from '@harambee/drafting/variants';
import { showUndo } from '@harambee/platform';
import { Button } from '@harambee/ui';
import { Dialog } from '@harambee/ui/app';
import { useMemo, useRef, useState } from 'react';
import { useAnswers } from '../answers-context.ts';
import type { AnswerLimit, QuestionLook } from '../data/question-looks.ts';
import { lengthInWords, questionTitle } from '../questions/state-words.ts';
import { CutText } from './cut-text.tsx';
import * as S from './cuts.styles.ts';

interface CutsProps {
  look: QuestionLook;
  limit: AnswerLimit;
  onClose: () => void;
}

/** What could go of an answer above its limit, the least missed first: nothing is cut without a yes (CALL-25). */
export function Cuts({ look, limit, onClose }: CutsProps) {
  const { save } = useAnswers();
  const { answer } = look;
  const [alsoFacts, setAlsoFacts] = useState(false);
  const [staying, setStaying] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(answer);
  latest.current = answer;
  // Those that share the limit stay as they are.
  const others = limit.count - limit.own;
  const room = limit.limit - others;
  const { counting } = answer;
  const cuts = useMemo(
    () => (room > 0 ? cutsFor(answer.text, room, limit.unit, { counting, alsoFacts }) : undefined),
    [answer.text, room, limit.unit, counting, alsoFacts],
  );
  const chosen = (cuts?.cut ?? []).filter((unit) => !staying.has(keyOf(unit)));
  const left = withoutUnits(answer.text, chosen);
  const count = others + countByUnit(answerAsPlainText(left), limit.unit, counting);
  const over = count - limit.limit;
  const { start, blocks } = answer;

  const cut = async () => {
    const saved = await save(answer, { blocks: left });
    onClose();
    if (saved.kind !== 'saved' && saved.kind !== 'queued') return;
    showUndo(chosen.length === 1 ? '1 passage is cut' : `${chosen.length} passages are cut`, () => {
      const read = saved.kind === 'saved' ? saved.answer : latest.current;
      void save(read, { start, blocks });
    });
  };
  const toggle = (unit: CutUnit) => {
    const next = new Set(staying);
    if (!next.delete(keyOf(unit))) next.add(keyOf(unit));
    setStaying(next);
  };
  const isNothing = !cuts || cuts.cut.length === 0;
  return (
    <Dialog
      open
      wide
      title="What could go"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Leave it as it is</Button>
          <Button kind="primary" disabled={chosen.length === 0} onClick={() => void cut()}>
            {chosen.length === 1 ? 'Cut this passage' : `Cut these ${chosen.length} passages`}
          </Button>
        </>
      }
    >
      <S.Question dir="auto">{questionTitle(look)}</S.Question>
      <S.Count data-over={over > 0 || undefined} role="status">
        {lengthInWords({ ...limit, count })} after it
        {over > 0 && `, still ${formatNumber(over)} ${limitUnits[limit.unit]} over`}
      </S.Count>
      {isNothing && (
        <p>
          {room > 0
            ? 'Every sentence states a fact or opens the answer. Shorten it by hand, or let sentences with facts go, too.'
            : 'The other answers use up the limit that they share with this one. Shorten them first.'}
        </p>
      )}
      {!isNothing && (
        <S.Columns>
          <S.List aria-label="Passages that could go">
            {cuts.cut.map((unit) => (
              <li key={keyOf(unit)}>
                <label>
                  <input type="checkbox" checked={!staying.has(keyOf(unit))} onChange={() => toggle(unit)} />
                  <span dir="auto">{unit.text}</span>
                </label>
              </li>
            ))}
          </S.List>
          <S.Text aria-label="The answer, with what would go struck out">
            <CutText blocks={answer.text} cut={chosen} />
          </S.Text>
        </S.Columns>
      )}
      {room > 0 && !alsoFacts && (isNothing || !cuts?.fits) && (
        <S.More>
          <Button small onClick={() => setAlsoFacts(true)}>
            Propose sentences with facts, too
          </Button>
        </S.More>
      )}
    </Dialog>
  );
}

const keyOf = ({ pieces }: CutUnit): string => pieces.map(({ block, start }) => `${block}:${start}`).join();
