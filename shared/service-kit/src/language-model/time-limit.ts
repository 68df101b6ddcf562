/**
 * A signal that aborts with `signal`, or with a `TimeoutError` after `ms` milliseconds. Not
 * `AbortSignal.any([signal, AbortSignal.timeout(ms)])`: nothing holds that timeout, so Node may collect it before it
 * fires, and then an answer is waited for without end.
 */
export function withinTime(ms: number, signal?: AbortSignal): AbortSignal {
  const limit = new AbortController();
  const over = () => limit.abort(new DOMException(`no answer within ${ms} ms`, 'TimeoutError'));
  // The timer holds the controller until then.
  setTimeout(over, ms).unref();
  return signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
}
