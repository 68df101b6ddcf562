import { entryStateOf, type OutboxEntry } from '@harambee/domain';
import { Button, room, styled } from '@harambee/ui';
import { OutboxChip, RelativeTime } from '@harambee/ui/app';
import { formOf, kindOf, nameOf, whyHere } from './outbox-words.ts';

const Row = styled.li`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px; padding: 14px 4px; align-items: start;
  & b { display: block; font-weight: 600; line-height: 20px; overflow-wrap: anywhere; margin-top: 6px; }
  & small { font-size: var(--t-sm); color: var(--ink-2); }
  & p { margin-top: 4px; font-size: var(--t-sm); line-height: 19px; overflow-wrap: anywhere; white-space: pre-line; }
  & > span { display: flex; gap: 8px; }
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); & > span { margin-top: 8px; } }
`;

interface OutboxRowProps {
  entry: OutboxEntry;
  all: readonly OutboxEntry[];
  onFollow: () => void;
  onDiscard: () => void;
}

/** One change: what it is, its state, and its next step. */
export function OutboxRow({ entry, all, onFollow, onDiscard }: OutboxRowProps) {
  const state = entryStateOf(entry);
  const form = formOf(entry, all);
  const name = nameOf(entry);
  const why = whyHere(entry);
  const label = state === 'conflict' ? 'Choose' : 'Edit';
  return (
    <Row>
      <div>
        <OutboxChip state={state} />
        <b dir="auto">{name}</b>
        <small>
          {kindOf(entry)}, <RelativeTime value={entry.timestamp} />
        </small>
        {why && <p>{why}</p>}
      </div>
      <span>
        {form && (
          <Button
            small
            kind={state === 'queued' ? 'plain' : 'primary'}
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
