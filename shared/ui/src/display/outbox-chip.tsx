import { type EntryState, outboxWords, type Tone } from '@harambee/domain';
import type { IconName } from '../icons/icon.tsx';
import { StatusChip } from './status-chip.tsx';

const looks: Record<EntryState, { tone: Tone; icon: IconName }> = {
  queued: { tone: 'pending', icon: 'cloud' },
  refused: { tone: 'error', icon: 'alert-circle' },
  conflict: { tone: 'warning', icon: 'users' },
};

/** Marks text that the server does not have yet: queued, or why it was refused. */
export function OutboxChip({ state }: { state: EntryState }) {
  return <StatusChip {...looks[state]} label={outboxWords[state]} />;
}
