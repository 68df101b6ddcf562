import type { User } from '@harambee/domain/schemas';
import { apiFetch } from '../api/api-fetch.ts';
import { apiUrl } from '../network/api-base.ts';
import { onBackOnline } from '../network/online.ts';
import { readToken } from '../session/token-storage.ts';

export const mePath = '/api/auth/me';

/** The server has not decided: there was no answer, it is busy or starting, or something in between answered. */
class Undecided extends Error {}

const isPutOff = (status: number): boolean => status === 429 || (status >= 502 && status <= 504);

/**
 * The signed-in person, fetched before there is a store; pages use `getMe` (reads/me.ts). Rejects if the answer
 * is a refusal or an error, and if there is none (`Undecided`).
 */
export async function askMe(): Promise<User> {
  const token = readToken();
  const undecided = (cause: unknown) => {
    throw new Undecided(`GET ${mePath}: no answer`, { cause });
  };
  const answer = await apiFetch(new Request(apiUrl(mePath))).catch(undecided);
  // The sign-in page of a hotel's network answers 200, too.
  if (answer.ok) return ((await answer.json().catch(undecided)) as { user: User }).user;
  const words = `GET ${mePath}: ${answer.status}`;
  // The refused token is still the current one: it is unknown whether it can be renewed.
  const isUnrenewed = answer.status === 401 && token !== null && token === readToken();
  throw isUnrenewed || isPutOff(answer.status) ? new Undecided(words) : new Error(words);
}

/** 2 s, 3 s, 5 s … 30 s; randomized, so that a restarting server does not get all requests at once. */
const pauseAfter = (misses: number) => Math.min(30_000, 2_000 * 1.6 ** misses) * (0.75 + Math.random() / 2);

/** A pause that ends early when the network is back, the page becomes visible, or another tab signs in or out. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopHearing();
      window.removeEventListener('online', end);
      window.removeEventListener('storage', end);
      document.removeEventListener('visibilitychange', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const stopHearing = onBackOnline(end);
    window.addEventListener('online', end);
    window.addEventListener('storage', end);
    document.addEventListener('visibilitychange', end);
  });

/**
 * Checks at the start who is signed in. Rejects if the server has decided that nobody is (AUTH-19). While it
 * has not decided, this retries (AUTH-33). Offline, nobody can be asked: the worker has answered from its cache
 * for this person, or there is nothing (AUTH-20).
 */
export async function checkSignIn(): Promise<User> {
  for (let misses = 0; ; misses += 1) {
    try {
      return await askMe();
    } catch (error) {
      const isOpen = () => error instanceof Undecided && navigator.onLine && readToken() !== null;
      if (!isOpen()) throw error;
      await pause(pauseAfter(misses));
      if (!isOpen()) throw error;
    }
  }
}
