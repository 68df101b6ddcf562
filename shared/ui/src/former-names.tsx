import type { OutboxEntry } from '@harambee/domain';
import { OutboxChip } from './display/outbox-chip.tsx';
import { OutboxBanner } from './feedback/outbox-banner.tsx';

export { FigureSkeleton as WaitingFigure } from './display/figures.tsx';
export { OutboxBanner as OutboxNotice } from './feedback/outbox-banner.tsx';
export { RestoredBanner as KeptNotice } from './feedback/restored-banner.tsx';

/** Former names that published remotes still import. Delete this file once no such version is in use. */
export const UnsentChip = ({ state }: { state: 'waiting' | 'refused' | 'conflict' }) => (
  <OutboxChip state={state === 'waiting' ? 'queued' : state} />
);

export const UnsentNotice = ({ action }: { action: OutboxEntry }) => <OutboxBanner entry={action} />;
