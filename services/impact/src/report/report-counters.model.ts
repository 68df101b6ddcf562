import { counterModel } from '@harambee/service-kit';

/** The sums over the proposals of an organization, by month. */
export const ReportCountersModel = counterModel('ImpactReportCounters', 'impact_report_counters');
