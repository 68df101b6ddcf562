import { apiUrl, logFailure, readToken } from '@harambee/platform';
import type { RemoteFailure } from '../remote-failure.ts';
import { runningVersion } from '../running-versions.ts';

/** A short reference that people can read out to support: `7F3A-91C2`. */
function newReference(): string {
  const [a, b] = crypto.getRandomValues(new Uint16Array(2));
  return [a, b].map((part) => (part ?? 0).toString(16).toUpperCase().padStart(4, '0')).join('-');
}

const references = new WeakMap<RemoteFailure, string>();

/** The reference of a failure: the same one wherever it is shown. */
export function referenceOf(failure: RemoteFailure): string {
  const reference = references.get(failure) ?? newReference();
  references.set(failure, reference);
  return reference;
}

const reported = new WeakSet<RemoteFailure>();

/** Logs a lost part and reports it to the platform once, no matter in how many places it shows. */
export function reportRemoteError(failure: RemoteFailure): void {
  if (failure.stage === 'missing' || reported.has(failure)) return;
  reported.add(failure);
  void send(failure);
}

/** `POST /api/platform/errors`. Never fails, never retries. */
async function send(failure: RemoteFailure): Promise<void> {
  const { remote, stage, message, version = runningVersion(remote) } = failure;
  const stack = failure.cause instanceof Error ? failure.cause.stack : failure.stack;
  const reference = referenceOf(failure);
  logFailure(`Remote ${remote} failed (${stage}), reference ${reference}`, failure);
  const token = readToken();
  try {
    await fetch(apiUrl('/api/platform/errors'), {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({
        remote,
        version,
        stage,
        reference,
        message: message.slice(0, 500),
        stack: stack?.slice(0, 4_000),
        path: window.location.pathname.slice(0, 200),
      }),
    });
  } catch {
    // While offline, there is nobody to report to.
  }
}
