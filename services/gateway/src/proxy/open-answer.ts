import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

/** An answer that is sent as it arrives, no faster than the browser reads it. */
export class OpenAnswer extends Readable {
  readonly #controller: Dispatcher.DispatchController;
  #isOver = false;

  constructor(controller: Dispatcher.DispatchController) {
    super();
    this.#controller = controller;
  }

  override _read(): void {
    if (this.#controller.paused) this.#controller.resume();
  }

  /** All of it has arrived. */
  finish(): void {
    this.#isOver = true;
    this.push(null);
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    // The browser has gone: the service need not go on.
    if (!this.#isOver) this.#controller.abort(error ?? new Error('nobody reads the answer'));
    this.#isOver = true;
    callback(error);
  }
}
