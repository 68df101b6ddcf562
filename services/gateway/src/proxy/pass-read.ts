import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher, Pool } from 'undici';
import { readHeaders, responseHeaders } from './headers.ts';
import { OpenAnswer } from './open-answer.ts';

/** Bytes up to which an answer is sent in one piece: one write instead of three. */
const longestPiece = 256 * 1_024;

/** The service has just restarted, so the keep-alive connection is closed. A new one will work. */
const deadConnection = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'ECONNREFUSED']);
const beforeRetry = 100;

export const isDeadConnection = (error: (Error & { code?: string }) | null): boolean =>
  !!error && deadConnection.has(error.code ?? '');

export interface Read {
  pool: Pool;
  path: string;
  /** Milliseconds until the answer must begin, if they are not those of the pool. */
  timeout?: number | undefined;
  onFailed: (reply: FastifyReply) => void;
}

/**
 * Forwards a read. It does for a request without a body what the library does for any, at less than half of its cost: no
 * stream is made for an answer that fits into one write. A read over a dead connection is tried once more.
 */
export function passRead(request: FastifyRequest, reply: FastifyReply, read: Read): FastifyReply {
  const { path, timeout, pool } = read;
  const query = request.raw.url?.indexOf('?') ?? -1;
  const options: Dispatcher.DispatchOptions = {
    method: request.method as Dispatcher.HttpMethod,
    path: query < 0 ? path : path + request.raw.url?.slice(query),
    headers: readHeaders(request),
    ...(timeout !== undefined && { headersTimeout: timeout }),
  };
  const failed = (error: Error) => {
    request.log.warn({ err: error }, 'response errored');
    read.onFailed(reply);
  };
  const retry = (error: Error) => {
    if (!isDeadConnection(error)) return failed(error);
    void pause(beforeRetry).then(() => pool.dispatch(options, new Answer(request, reply, failed)));
  };
  pool.dispatch(options, new Answer(request, reply, retry));
  return reply;
}

/** Receives the answer of a service and sends it on. */
class Answer implements Dispatcher.DispatchHandler {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #onFailed: (error: Error) => void;
  #started = false;
  #pieces: Buffer[] = [];
  /** An answer that is sent as it arrives. */
  #open: OpenAnswer | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply, onFailed: (error: Error) => void) {
    this.#request = request;
    this.#reply = reply;
    this.#onFailed = onFailed;
  }

  onRequestStart(): void {}

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: Headers): void {
    // Whoever asked has gone.
    if (this.#request.raw.destroyed && this.#reply.raw.destroyed) {
      controller.abort(new Error('nobody waits for the answer'));
      return;
    }
    this.#started = true;
    this.#reply.code(status).headers(responseHeaders(headers));
    const length = Number(headers['content-length']);
    const hasBody = this.#request.method !== 'HEAD' && status !== 304 && status !== 204;
    if (!hasBody || length <= longestPiece) return;
    this.#open = new OpenAnswer(controller);
    if (String(headers['content-type']).startsWith('text/event-stream'))
      this.#request.server.endWhenStopping(this.#open);
    this.#reply.send(this.#open);
  }

  onResponseData(controller: Dispatcher.DispatchController, piece: Buffer): void {
    if (!this.#open) this.#pieces.push(piece);
    else if (!this.#open.push(piece)) controller.pause();
  }

  onResponseEnd(): void {
    if (this.#open) {
      this.#open.finish();
      return;
    }
    const [first, ...others] = this.#pieces;
    if (!first) this.#reply.send(null);
    else this.#reply.send(others.length > 0 ? Buffer.concat(this.#pieces) : first);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#open) this.#open.destroy(error);
    else if (this.#started) {
      // The browser must see that the answer is not whole.
      this.#reply.hijack();
      this.#reply.raw.destroy();
    } else if (!this.#reply.sent) this.#onFailed(error);
  }
}

type Headers = Record<string, string | string[] | undefined>;
