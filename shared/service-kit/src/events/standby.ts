import { trusted } from 'mongoose';
import { removedAmong } from '../removal-records/removals.ts';
import { isOver } from './event.model.ts';
import { DeliveryModel, HandlerCursorModel } from './handler-cursor.model.ts';
import type { HandlerRunner } from './handler-runner.ts';

/** How long the process with the lease has for an event before this one asks whether it was handled. */
const patience = 1_000;
/** Nobody notes that they have passed over an event of a removed organization. */
const removedAfter = 5_000;

/**
 * Looks after the handlers whose lease another process has: it asks for all of them together which events were
 * handled, and takes over from a process that does not handle them any more. So whoever has handled an event last also
 * handles the next one, and knows what it has missed.
 */
export class Standby {
  readonly #runners: readonly HandlerRunner[];
  #lookedAt = 0;

  constructor(runners: readonly HandlerRunner[]) {
    this.#runners = runners;
  }

  /** Returns the number of events that this process has handled in place of others. */
  async look(now = Date.now()): Promise<number> {
    const waiting = () => this.#runners.filter((one) => one.isOverdue(now - patience));
    if (now - this.#lookedAt < patience || waiting().length === 0) return 0;
    this.#lookedAt = now;
    await this.#askWhatWasHandled(now);
    let handled = 0;
    for (const runner of await this.#free(waiting(), now)) handled += await runner.take(undefined, now, true);
    return handled;
  }

  async #askWhatWasHandled(now: number): Promise<void> {
    const all = this.#runners.flatMap(({ expected }) =>
      expected.entries.map(([id, one]) => ({ expected, id, ...one })),
    );
    if (all.length === 0) return;
    const noted = await DeliveryModel.find(
      { _id: trusted({ $in: all.map(({ id }) => id) }), state: trusted({ $ne: 'waiting' }) },
      { _id: 1 },
    ).lean();
    const ids = new Set(noted.map(({ _id }) => _id));
    const old = all.filter(({ id, since }) => !ids.has(id) && since <= now - removedAfter);
    const removed = await removedAmong(old.map(({ event }) => event.tenantId));
    for (const { id, event } of old) if (isOver(event, removed)) ids.add(id);
    for (const { id, expected } of all) if (ids.has(id)) expected.settle(id);
  }

  /** Those whose lease nobody has. */
  async #free(runners: readonly HandlerRunner[], now: number): Promise<readonly HandlerRunner[]> {
    if (runners.length === 0) return [];
    const held = await HandlerCursorModel.find(
      {
        _id: trusted({ $in: runners.map(({ name }) => name) }),
        leaseUntil: trusted({ $gte: new Date(now) }),
      },
      { _id: 1 },
    ).lean();
    const names = new Set(held.map(({ _id }) => _id));
    return runners.filter(({ name }) => !names.has(name));
  }
}
