import { callOrigins, findingConfidences } from '@harambee/domain';
import type { CallFinding } from '@harambee/domain/schemas';
import { Button, Icon } from '@harambee/ui';
import { StatusChip } from '@harambee/ui/app';
import { type KeyboardEvent, memo, useState } from 'react';
import { ValueCell } from '../../../tables/value-cell.tsx';
import type { Decision } from './decide.ts';
import { columnsOf, saidBy, titleOf } from './finding-words.ts';
import * as S from './review.styles.ts';

/** Of the button that has the focus when a finding is the next one to decide on. */
export const acceptId = (id: string): string => `accept-${id}`;
export const reopenId = (id: string): string => `reopen-${id}`;

interface FindingCardProps {
  finding: CallFinding;
  /** What it says, as corrected. */
  parts: Record<string, unknown>;
  decision: Decision | undefined;
  /** A zone that the text does not name is proposed. */
  isZoneProposed: boolean;
  onChange: (finding: CallFinding, part: Record<string, unknown>) => void;
  onAccept: (finding: CallFinding) => void;
  onDrop: (finding: CallFinding) => void;
  onReopen: (finding: CallFinding) => void;
}

/** Something the text seems to say, with the three decisions: accept, change, drop (CALL-12). */
export const FindingCard = memo(function FindingCard(props: FindingCardProps) {
  const { finding, parts, decision, isZoneProposed } = props;
  const [isChanging, setChanging] = useState(false);
  const title = titleOf(finding);
  const said = saidBy(finding, parts);
  const { line } = finding.source;
  const name = `${title} found in line ${line}`;
  if (decision) {
    const isDropped = decision.kind === 'dropped';
    return (
      <S.Decided data-dropped={isDropped || undefined}>
        <Icon name={isDropped ? 'close' : 'check-circle'} size={16} />
        <span dir="auto">
          {isDropped ? 'Dropped' : 'Accepted'}: {said[0]?.words || title}
        </span>
        <Button
          small
          kind="quiet"
          id={reopenId(finding.id)}
          aria-label={`Undo: ${name}`}
          onClick={() => props.onReopen(finding)}
        >
          Undo
        </Button>
      </S.Decided>
    );
  }
  const isMaybe = finding.confidence === 'maybe';
  const wordsId = `said-${finding.id}`;
  return (
    <S.Card
      role="group"
      aria-label={name}
      data-maybe={isMaybe || undefined}
      data-changing={isChanging || undefined}
    >
      <header>
        {title}
        {isMaybe && <StatusChip tone="warning" label={findingConfidences.maybe} />}
        {finding.origin === 'model' && <StatusChip tone="info" label={callOrigins.model} icon="sparkle" />}
      </header>
      {isChanging ? (
        <Cells {...props} />
      ) : (
        <dl id={wordsId}>
          {said.map(({ label, words }, place) => (
            <div key={`${label} ${words}`}>
              <dt hidden={!label}>{label}</dt>
              <dd dir="auto" data-lead={place === 0 || undefined}>
                {words}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isZoneProposed && !isChanging && <p>The text names no time zone: yours is proposed.</p>}
      <S.Decision>
        <Button
          small
          icon="check"
          id={acceptId(finding.id)}
          aria-label={`Accept: ${name}`}
          aria-describedby={isChanging ? undefined : wordsId}
          onClick={() => props.onAccept(finding)}
        >
          Accept
        </Button>
        {!isChanging && (
          <Button
            small
            kind="quiet"
            icon="pencil"
            aria-label={`Change: ${name}`}
            onClick={() => setChanging(true)}
          >
            Change
          </Button>
        )}
        <Button small kind="quiet" aria-label={`Drop: ${name}`} onClick={() => props.onDrop(finding)}>
          Drop
        </Button>
      </S.Decision>
    </S.Card>
  );
});

/** What a finding says, to be corrected before it is accepted. Limits can be added where none was found. */
function Cells({ finding, parts, onChange, onAccept }: FindingCardProps) {
  const columns = columnsOf(finding);
  const isQuestion = 'table' in finding && finding.table === 'questions';
  const added = isQuestion ? { limit: null, limitUnit: '' } : {};
  const shown = { ...added, ...parts };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Shift makes a new line, and Ctrl belongs to the whole form.
    if (event.shiftKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    onAccept(finding);
  };
  return (
    <S.Cells>
      {Object.entries(columns)
        .filter(([name]) => name in shown)
        .map(([name, column]) => (
          <ValueCell
            key={name}
            id={`found-${finding.id}-${name}`}
            column={column}
            value={(shown as Record<string, unknown>)[name]}
            onChange={(value) => onChange(finding, { [name]: value })}
            onKeyDown={onKeyDown}
          />
        ))}
    </S.Cells>
  );
}
