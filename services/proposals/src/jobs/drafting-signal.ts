import { EventEmitter } from 'node:events';

/**
 * Tells the worker of this process that there is something to write, so that nobody waits for its next look at the
 * queue. Only a hint: a signal that is lost costs one polling interval.
 */
const signal = new EventEmitter();
signal.setMaxListeners(0);

export function nudge(): void {
  signal.emit('queued');
}

export function onNudge(listener: () => void): () => void {
  signal.on('queued', listener);
  return () => signal.off('queued', listener);
}
