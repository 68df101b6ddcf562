/** Whose turn it is. */
export interface Turn {
  tenantId: string;
}

/** A queue in which organizations take turns: many requests of one organization do not delay the others. */
export class FairQueue<Item extends Turn> {
  /** In the order of turns; the tenant that was served last comes last. */
  readonly #waiting = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(item: Item): void {
    const own = this.#waiting.get(item.tenantId);
    if (own) own.push(item);
    else this.#waiting.set(item.tenantId, [item]);
    this.#size += 1;
  }

  next(): Item | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [tenantId, own] = first;
    const item = own.shift();
    this.#waiting.delete(tenantId);
    if (own.length > 0) this.#waiting.set(tenantId, own);
    this.#size -= 1;
    return item;
  }
}
