import type { Tone } from '@harambee/domain';
import { observable } from './browser/observable.ts';

/** A short message at the edge of the screen. */
export interface Toast {
  id: number;
  message: string;
  tone: Tone;
  /** A link to its subject. */
  link?: { to: string; label: string };
  /** Undoes its subject, as long as it is shown. */
  undo?: () => void;
}

const toasts = observable<readonly Toast[]>([]);
let lastId = 0;

/** Shows a message; the same words already on screen are not shown twice. Returns its id. */
export function showToast(message: string, tone: Tone = 'info', link?: Toast['link']): number {
  const shown = toasts.read().find((toast) => toast.message === message);
  if (shown) return shown.id;
  lastId += 1;
  toasts.write([...toasts.read(), { id: lastId, message, tone, ...(link && { link }) }]);
  return lastId;
}

/** Says that something was removed, and offers to undo it. */
export function showUndo(message: string, undo: () => void): number {
  lastId += 1;
  // Only the newest of its kind can still be undone.
  const others = toasts.read().filter((toast) => toast.message !== message);
  toasts.write([...others, { id: lastId, message, tone: 'info', undo }]);
  return lastId;
}

export function dismissToast(id: number): void {
  toasts.write(toasts.read().filter((toast) => toast.id !== id));
}

/** Removes all messages: no message for one person may greet the next. */
export function clearToasts(): void {
  toasts.write([]);
}

/** The messages on screen, oldest first, for the host that renders them. */
export const useToasts = (): readonly Toast[] => toasts.use();

/** For components that show messages: `const { showToast } = useToast()`. */
export const useToast = () => ({ showToast, dismissToast });
