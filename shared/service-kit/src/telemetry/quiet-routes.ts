/** What pages measured, while tracing is on (OPS-30). */
export const browserSpansRoute = '/api/platform/spans';

/** Neither logged nor traced: they come every few seconds and say nothing new. */
export const quietRoutes = new Set(['/healthz', '/readyz', '/metrics', browserSpansRoute]);
