import type { ServerResponse } from 'node:http';
import { hours } from '@harambee/domain';
import type { Actor } from '@harambee/service-kit';
import type { Session } from 'better-sse';
import type { StoredMessage } from './stream-message.model.ts';

/** How many bytes a reader may lag behind: a slower one is disconnected, and catches up when it reconnects. */
const longestQueue = 512 * 1_024;

/** After this time a stream must present its cookie again. Randomized, so that not all reconnect at once. */
const longestLife = hours(1);
const lifeOf = () => longestLife * (0.9 + Math.random() / 10);

/** One open page. New messages wait until its past messages have been fetched. */
export class OpenStream {
  readonly actor: Actor;
  readonly endsAt = Date.now() + lifeOf();
  readonly #session: Session;
  readonly #response: ServerResponse;
  #waiting: StoredMessage[] | undefined = [];
  #isGathering = false;

  constructor(actor: Actor, session: Session, response: ServerResponse) {
    this.actor = actor;
    this.#session = session;
    this.#response = response;
  }

  /** Sends past messages, then those that arrived meanwhile; from now on each one at once. */
  begin(past: readonly StoredMessage[]): void {
    const known = new Set(past.map(({ _id }) => _id));
    const since = (this.#waiting ?? []).filter(({ _id }) => !known.has(_id));
    this.#waiting = undefined;
    for (const message of [...past, ...since]) this.send(message);
  }

  send(message: StoredMessage): void {
    if (this.#waiting) this.#waiting.push(message);
    else this.push(message.name, message.data, message._id);
  }

  push(name: string, data: unknown, id: string): void {
    if (!this.#session.isConnected) return;
    this.#gather();
    this.#session.push(data, name, id);
    if (this.#response.writableLength > longestQueue) this.#response.destroy();
  }

  /** What is sent at once goes in one piece: the gateway has a piece to pass on instead of many. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#response.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#response.uncork();
    });
  }

  /** Closes it properly: the page reconnects with its last event id. */
  end(): void {
    this.#response.end();
    // A reader that has stopped reading would delay the shutdown.
    setTimeout(() => this.#response.destroy(), 1_000).unref();
  }
}
