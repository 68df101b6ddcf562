import { cachedAnswerHeader } from '../browser/worker-messages.ts';
import { reportNoAnswer } from '../network/no-answer.ts';
import { retryPauseMs } from '../network/retry-pause.ts';
import { isOthersPage } from '../session/page-owner.ts';
import { refreshToken, reportOtherPerson } from '../session/refresh.ts';
import { isRemembered, readToken, readUserId } from '../session/token-storage.ts';
import { dropEarlyReads, takeEarlyRead } from './early-reads.ts';

/** Total number of tries, including the first (DATA-06). */
const defaultAttempts = 3;

export interface ApiFetchOptions {
  /** Sent as `Idempotency-Key`; generated if a POST has none. */
  idempotencyKey?: string;
  /** For public data: no token is sent, and a 401 signs no one out. */
  isPublic?: boolean;
  /** Fewer than the usual three, where each try has a cost, such as a message to somebody's phone. */
  tries?: number;
  /**
   * The person this call is for. It is sent with that person's token or not at all (an `AbortError`), even if
   * someone else has signed in meanwhile.
   */
  userId?: string;
}

const isWorthRepeating = (answer: Response) => answer.status >= 500;

/** 0.3 s, then 0.9 s, or what the server asks for up to 5 s; randomized, so that clients do not retry in step. */
function pause(tried: number, answer: Response | undefined, signal: AbortSignal): Promise<void> {
  const asked = Number(answer?.headers.get('retry-after')) * 1000;
  const wait = asked > 0 ? Math.min(asked, 5_000) : retryPauseMs(tried);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, wait * (0.75 + Math.random() / 2));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

async function send(request: Request, token: string | null): Promise<Response> {
  const early = await takeEarlyRead(request, token);
  if (early) return early;
  // Without "Remember me", answers must not stay on this computer either (`cached-reads.ts` of the worker).
  const copy = isRemembered() ? request.clone() : new Request(request.clone(), { cache: 'no-store' });
  if (token) copy.headers.set('authorization', `Bearer ${token}`);
  return fetch(copy);
}

const somebodyElse = () => new DOMException('Somebody else is signed in', 'AbortError');
const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Sends with the bearer token. After a 401 it refreshes and repeats once, which does not count as a try. */
async function sendAuthorized(request: Request, userId: string | undefined): Promise<Response> {
  const present = () => {
    if (userId !== undefined && userId !== readUserId()) throw somebodyElse();
    if (!isOthersPage()) return readToken();
    reportOtherPerson();
    throw somebodyElse();
  };
  const token = present();
  const answer = await send(request, token);
  if (answer.status !== 401 || token === null) return answer;
  return (await refreshToken(token)) ? send(request, present()) : answer;
}

/**
 * `fetch` for the API: bearer token, one shared refresh on 401, three tries in total if there is no answer or a
 * 5xx, none on a 4xx (AUTH-25, DATA-06). A page of somebody else than who is signed in gets an `AbortError` (ORG-08). A POST keeps its `Idempotency-Key` over all tries, so that repeating
 * it never does it twice.
 */
export async function apiFetch(request: Request, options: ApiFetchOptions = {}): Promise<Response> {
  if (request.method !== 'GET') dropEarlyReads();
  if (request.method === 'POST' && !request.headers.has('idempotency-key')) {
    request.headers.set('idempotency-key', options.idempotencyKey ?? crypto.randomUUID());
  }
  const { tries = defaultAttempts } = options;
  for (let tried = 1; ; tried += 1) {
    let answer: Response | undefined;
    try {
      answer = await (options.isPublic ? send(request, null) : sendAuthorized(request, options.userId));
      if (answer.headers.has(cachedAnswerHeader)) reportNoAnswer();
      if (!isWorthRepeating(answer) || tried === tries) return answer;
    } catch (error) {
      if (request.signal.aborted || (isAborted(error) && isOthersPage())) throw error;
      reportNoAnswer();
      if (tried === tries) throw error;
    }
    await pause(tried, answer, request.signal);
  }
}
