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

export const asRemoteFailure = (remote: string, error: unknown): RemoteFailure =>
  error instanceof RemoteFailure
    ? error
    : new RemoteFailure(remote, 'render', error instanceof Error ? error.message : String(error), {
        cause: error,
      });
