/**
 * The stage at which a part of the app was lost. It is reported, so that operators can tell a bad release from
 * a bad network. `missing` is not reported: the list says that the part is not installed.
 */
export type FailureStage = 'missing' | 'list' | 'load' | 'contract' | 'render' | 'sync' | 'async';

/** A remote that failed to load. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  /** Its version; if absent, the one that runs. */
  readonly version: string | undefined;

  constructor(
    readonly remote: string,
    readonly stage: FailureStage,
    message: string,
    { version, ...options }: ErrorOptions & { version?: string } = {},
  ) {
    super(message, options);
    this.version = version;
  }
}

/** The name of the error that the bundler's runtime throws when a part of a remote does not load. */
const isLostChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

export const asRemoteFailure = (remote: string, error: unknown): RemoteFailure =>
  error instanceof RemoteFailure
    ? error
    : new RemoteFailure(
        remote,
        isLostChunk(error) ? 'load' : 'render',
        error instanceof Error ? error.message : String(error),
        { cause: error },
      );
