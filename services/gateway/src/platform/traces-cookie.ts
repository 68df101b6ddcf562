/** Tells pages that traces are on, so that they load what sends them (`shell/src/traces`). Seconds. */
export const tracesCookie = 'traces=1; Path=/; Max-Age=3600; SameSite=Lax';
