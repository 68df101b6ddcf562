/**
 * Reads that the document has started before any script of the app had come (`shell/src/early`), so that their answers
 * travel beside the scripts. Each is taken once, by the first call of the app for the same address.
 */
export interface EarlyReads {
  /** They were asked for with this token, and answer for no other. */
  token: string;
  /** When, in milliseconds since the document began. */
  at: number;
  /** By path and query. */
  answers: Map<string, Promise<Response>>;
}

declare global {
  var harambeeEarlyReads: EarlyReads | undefined;
}

/** Milliseconds for which they are as good as new. */
const freshFor = 30_000;

/** Forgets those that nobody has taken: something has been written that they may not show. */
export function dropEarlyReads(): void {
  globalThis.harambeeEarlyReads = undefined;
}

/**
 * The answer that the document has asked for, if this is the same request of the same person: then it is taken.
 * Undefined if there is none, or it got no answer; the caller asks by itself.
 */
export async function takeEarlyRead(request: Request, token: string | null): Promise<Response | undefined> {
  const early = globalThis.harambeeEarlyReads;
  if (!early || request.method !== 'GET') return undefined;
  const { origin, pathname, search } = new URL(request.url);
  const address = pathname + search;
  const answer = early.answers.get(address);
  if (!answer || origin !== globalThis.location.origin) return undefined;
  early.answers.delete(address);
  if (early.token !== token || performance.now() - early.at > freshFor) {
    dropEarlyReads();
    return undefined;
  }
  return answer.catch(() => undefined);
}
