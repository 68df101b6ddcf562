import { counterModel } from '@harambee/service-kit';

/** How many organizations have which points. */
export const BoardCountersModel = counterModel('ImpactBoardCounters', 'impact_board_counters');
