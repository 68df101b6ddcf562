import type { CallFinding, CallRead } from '@harambee/domain/schemas';
import { Button, LiveRegion } from '@harambee/ui';
import { Fragment, useMemo, useState } from 'react';
import { useFocusLater } from '../../../tables/use-focus-later.ts';
import { useAskModel } from './by-model/ask-model.tsx';
import { type Decisions, isOpen, lineKey, partsOf, questionBefore, sureOnes } from './decide.ts';
import { acceptId, FindingCard, reopenId } from './finding-card.tsx';
import { withProposedZone } from './proposed-zone.ts';
import * as S from './review.styles.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { CallTextLine } from './unread-line.tsx';
import { useReview } from './use-review.ts';

/** More segments are drawn when they are asked for: the longest texts have tens of thousands of lines. */
const firstSegments = 400;

type Reading = Pick<CallRead, 'pages' | 'findings' | 'unread'>;

interface ReviewProps {
  reading: Reading;
  decisions: Decisions;
  onDecide: (next: Decisions) => void;
  /** The reading with more findings: a language model was asked. */
  onFound: (reading: Reading) => void;
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** A call as it was read: its lines, beside them what was found, and nothing in the call before a yes (CALL-12). */
export function ReviewOfCall({ reading, decisions, onDecide, onFound }: ReviewProps) {
  const findings = useMemo(() => withProposedZone(reading.findings), [reading]);
  const segments = useMemo(
    () => segmentsOf({ ...reading, findings: [...findings.all] }),
    [reading, findings],
  );
  const { review, ...decide } = useReview({ decisions, onDecide });
  const [most, setMost] = useState(firstSegments);
  const [said, setSaid] = useState('');
  const focus = useFocusLater();
  const askModel = useAskModel({
    reading,
    decisions,
    onFound,
    onGoTo: (finding) => {
      setMost(Number.POSITIVE_INFINITY);
      focus(acceptId(finding.id));
    },
  });

  const open = findings.all.filter((finding) => isOpen(review, finding));
  const sure = sureOnes(review, findings.all);
  const unread = reading.unread.filter((line) => !decisions.lines[lineKey(line)]).length;

  /** The next finding has the focus, in the order of the text; where none is left, the way back. */
  const goOn = (finding: CallFinding, what: string) => {
    const at = findings.all.indexOf(finding);
    const others = open.filter((one) => one !== finding);
    const next = others.find((one) => findings.all.indexOf(one) > at) ?? others[0];
    focus(next ? acceptId(next.id) : reopenId(finding.id));
    setSaid(`${what}, ${others.length === 0 ? 'none left' : `${others.length} left`}`);
  };
  const onAccept = (finding: CallFinding) => {
    decide.accept(finding);
    goOn(finding, 'Accepted');
  };
  const onDrop = (finding: CallFinding) => {
    decide.drop(finding);
    goOn(finding, 'Dropped');
  };
  const onReopen = (finding: CallFinding) => {
    decide.reopen(finding);
    focus(acceptId(finding.id));
    setSaid('Open again');
  };
  const acceptAll = () => {
    decide.acceptSure(findings.all);
    const left = open.filter((finding) => !sure.includes(finding));
    if (left[0]) focus(acceptId(left[0].id));
    setSaid(`${counted(sure.length, 'finding')} accepted, ${left.length} left`);
  };

  const cardOf = (finding: CallFinding) => (
    <FindingCard
      key={finding.id}
      finding={finding}
      parts={partsOf(finding, decisions.changes)}
      decision={decisions.findings[finding.id]}
      isZoneProposed={findings.proposed.has(finding.id)}
      onChange={decide.change}
      onAccept={onAccept}
      onDrop={onDrop}
      onReopen={onReopen}
    />
  );
  const linesOf = (segment: Segment, from: number, to?: number) =>
    segment.lines
      .slice(from, to)
      .map((line) => (
        <CallTextLine
          key={line.line}
          line={line}
          isFound={from === 0 && segment.findings.length > 0}
          use={decisions.lines[lineKey(line)]}
          hasQuestionBefore={line.isUnread && questionBefore(review.content, line) !== undefined}
          onMake={decide.make}
          onUnmake={decide.unmake}
        />
      ));

  return (
    <section aria-label="What was found">
      <LiveRegion>{said}</LiveRegion>
      <S.Bar>
        <p>
          <b>{counted(findings.all.length, 'finding')}</b>, {open.length} to decide ·{' '}
          {counted(unread, 'line')} not understood. Nothing is in the call before you accept it.
        </p>
        <div>
          {sure.length > 0 && (
            <Button small kind="plain" icon="check" onClick={acceptAll}>
              Accept {sure.length === 1 ? 'the sure one' : `the ${sure.length} sure ones`}
            </Button>
          )}
          {open[0] && (
            <Button small kind="quiet" onClick={() => focus(acceptId((open[0] as CallFinding).id))}>
              Go to the next one
            </Button>
          )}
          {askModel.button}
        </div>
      </S.Bar>
      {askModel.panel}
      {segments.slice(0, most).map((segment, at) => (
        <Fragment key={segment.key}>
          {reading.pages.length > 1 && segment.page !== segments[at - 1]?.page && (
            <S.PageName>Page {segment.page}</S.PageName>
          )}
          <S.Segment>
            <div data-area="first">{linesOf(segment, 0, 1)}</div>
            {segment.findings.length > 0 && (
              <S.Cards data-area="cards">{segment.findings.map(cardOf)}</S.Cards>
            )}
            {segment.lines.length > 1 && <div data-area="rest">{linesOf(segment, 1)}</div>}
          </S.Segment>
        </Fragment>
      ))}
      {segments.length > most && (
        <Button onClick={() => setMost(most + firstSegments)}>Show the rest of the text</Button>
      )}
    </section>
  );
}
