import {
  amountsInWords,
  answerGaps,
  type CallDeadline,
  type CallStatus,
  callGaps,
  callLikelihoods,
  callStatuses,
  dateInWords,
  daysLeftInWords,
  type EntryState,
  isEditable,
  zoneInWords,
} from '@harambee/domain';
import type { CallApplication, CallListItem } from '@harambee/domain/schemas';
import { Icon, type IconName } from '@harambee/ui';
import { OutboxChip, StatusChip } from '@harambee/ui/app';
import { Link } from 'react-router-dom';
import { daysLeftOf } from '../../call-form/days-left.ts';
import * as S from './call-list.styles.ts';
import type { Choice } from './use-compared-calls.ts';

/** A deadline within these days is near. */
const soon = 14;

const statusIcons: Record<CallStatus, IconName> = {
  considering: 'eye',
  preparing: 'pencil',
  applied: 'send',
  not_applying: 'close',
};

type Listed = Omit<CallListItem, 'id' | 'revision' | 'createdAt' | 'updatedAt' | 'deadlineAt'>;

/** What was sent lacks nothing any more. */
const isBeingWritten = ({ status }: CallApplication): boolean =>
  isEditable(status) || status === 'generating';

interface CallRowProps {
  call: Listed;
  to: string;
  entryState?: EntryState | undefined;
  /** Beside the status: why it was not accepted. */
  note?: string | undefined;
  /** Two calls are being chosen. */
  choice?: Choice | undefined;
}

/** One call of the list: when, what, and where the organization stands. */
export function CallRow({ call, to, entryState, note, choice }: CallRowProps) {
  const { name, funder, questionCount, likelihood, status, isTemplate } = call;
  const days = daysLeftOf(call);
  const questions = questionCount > 0 && `${questionCount} ${questionCount === 1 ? 'question' : 'questions'}`;
  const gaps = isTemplate
    ? []
    : [...callGaps(call), ...(call.applications ?? []).filter(isBeingWritten).flatMap(answerGaps)];
  return (
    <S.Row data-past={(days !== undefined && days < 0) || undefined} data-choosing={choice && ''}>
      {choice && (
        <S.Choose>
          <input
            type="checkbox"
            aria-label={`Compare ${name || 'Untitled call'}`}
            checked={choice.isChosen}
            disabled={choice.isFull}
            onChange={({ target }) => choice.onChoose(target.checked)}
          />
        </S.Choose>
      )}
      <When deadline={call} days={days} isTemplate={isTemplate} />
      <S.What>
        <h2>
          <Link to={to} data-call-link="" dir="auto">
            {name || 'Untitled call'}
          </Link>
        </h2>
        <p dir="auto">{[funder, amountsInWords(call), questions].filter(Boolean).join(' · ')}</p>
        {gaps.length > 0 && (
          <S.Gaps aria-label="Still missing">
            {gaps.map((gap) => (
              <li key={gap}>
                <Icon name="info" size={14} />
                {gap}
              </li>
            ))}
          </S.Gaps>
        )}
        {note && <p>{note}</p>}
      </S.What>
      <S.State>
        {entryState ? (
          <OutboxChip state={entryState} />
        ) : (
          !isTemplate && <StatusChip {...callStatuses[status]} icon={statusIcons[status]} />
        )}
        {likelihood && <span>{callLikelihoods[likelihood]} likelihood</span>}
      </S.State>
    </S.Row>
  );
}

function When({
  deadline,
  days,
  isTemplate,
}: {
  deadline: CallDeadline;
  days: number | undefined;
  isTemplate: boolean;
}) {
  const { deadlineDay, deadlineTime, deadlineZone } = deadline;
  if (deadlineDay === '') {
    return <S.When data-part="when">{isTemplate ? <b>Template</b> : <b aria-hidden="true">—</b>}</S.When>;
  }
  const place = [deadlineTime || 'end of day', zoneInWords(deadlineZone)].filter(Boolean).join(', ');
  return (
    <S.When data-part="when">
      <b>
        <time dateTime={deadlineDay}>
          {dateInWords(deadlineDay, { day: 'numeric', month: 'short', year: 'numeric' })}
        </time>
      </b>
      {days !== undefined && (
        <span data-soon={(days >= 0 && days <= soon) || undefined}>{daysLeftInWords(days)}</span>
      )}
      <span>{place}</span>
    </S.When>
  );
}
