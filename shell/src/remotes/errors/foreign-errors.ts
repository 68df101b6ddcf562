import { RemoteFailure } from '../remote-failure.ts';
import { reportRemoteError } from './report-error.ts';

/** Addresses of published files, as they appear in stack traces. */
const fileOfRemote = /\/remotes\/([a-z][a-z0-9-]{0,63})\/([a-z0-9][a-z0-9.-]{0,63})\//;

/** A page that fails in a loop reports a few errors, not an endless number. */
const most = 10;

/** Reports errors of a remote outside of rendering: in its handlers (sync) and in its promises (async). */
export function watchForeignErrors(): () => void {
  let left = most;
  const heard = new Set<string>();

  function hear(stage: 'sync' | 'async', error: unknown, place = ''): void {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, remote, version] = fileOfRemote.exec(stack) ?? fileOfRemote.exec(place) ?? [];
    const message = error instanceof Error ? error.message : String(error);
    const key = `${remote} ${stage} ${message}`;
    if (remote === undefined || left === 0 || heard.has(key)) return;
    heard.add(key);
    left -= 1;
    reportRemoteError(new RemoteFailure(remote, stage, message, { cause: error, version }));
  }

  const onError = ({ error, message, filename }: ErrorEvent) => hear('sync', error ?? message, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) => hear('async', reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
