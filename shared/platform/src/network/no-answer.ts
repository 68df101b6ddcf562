const listeners = new Set<() => void>();

/**
 * Calls back for each call that got no answer at all; `online.ts` finds out what that means. Returns a function
 * that stops listening.
 */
export function onNoAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For all code that calls the server. */
export function reportNoAnswer(): void {
  for (const listener of listeners) listener();
}
