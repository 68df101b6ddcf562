/**
 * Where on its way a part of the app was lost; reported, so that operators can tell a bad release from a bad network.
 * `missing` is not reported: the part is not installed, as the list says.
 */
export type FailureStage = 'missing' | 'list' | 'load' | 'contract' | 'render' | 'sync' | 'async';

/** A remote that could not be had. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  /** Which version of it; where it is not told, the one that runs. */
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

/** What a part of a remote that did not come is called by the bundler's runtime. */
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
