/**
 * What the framework of the text editor asks of a page and jsdom lacks: where a caret is, and listeners that end with a
 * signal of Node's, which `fetch` asks for.
 */
export function givePagesWhatEditorsNeed(): void {
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const { signal, ...rest } = typeof options === 'object' ? options : { capture: options ?? false };
    addEventListener.call(this, type, listener, rest);
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener, rest));
  };
}
