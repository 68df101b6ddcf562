import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { forwardedHeaders, responseHeaders } from './headers.ts';
import { OpenAnswer } from './open-answer.ts';
import { isStopping, Repeats } from './repeats.ts';
import type { Replicas } from './replicas.ts';

/** Bytes up to which an answer is sent in one piece: one write instead of three. */
const longestPiece = 256 * 1_024;

export interface Call {
  replicas: Replicas;
  path: string;
  /** Milliseconds until the answer must begin, if they are not those of the service. */
  timeout?: number | undefined;
  onFailed: (reply: FastifyReply) => void;
}

/**
 * Forwards a call. No stream is made for an answer that fits into one write. What a restarting process drops is sent
 * again, to another one if there are several (OPS-19).
 */
export function passCall(request: FastifyRequest, reply: FastifyReply, call: Call): FastifyReply {
  const { path, timeout, replicas } = call;
  const query = request.raw.url?.indexOf('?') ?? -1;
  const body = request.body as Buffer | Readable | undefined;
  const options: Dispatcher.DispatchOptions = {
    method: request.method as Dispatcher.HttpMethod,
    path: query < 0 ? path : path + request.raw.url?.slice(query),
    headers: forwardedHeaders(request),
    ...(body !== undefined && { body }),
    ...(timeout !== undefined && { headersTimeout: timeout }),
  };
  const repeats = new Repeats(request);
  const send = () => {
    const pool = replicas.next(repeats.isSafe);
    const again = (pauseMs: number) => {
      void pause(pauseMs).then(() => (request.raw.destroyed && reply.raw.destroyed ? undefined : send()));
    };
    const handler = new Answer(request, reply, {
      stops: () => replicas.rest(pool),
      goesOn: () => replicas.proved(pool),
      isRepeated(status, headers) {
        const pauseMs = repeats.afterAnswer(status, headers);
        return pauseMs === undefined ? undefined : () => again(pauseMs);
      },
      failed(error) {
        const pauseMs = repeats.after(error);
        if (pauseMs !== undefined) {
          replicas.rest(pool);
          return again(pauseMs);
        }
        request.log.warn({ err: error }, 'response errored');
        call.onFailed(reply);
      },
    });
    pool.dispatch(options, handler);
  };
  send();
  return reply;
}

/** What becomes of an answer that is not sent on. */
interface Ways {
  /** The process says that it stops. */
  stops(): void;
  /** The process answers, and does not stop. */
  goesOn(): void;
  /** Instead of sending on this answer: what to do when it is over. */
  isRepeated(status: number, headers: Headers): (() => void) | undefined;
  failed(error: Error): void;
}

/** Receives the answer of a service and sends it on. */
class Answer implements Dispatcher.DispatchHandler {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #ways: Ways;
  #started = false;
  #pieces: Buffer[] = [];
  /** This answer is not sent on; the call is sent again when it is over. */
  #again: (() => void) | undefined;
  /** An answer that is sent as it arrives. */
  #open: OpenAnswer | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply, ways: Ways) {
    this.#request = request;
    this.#reply = reply;
    this.#ways = ways;
  }

  onRequestStart(): void {}

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: Headers): void {
    // Whoever asked has gone.
    if (this.#request.raw.destroyed && this.#reply.raw.destroyed) {
      controller.abort(new Error('nobody waits for the answer'));
      return;
    }
    if (isStopping(headers)) this.#ways.stops();
    else this.#ways.goesOn();
    this.#again = this.#ways.isRepeated(status, headers);
    if (this.#again) return;
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
    if (this.#again) return;
    if (!this.#open) this.#pieces.push(piece);
    else if (!this.#open.push(piece)) controller.pause();
  }

  onResponseEnd(): void {
    if (this.#again) {
      this.#again();
      return;
    }
    if (this.#open) {
      this.#open.finish();
      return;
    }
    const [first, ...others] = this.#pieces;
    if (!first) this.#reply.send();
    else this.#reply.send(others.length > 0 ? Buffer.concat(this.#pieces) : first);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#again) this.#again();
    else if (this.#open) this.#open.destroy(error);
    else if (this.#started) {
      // The browser must see that the answer is not whole.
      this.#reply.hijack();
      this.#reply.raw.destroy();
    } else if (!this.#reply.sent) this.#ways.failed(error);
  }
}

type Headers = IncomingHttpHeaders;
