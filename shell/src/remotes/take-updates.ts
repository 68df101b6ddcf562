import { paths } from '@harambee/domain';
import type { Remotes } from './remotes.ts';

/** Milliseconds of inactivity after which a page may reload to the current versions. */
const idleAfter = 30 * 60_000;
const checkIntervalMs = 5 * 60_000;

/** Pages that only show data: nothing on them can be half-done. */
const safePages: readonly string[] = [paths.dashboard, paths.notifications];

const signs = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/** Whether a reload loses nothing: no window is open, and nothing was typed. */
export function nothingUnderWay(): boolean {
  if (!safePages.includes(window.location.pathname)) return false;
  if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return false;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  // Not compared with its default value, because React keeps that equal to what was typed.
  return [...fields].every(({ value }) => value === '');
}

/**
 * A page keeps the versions it started with. Only a page that has been idle for long, and on which nothing can
 * be lost, reloads itself when there are newer ones.
 */
export function takeUpdates(remotes: Remotes, reload = () => window.location.reload()): () => void {
  let lastSign = Date.now();
  const onSign = () => {
    lastSign = Date.now();
  };
  const mayBegin = () => Date.now() - lastSign >= idleAfter && nothingUnderWay();
  const timer = setInterval(async () => {
    if (mayBegin() && (await remotes.isOutdated()) && mayBegin()) reload();
  }, checkIntervalMs);
  for (const sign of signs) window.addEventListener(sign, onSign, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    for (const sign of signs) window.removeEventListener(sign, onSign, { capture: true });
  };
}
