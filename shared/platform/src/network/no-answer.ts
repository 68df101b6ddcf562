const listeners = new Set<() => void>();

/** Hears of each call that got no answer at all; what that means is asked by `online.ts`. Answers a function that stops listening. */
export function onNoAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For whatever speaks with the server. */
export function tellNoAnswer(): void {
  for (const listener of listeners) listener();
}
