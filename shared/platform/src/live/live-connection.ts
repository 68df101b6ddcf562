import type { StreamMessageName } from '@harambee/domain/schemas';
import { freshCookie } from '../api/cookie-fetch.ts';
import { apiUrl } from '../network/api-base.ts';
import { reportNoAnswer } from '../network/no-answer.ts';
import { onBackOnline } from '../network/online.ts';

/** `open`: events arrive by themselves. `polling`: streams do not work here, so pages poll now and then. */
export type LiveState = 'connecting' | 'open' | 'polling';

export interface LiveOptions {
  onMessage(name: StreamMessageName, data: unknown): void;
  onState(state: LiveState): void;
}

// All of them, in a table that the compiler checks for completeness.
const messageNames = Object.keys({
  opened: true,
  notification: true,
  notification_read: true,
  proposal: true,
  proposal_text: true,
  sign_offs: true,
  proposal_team: true,
  comments: true,
  impact: true,
  role: true,
  organization: true,
} satisfies Record<StreamMessageName, true>) as StreamMessageName[];

const opensWithin = 10_000;
/** A stream that ends sooner counts as failed. */
const steadyAfter = 10_000;
const failuresUntilPolling = 3;
const longestPause = 60_000;
/** Browsers allow six connections to an origin: background tabs must not occupy them. */
const hiddenFor = 5_000;

/** 1 s, 2 s, 4 s … 60 s; randomized, so that not everybody reconnects at the same moment after a restart. */
const pauseAfter = (failures: number) =>
  Math.min(longestPause, 1_000 * 2 ** Math.max(0, failures - 1)) * (0.5 + Math.random());

/**
 * Keeps one event stream open while the page is visible, and resumes where it stopped (NOTIFY-10). The
 * browser's own reconnecting gives up at the first refusal, so this does it. Returns a function that ends it.
 */
export function connectLive({ onMessage, onState }: LiveOptions): () => void {
  if (!('EventSource' in window)) {
    onState('polling');
    return () => {};
  }
  let source: EventSource | undefined;
  let lastEventId = '';
  let failures = 0;
  let openedAt: number | undefined;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hideTimer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
    openedAt = undefined;
  };

  const fail = () => {
    const wasSteady = openedAt !== undefined && Date.now() - openedAt >= steadyAfter;
    close();
    reportNoAnswer();
    failures = wasSteady ? 1 : failures + 1;
    onState(failures >= failuresUntilPolling ? 'polling' : 'connecting');
    timer = setTimeout(() => void open(), pauseAfter(failures));
  };

  const receive = (name: StreamMessageName) => (event: MessageEvent<string>) => {
    if (event.lastEventId) lastEventId = event.lastEventId;
    let data: unknown;
    try {
      data = JSON.parse(event.data);
    } catch {
      return;
    }
    onMessage(name, data);
  };

  const open = async () => {
    close();
    await freshCookie().catch(() => undefined);
    if (isOver || source || document.visibilityState === 'hidden') return;
    const place = lastEventId && `?lastEventId=${encodeURIComponent(lastEventId)}`;
    const opening = new EventSource(apiUrl(`/api/events${place}`), { withCredentials: true });
    source = opening;
    opening.onerror = fail;
    opening.onopen = () => {
      clearTimeout(timer);
      openedAt = Date.now();
      onState('open');
    };
    for (const name of messageNames) opening.addEventListener(name, receive(name));
    timer = setTimeout(fail, opensWithin);
  };

  const followVisibility = () => {
    clearTimeout(hideTimer);
    if (document.visibilityState === 'hidden') hideTimer = setTimeout(close, hiddenFor);
    else if (!source) void open();
  };
  const tryAtOnce = () => void open();
  const stopWaiting = onBackOnline(() => {
    if (!source) tryAtOnce();
  });

  document.addEventListener('visibilitychange', followVisibility);
  window.addEventListener('online', tryAtOnce);
  void open();
  return () => {
    isOver = true;
    stopWaiting();
    clearTimeout(hideTimer);
    close();
    document.removeEventListener('visibilitychange', followVisibility);
    window.removeEventListener('online', tryAtOnce);
  };
}
