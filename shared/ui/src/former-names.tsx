import type { OutboxEntry } from '@harambee/domain';
import { OutboxChip } from './display/outbox-chip.tsx';
import { OutboxNotice } from './feedback/outbox-notice.tsx';

/** Names that remotes published earlier take from here. To be deleted once no such version is published. */
export const UnsentChip = ({ state }: { state: 'waiting' | 'refused' | 'conflict' }) => (
  <OutboxChip state={state === 'waiting' ? 'queued' : state} />
);

export const UnsentNotice = ({ action }: { action: OutboxEntry }) => <OutboxNotice entry={action} />;
