import { observable } from '../browser/observable.ts';
import { apiUrl } from './api-base.ts';
import { onNoAnswer } from './no-answer.ts';

const online = observable(true);

/** Whether the server can be reached, as far as is known. */
export const useOnline = (): boolean => online.use();

/** Hears that the server can be reached again. Answers a function that stops listening. */
export function onBackOnline(listener: () => void): () => void {
  return online.subscribe(() => {
    if (online.read()) listener();
  });
}

/** Milliseconds after which an answer no longer counts as one. */
const patience = 10_000;
/** One lost packet is no outage: only the second miss counts. */
const secondLook = 2_000;
/** 5 s, 8 s, 13 s … 30 s; scattered, so that a server that starts again is not asked by everybody at once. */
const pauseAfter = (misses: number) => Math.min(30_000, 5_000 * 1.6 ** misses) * (0.75 + Math.random() / 2);

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks for the smallest thing the gateway gives to everybody; any answer will do. By HEAD, because a service worker leaves
 * that alone: what it has kept is no sign of a server.
 */
function isAnswered(): Promise<boolean> {
  const signal = AbortSignal.timeout(patience);
  return fetch(apiUrl('/icon.svg'), { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

/**
 * Follows the network. The browser's word that it is gone counts at once, and so that nothing flickers everything else
 * is decided by asking the server: after a call without an answer (the network may be there and the server not), and
 * while offline again and again, since browsers are also wrong about being offline. Answers a function that ends it.
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
    // Something newer is known meanwhile.
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
