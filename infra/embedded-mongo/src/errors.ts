/** An error that reaches the client with MongoDB's own code, so drivers and mongoose treat it as they would the real one. */
export class CommandError extends Error {
  readonly code: number;
  readonly codeName: string;
  /** Further fields of the error document, such as keyPattern and keyValue. */
  readonly details: Record<string, unknown>;

  constructor(code: number, codeName: string, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.codeName = codeName;
    this.details = details;
  }
}

export const badValue = (message: string) => new CommandError(2, 'BadValue', message);

export const failedToParse = (message: string) => new CommandError(9, 'FailedToParse', message);

export const typeMismatch = (message: string) => new CommandError(14, 'TypeMismatch', message);

/** As in MongoDB: what one statement may keep in memory. More is an error, not a machine without memory. */
export const memoryLimit = 100 * 1024 * 1024;

export const memoryExceeded = (what: string, advice: string) =>
  new CommandError(
    292,
    'QueryExceededMemoryLimitNoDiskUseAllowed',
    `${what} exceeded memory limit of ${memoryLimit} bytes; ${advice}`,
  );

/** Everything we do not do right is refused by name: a clear "no" instead of a wrong answer. */
export const unsupported = (what: string) =>
  new CommandError(
    115,
    'CommandNotSupported',
    `${what} is not supported by the embedded database. Set MONGODB_URI to a MongoDB server to use it.`,
  );

/** A data folder or port that cannot be used. The message is one sentence that says what to do. */
export class StartupError extends Error {}
