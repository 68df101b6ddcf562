/** A large file over a slow line takes time; the framework's usual limit would cut it off. */
const handlerTimeout = 10 * 60_000;

/** A page needs many files, and they are cheap: they do not count toward the limit of calls. */
export const pageOptions = {
  handlerTimeout,
  schema: { hide: true },
  config: { rateLimit: false },
} as const;
