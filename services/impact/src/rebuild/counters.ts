import { countersMain } from '@harambee/service-kit';
import { boardCounters } from '../board/board-counters.ts';
import { reportCounters } from '../report/report-counters.ts';
import { usageCounters } from '../usage/usage-counters.ts';

/** `npm run counters -- compare | rebuild` in the root: the part of this service. */
await countersMain({ report: reportCounters, usage: usageCounters, leaderboard: boardCounters });
