import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Milliseconds before each repeat. With several processes the first one goes to another, so it need not wait long. */
const pauses = [20, 100, 400];

/**
 * Milliseconds between questions whether the key of a write is free again, and for how many of them: the process that
 * held it was killed, and a key is held for 8 seconds at a time.
 */
const keyPause = 1_000;
const keyTries = 12;

/** The connection ended before the answer began: the process stopped, was killed, or starts again. */
const deadConnection = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
/** There was no connection: nothing was sent. */
const noConnection = new Set([
  'ECONNREFUSED',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

export const isUnreachable = (error: Error & { code?: string }): boolean =>
  deadConnection.has(error.code ?? '') || noConnection.has(error.code ?? '');

/** A process that stops says so by closing the connection. */
export const isStopping = ({ connection }: IncomingHttpHeaders): boolean => connection === 'close';

/**
 * Whether a call does no harm if it arrives twice: it changes nothing, replaces a whole, or has the key by which the
 * service knows it again.
 */
function isSafe({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return true;
  // With its condition, the second would be refused because of the first.
  if (method === 'PUT') return headers['if-match'] === undefined;
  return (method === 'POST' || method === 'PATCH') && headers['idempotency-key'] !== undefined;
}

/** When a call is sent once more, so that nobody hears of a restart (OPS-19). One for each call. */
export class Repeats {
  /** Whether it does no harm if the call arrives twice. */
  readonly isSafe: boolean;
  readonly #isWhole: boolean;
  #made = 0;
  /** A process may have started on it, and ended before its answer. */
  #wasCut = false;
  #keyTries = 0;

  constructor(request: FastifyRequest) {
    // A file is forwarded as it comes, so nothing of it is left to be sent again.
    this.#isWhole = request.body === undefined || Buffer.isBuffer(request.body);
    this.isSafe = isSafe(request);
  }

  /** Milliseconds until the call is sent again after this error; undefined: not at all. */
  after(error: Error & { code?: string }): number | undefined {
    if (!isUnreachable(error)) return undefined;
    if (deadConnection.has(error.code ?? '')) this.#wasCut = true;
    return this.isSafe || noConnection.has(error.code ?? '') ? this.#next() : undefined;
  }

  /**
   * The same after an answer: a process that stops may refuse what comes late, and a write whose process was killed
   * holds its key for a while.
   */
  afterAnswer(status: number, headers: IncomingHttpHeaders): number | undefined {
    const holdsItsKey = status === 409 && headers['retry-after'] !== undefined;
    if (holdsItsKey && this.#wasCut && this.#keyTries < keyTries) {
      this.#keyTries += 1;
      return keyPause;
    }
    return status === 503 && isStopping(headers) && this.isSafe ? this.#next() : undefined;
  }

  #next(): number | undefined {
    const pause = this.#isWhole ? pauses[this.#made] : undefined;
    if (pause !== undefined) this.#made += 1;
    return pause;
  }
}
