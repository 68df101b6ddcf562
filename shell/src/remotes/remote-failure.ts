/**
 * Where on its way a part of the app was lost; reported, so that operators can tell a bad release from a bad network.
 * `missing` is not reported: the part is not installed, as the list says.
 */
export type FailureStage = 'missing' | 'list' | 'load' | 'contract' | 'render';

/** A remote that could not be had. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';

  constructor(
    readonly remote: string,
    readonly stage: FailureStage,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const asRemoteFailure = (remote: string, error: unknown): RemoteFailure =>
  error instanceof RemoteFailure
    ? error
    : new RemoteFailure(remote, 'render', error instanceof Error ? error.message : String(error), {
        cause: error,
      });
