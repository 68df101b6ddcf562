import { counterModel } from '@harambee/service-kit';

/** How often what was used, by day. */
export const UsageCountersModel = counterModel('ImpactUsageCounters', 'impact_usage_counters');
