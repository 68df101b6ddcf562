import { documentLimits } from '@harambee/domain';
import type { DocumentUpload } from '@harambee/domain/schemas';
import { apiFetch, apiUrl } from '@harambee/platform';
import { documentAddresses as url } from '../document-data/document-addresses.ts';

/** The service refused, or asks to come back; `status` 0 without an answer. */
export class NotSent extends Error {
  constructor(
    readonly status: number,
    readonly answer: {
      error?: string;
      details?: { message: string }[];
      document?: { revision: number };
    } = {},
    /** Seconds after which another try is worth it. */
    readonly retryAfter = 0,
  ) {
    super(`status ${status}`);
  }

  /** Another try may succeed: no network, a busy service, an ended session. */
  get isForLater(): boolean {
    return this.status === 0 || this.status === 401 || this.status === 429 || this.status >= 500;
  }

  /** In words of the service. */
  get words(): string {
    return this.answer.details?.[0]?.message ?? this.answer.error ?? 'The file could not be sent.';
  }
}

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  signal: AbortSignal;
  userId: string;
  /** Milliseconds for one try. */
  within?: number;
}

/** One call, tried once: what is sent in parts is tried again in parts. Throws `NotSent`, or an `AbortError` on `signal`. */
export async function send<Answer>({
  method,
  path,
  headers,
  body,
  signal,
  userId,
  within = 60_000,
}: Call): Promise<Answer> {
  const control = new AbortController();
  const end = () => control.abort(signal.reason);
  const timer = setTimeout(end, within);
  signal.addEventListener('abort', end);
  const request = new Request(apiUrl(path), {
    method,
    signal: control.signal,
    headers: { ...headers },
    ...(body !== undefined && { body }),
  });
  let response: Response;
  try {
    response = await apiFetch(request, { tries: 1, userId });
  } catch {
    signal.throwIfAborted();
    throw new NotSent(0);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
  if (response.status === 204) return undefined as Answer;
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer as Answer;
  throw new NotSent(response.status, answer, Number(response.headers.get('retry-after')) || 0);
}

export const sendJson = <Answer>(call: Omit<Call, 'body'> & { body: object }): Promise<Answer> =>
  send<Answer>({
    ...call,
    headers: { 'content-type': 'application/json', ...call.headers },
    body: JSON.stringify(call.body),
  });

/** A part that took less than this is followed by a larger one; one that took longer than the other, by a smaller one. */
const pace = { fast: 2_000, slow: 6_000 };
/** Services end a request after 15 seconds. */
const partWithin = 14_000;

/** How many chunks the next part may have: the line decides, from one chunk to a mebibyte. */
export class Pace {
  #chunks = 1;

  get chunks(): number {
    return this.#chunks;
  }

  took(milliseconds: number): void {
    if (milliseconds < pace.fast) this.#chunks = Math.min(this.#chunks * 2, documentLimits.chunksInPart);
    else if (milliseconds > pace.slow) this.failed();
  }

  failed(): void {
    this.#chunks = Math.max(1, Math.floor(this.#chunks / 2));
  }
}

/** The longest run of chunks from the first missing one on, at most `most`. */
export function nextRun(missing: readonly number[], most: number): number[] {
  const [first] = missing;
  if (first === undefined) return [];
  const run = missing.filter((chunk, index) => chunk === first + index);
  return run.slice(0, most);
}

interface SendParts {
  upload: DocumentUpload;
  file: Blob;
  userId: string;
  signal: AbortSignal;
  pace: Pace;
  /** Bytes that have arrived. */
  onProgress: (sent: number) => void;
}

/** Sends the missing chunks in parts. Throws on the first one that fails; what has arrived stays. */
export async function sendParts({
  upload,
  file,
  userId,
  signal,
  pace: speed,
  onProgress,
}: SendParts): Promise<void> {
  const { id, bytes, chunkBytes } = upload;
  const sizeOf = (chunk: number) => Math.min(chunkBytes, bytes - chunk * chunkBytes);
  let missing = upload.missing;
  const report = () => onProgress(bytes - missing.reduce((sum, chunk) => sum + sizeOf(chunk), 0));
  report();
  while (missing.length > 0) {
    const run = nextRun(missing, speed.chunks);
    const first = run[0] as number;
    const part = file.slice(first * chunkBytes, Math.min((first + run.length) * chunkBytes, bytes));
    const began = performance.now();
    try {
      await send({
        method: 'PUT',
        path: url.part(id, first),
        headers: { 'content-type': 'application/octet-stream' },
        // Read before it is sent: a file that was moved or deleted meanwhile is said to be, and not the network.
        body: await part.arrayBuffer(),
        ...{ signal, userId, within: partWithin },
      });
    } catch (error) {
      speed.failed();
      throw error;
    }
    speed.took(performance.now() - began);
    missing = missing.slice(run.length);
    report();
  }
}
