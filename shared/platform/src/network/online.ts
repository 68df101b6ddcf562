import { observable } from '../browser/observable.ts';
import { apiUrl } from './api-base.ts';
import { onNoAnswer } from './no-answer.ts';

const online = observable(true);

/** Whether the server can be reached, as far as we know. */
export const useOnline = (): boolean => online.use();

/** Calls back when the server can be reached again. Returns a function that stops listening. */
export function onBackOnline(listener: () => void): () => void {
  return online.subscribe(() => {
    if (online.read()) listener();
  });
}

/**
 * Calls back while the server cannot be reached: at once if that is so, and whenever it becomes so. Returns a function that
 * stops listening.
 */
export function onOffline(listener: () => void): () => void {
  const look = () => {
    if (!online.read()) listener();
  };
  look();
  return online.subscribe(look);
}

/** Milliseconds after which an answer no longer counts. */
const timeoutMs = 10_000;
/** One lost packet is no outage: only the second miss counts. */
const secondLook = 2_000;
/** 5 s, 8 s, 13 s … 30 s; randomized, so that a restarting server does not get all requests at once. */
const pauseAfter = (misses: number) => Math.min(30_000, 5_000 * 1.6 ** misses) * (0.75 + Math.random() / 2);

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Requests the smallest thing that the gateway serves to everybody; any answer will do. It uses HEAD, because
 * the service worker ignores that: a cached answer does not prove that there is a server.
 */
function isAnswered(): Promise<boolean> {
  const signal = AbortSignal.timeout(timeoutMs);
  return fetch(apiUrl('/icon.svg'), { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

/**
 * Follows the network. If the browser reports that it is gone, that counts at once. To avoid flicker,
 * everything else is decided by asking the server: after a call without an answer (the network may be up and
 * the server down), and repeatedly while offline, because browsers are also wrong about being offline. Returns
 * a function that ends it.
 */
export function watchNetwork(): () => void {
  let misses = 0;
  let turn = 0;
  let isLooking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (next: boolean) => {
    if (next !== online.read()) online.write(next);
  };

  const lookLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), pauseAfter(misses));
  };

  const look = async () => {
    clearTimeout(timer);
    turn += 1;
    const mine = turn;
    isLooking = true;
    let isThere = await isAnswered();
    if (!isThere && online.read() && navigator.onLine) {
      await wait(secondLook);
      isThere = await isAnswered();
    }
    // Newer information has arrived meanwhile.
    if (mine !== turn) return;
    isLooking = false;
    misses = isThere ? 0 : misses + 1;
    say(isThere);
    if (!isThere) lookLater();
  };

  const onOffline = () => {
    turn += 1;
    isLooking = false;
    misses = 0;
    say(false);
    lookLater();
  };
  const onOnline = () => {
    misses = 0;
    if (!online.read()) void look();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible' && !online.read()) void look();
  };
  const stopHearing = onNoAnswer(() => {
    if (online.read() && !isLooking) void look();
  });

  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  if (!navigator.onLine) void look();
  return () => {
    turn += 1;
    clearTimeout(timer);
    stopHearing();
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
    say(true);
  };
}
