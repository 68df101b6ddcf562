import { replayEvents } from '@harambee/service-kit';
import { handlers } from '../handlers/handlers.ts';
import { emptyProjection } from './empty-projection.ts';
import { learnEvents } from './learn-events.ts';
import { recalculateAll } from './recalculate-all.ts';

/** Makes all figures of this service anew from the events and the awards. Nothing is announced. */
export const rebuildImpact = (): Promise<number> =>
  replayEvents({ handlers, empty: emptyProjection, take: learnEvents, finish: recalculateAll });
