import { type OfflineState, offlineWords, type Tone } from '@harambee/domain';
import type { IconName } from '../icons/icon.tsx';
import { StatusChip } from './status-chip.tsx';

const looks: Record<OfflineState, { tone: Tone; icon: IconName }> = {
  waiting: { tone: 'pending', icon: 'cloud' },
  refused: { tone: 'error', icon: 'alert-circle' },
  conflict: { tone: 'warning', icon: 'users' },
};

/** Of a text the server does not have yet: that it waits, or why it came back. */
export function UnsentChip({ state }: { state: OfflineState }) {
  return <StatusChip {...looks[state]} label={offlineWords[state]} />;
}
