import { replayEvents } from '@harambee/service-kit';
import { handlers } from '../handlers/handlers.ts';
import { emptyProjection } from './empty-projection.ts';
import { learnEvents } from './learn-events.ts';
import { recalculateAll } from './recalculate-all.ts';

/** Recalculates all figures of this service from the events and the awards. Announces nothing. */
export const rebuildImpact = (): Promise<number> =>
  replayEvents({ handlers, empty: emptyProjection, take: learnEvents, finish: recalculateAll });
