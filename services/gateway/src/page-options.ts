/** A large file over a slow line takes its time; the framework's usual limit would cut it in the middle. */
const handlerTimeout = 10 * 60_000;

/** Files are many for one page, and cheap: they do not count toward the limit of calls. */
export const pageOptions = {
  handlerTimeout,
  schema: { hide: true },
  config: { rateLimit: false },
} as const;
