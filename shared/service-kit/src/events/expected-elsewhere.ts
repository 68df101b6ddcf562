import type { StoredEvent } from './event.model.ts';

/** More than these are not remembered one by one. */
const most = 2_000;

export interface Expected {
  event: Pick<StoredEvent, 'tenantId' | 'name'>;
  since: number;
}

/** The events of a handler that another process is expected to handle, because it has the lease. */
export class ExpectedElsewhere {
  /** By the id of the delivery that the other process stores. */
  readonly #events = new Map<string, Expected>();
  #isLeaseWanted = false;

  add(deliveryId: string, { tenantId, name }: StoredEvent, since: number): void {
    this.#events.set(deliveryId, { event: { tenantId, name }, since });
    if (this.#events.size > most) this.wantLease();
  }

  /** Whatever others do, this process wants to read for itself. */
  wantLease(): void {
    this.#isLeaseWanted = true;
    this.#events.clear();
  }

  settle(deliveryId: string): void {
    this.#events.delete(deliveryId);
  }

  clear(): void {
    this.#isLeaseWanted = false;
    this.#events.clear();
  }

  get isEmpty(): boolean {
    return !this.#isLeaseWanted && this.#events.size === 0;
  }

  get entries(): readonly [string, Expected][] {
    return [...this.#events];
  }

  /** Whether the lease is wanted, or something has been expected since before this time. */
  isOverdue(before: number): boolean {
    if (this.#isLeaseWanted) return true;
    // The first one is the oldest one.
    const [first] = this.#events.values();
    return first !== undefined && first.since <= before;
  }
}
