import type { User } from '@harambee/domain/schemas';
import { apiFetch } from '../api/api-fetch.ts';
import { apiUrl } from '../network/api-base.ts';
import { onBackOnline } from '../network/online.ts';
import { readToken } from '../session/token-storage.ts';

export const mePath = '/api/auth/me';

/** Nobody has looked at the question: no answer, a server that is busy or starting, or something in between. */
class Undecided extends Error {}

const isPutOff = (status: number): boolean => status === 429 || (status >= 502 && status <= 504);

/**
 * The signed-in person, asked before there is a store; pages read `getMe` (reads/me.ts). Rejects when the answer is a
 * refusal or an error, and when there is none (`Undecided`).
 */
export async function askMe(): Promise<User> {
  const token = readToken();
  const undecided = (cause: unknown) => {
    throw new Undecided(`GET ${mePath}: no answer`, { cause });
  };
  const answer = await apiFetch(new Request(apiUrl(mePath))).catch(undecided);
  // A sign-in page of a hotel's network says 200, too.
  if (answer.ok) return ((await answer.json().catch(undecided)) as { user: User }).user;
  const words = `GET ${mePath}: ${answer.status}`;
  // The token that was refused is still the one that is here: nobody has answered whether it can be renewed.
  const isUnrenewed = answer.status === 401 && token !== null && token === readToken();
  throw isUnrenewed || isPutOff(answer.status) ? new Undecided(words) : new Error(words);
}

/** 2 s, 3 s, 5 s … 30 s; scattered, so that a server that starts again is not asked by everybody at once. */
const pauseAfter = (misses: number) => Math.min(30_000, 2_000 * 1.6 ** misses) * (0.75 + Math.random() / 2);

/** A pause that ends early when the network is back, somebody looks at the page, or another tab signs in or out. */
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
 * The check at the start of who is signed in here. Rejects when the server has decided that nobody is (AUTH-19); while it has
 * decided nothing it is asked again (AUTH-33). Without a network nobody can be asked: the worker has answered what is kept
 * of this person, or nothing is (AUTH-20).
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
