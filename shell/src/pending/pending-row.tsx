import { type OfflineAction, offlineStateOf } from '@harambee/domain';
import { Button, room, styled } from '@harambee/ui';
import { RelativeTime, UnsentChip } from '@harambee/ui/app';
import { formOf, kindOf, nameOf, whyReturned } from './pending-words.ts';

const Row = styled.li`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px; padding: 14px 4px; align-items: start;
  & b { display: block; font-weight: 600; line-height: 20px; overflow-wrap: anywhere; margin-top: 6px; }
  & small { font-size: var(--t-sm); color: var(--ink-2); }
  & p { margin-top: 4px; font-size: var(--t-sm); line-height: 19px; overflow-wrap: anywhere; white-space: pre-line; }
  & > span { display: flex; gap: 8px; }
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); & > span { margin-top: 8px; } }
`;

interface PendingRowProps {
  action: OfflineAction;
  all: readonly OfflineAction[];
  onFollow: () => void;
  onDiscard: () => void;
}

/** One change: what it is, how it stands, and its next step. */
export function PendingRow({ action, all, onFollow, onDiscard }: PendingRowProps) {
  const state = offlineStateOf(action);
  const form = formOf(action, all);
  const name = nameOf(action);
  const why = whyReturned(action);
  const label = state === 'conflict' ? 'Choose' : 'Edit';
  return (
    <Row>
      <div>
        <UnsentChip state={state} />
        <b dir="auto">{name}</b>
        <small>
          {kindOf(action)}, <RelativeTime value={action.timestamp} />
        </small>
        {why && <p>{why}</p>}
      </div>
      <span>
        {form && (
          <Button
            small
            kind={state === 'waiting' ? 'plain' : 'primary'}
            to={form}
            aria-label={`${label}: ${name}`}
            onClick={onFollow}
          >
            {label}
          </Button>
        )}
        <Button small kind="quiet" aria-label={`Discard: ${name}`} onClick={onDiscard}>
          Discard
        </Button>
      </span>
    </Row>
  );
}
