import { apiBase } from '@harambee/platform';

/** One action of the person, and the calls that follow from it. */
interface Action {
  traceId: string;
  spanId: string;
  name: 'open page' | 'click' | 'key';
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  /** Calls without an answer yet. */
  running: number;
  /** It was reported: what the page fetches now is its own work, such as reading ahead. */
  isOver: boolean;
  timer?: number;
}

/** Milliseconds until the first call of an action: its code may have to be fetched first. */
const followsWithin = 3_000;
/** Milliseconds without a call after which an action is over. */
const quietFor = 1_000;

const spansPath = '/api/platform/spans';
const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((one) => one.toString(16).padStart(2, '0')).join('');
const now = (): number => performance.timeOrigin + performance.now();

const newAction = (name: Action['name'], start = now()): Action => ({
  traceId: hex(16),
  spanId: hex(8),
  name,
  start,
  end: start,
  running: 0,
  isOver: false,
});

/**
 * Loaded only while the gateway traces (OPS-30): gives each call of the API a `traceparent`, the same for all that follow
 * from one click, and reports how long the click took. It knows nothing of texts, addresses or persons.
 */
export function startTraces(): () => void {
  const plain = window.fetch;
  let action = newAction('open page', performance.timeOrigin);

  const report = (of: Action) => {
    of.isOver = true;
    const { traceId, spanId, name, start, end } = of;
    return plain(`${apiBase()}${spansPath}`, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ traceId, spanId, name, start, end }),
    }).catch(() => undefined);
  };

  const answered = (of: Action): void => {
    of.running -= 1;
    of.end = now();
    window.clearTimeout(of.timer);
    if (of.running === 0) of.timer = window.setTimeout(() => void report(of), quietFor);
  };

  const traced: typeof fetch = (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    const follows = !action.isOver && (action.running > 0 || now() - action.end < followsWithin);
    if (origin !== window.location.origin || !pathname.startsWith('/api/') || !follows)
      return plain(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('traceparent', `00-${action.traceId}-${action.spanId}-01`);
    const of = action;
    of.running += 1;
    window.clearTimeout(of.timer);
    return plain(input, { ...init, headers }).finally(() => answered(of));
  };

  const onClick = () => {
    action = newAction('click');
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') action = newAction('key');
  };
  window.fetch = traced;
  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKey, true);
  return () => {
    window.fetch = plain;
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('keydown', onKey, true);
  };
}
