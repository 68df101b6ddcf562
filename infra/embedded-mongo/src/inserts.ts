/** How often documents were inserted into each collection since the start, for clients that wait for the next time. */
export class Inserts {
  readonly #counts = new Map<string, number>();
  readonly #waiting = new Map<string, Set<() => void>>();
  #isClosed = false;

  count(namespace: string): number {
    return this.#counts.get(namespace) ?? 0;
  }

  note(namespace: string): void {
    this.#counts.set(namespace, this.count(namespace) + 1);
    this.#wake(namespace);
  }

  /** Resolves with the count once it differs from `known`, or after these milliseconds as it is. */
  async until(namespace: string, known: number, milliseconds: number): Promise<number> {
    if (this.count(namespace) === known && !this.#isClosed) await this.#next(namespace, milliseconds);
    return this.count(namespace);
  }

  /** Answers everybody who waits. */
  close(): void {
    this.#isClosed = true;
    for (const namespace of this.#waiting.keys()) this.#wake(namespace);
  }

  #next(namespace: string, milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(namespace) ?? new Set();
      this.#waiting.set(namespace, waiting);
      const done = () => {
        clearTimeout(timer);
        waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      waiting.add(done);
    });
  }

  #wake(namespace: string): void {
    for (const done of [...(this.#waiting.get(namespace) ?? [])]) done();
  }
}
