import { countersMain } from '@harambee/service-kit';
import { proposalCounters } from '../proposals/proposal-counters.ts';

/** `npm run counters -- compare | rebuild` in the root: the part of this service. */
await countersMain({ proposals: proposalCounters });
