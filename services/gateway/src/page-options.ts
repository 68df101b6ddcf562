/** A large file takes time on a slow connection; the framework's default limit would abort it. */
const handlerTimeout = 10 * 60_000;

/** A page needs many files, and they are cheap: they do not count toward the limit of calls. */
export const pageOptions = {
  handlerTimeout,
  schema: { hide: true },
  config: { rateLimit: false },
} as const;
