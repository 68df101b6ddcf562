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

export const tooDeep = () =>
  new CommandError(15, 'Overflow', 'The document exceeds the maximum nested object depth of 180');

/** An error as a client gets it: running out of stack means that something was nested too deeply. */
export const asCommandError = (error: unknown): unknown =>
  error instanceof RangeError && /call stack/i.test(error.message) ? tooDeep() : error;

/** Everything we do not do right is refused by name: a clear "no" instead of a wrong answer. */
export const unsupported = (what: string) =>
  new CommandError(
    115,
    'CommandNotSupported',
    `${what} is not supported by the embedded database. Set MONGODB_URI to a MongoDB server to use it.`,
  );

/** A data folder or port that cannot be used. The message is one sentence that says what to do. */
export class StartupError extends Error {}

/** What to do about a data file that is not as it was written; every message about one ends with it. */
export const damageAdvice =
  'Stop the product, run "npm run database -- verify" to see what is damaged, and restore a backup with "npm run database -- restore"';

/** A stored value whose checksum is wrong: no answer is better than a wrong one. MongoDB's own code for this. */
export function damaged(map: string, key: Uint8Array): CommandError {
  const place = Buffer.from(key.subarray(0, 24)).toString('hex');
  return new CommandError(
    379,
    'DataCorruptionDetected',
    `The data file is damaged: the checksum of an entry of "${map}" is wrong (key ${place}). ${damageAdvice}.`,
  );
}
