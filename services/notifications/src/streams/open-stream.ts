import type { ServerResponse } from 'node:http';
import { hours } from '@harambee/domain';
import type { Actor } from '@harambee/service-kit';
import type { Session } from 'better-sse';
import type { StoredMessage } from './stream-message.model.ts';

/** Bytes a reader may be behind: who does not read is cut off, and catches up when it comes back. */
const longestQueue = 512 * 1_024;

/** A stream lives no longer without showing its cookie again. Scattered, so that they do not all come back at once. */
const longestLife = hours(1);
const lifeOf = () => longestLife * (0.9 + Math.random() / 10);

/** One open page. What arrives while its past is still being fetched waits behind it. */
export class OpenStream {
  readonly actor: Actor;
  readonly endsAt = Date.now() + lifeOf();
  readonly #session: Session;
  readonly #response: ServerResponse;
  #waiting: StoredMessage[] | undefined = [];

  constructor(actor: Actor, session: Session, response: ServerResponse) {
    this.actor = actor;
    this.#session = session;
    this.#response = response;
  }

  /** The past first, then what arrived meanwhile; from now on everything at once. */
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
    this.#session.push(data, name, id);
    if (this.#response.writableLength > longestQueue) this.#response.destroy();
  }

  /** Ends it in good order: the page comes back with its last event id. */
  end(): void {
    this.#response.end();
    // A reader that takes nothing more would hold up a stop.
    setTimeout(() => this.#response.destroy(), 1_000).unref();
  }
}
