import { paths } from '@harambee/domain';
import type { Remotes } from './remotes.ts';

/** Milliseconds without a sign of life after which a page may begin anew with the versions of now. */
const idleAfter = 30 * 60_000;
const lookEvery = 5 * 60_000;

/** Pages that show and do not ask: nothing on them can be half-done. */
const safePages: readonly string[] = [paths.dashboard, paths.notifications];

const signs = ['pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/** Whether beginning anew takes nothing away: no window open, nothing typed. */
export function nothingUnderWay(): boolean {
  if (!safePages.includes(window.location.pathname)) return false;
  if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return false;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  // Not held against its default: React makes that the same as what was typed.
  return [...fields].every(({ value }) => value === '');
}

/**
 * A page keeps the versions it started with. Only one that nobody has touched for long, and on which nothing can be
 * lost, loads itself again once there are newer ones.
 */
export function takeUpdates(remotes: Remotes, reload = () => window.location.reload()): () => void {
  let lastSign = Date.now();
  const onSign = () => {
    lastSign = Date.now();
  };
  const mayBegin = () => Date.now() - lastSign >= idleAfter && nothingUnderWay();
  const timer = setInterval(async () => {
    if (mayBegin() && (await remotes.isOutdated()) && mayBegin()) reload();
  }, lookEvery);
  for (const sign of signs) window.addEventListener(sign, onSign, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    for (const sign of signs) window.removeEventListener(sign, onSign, { capture: true });
  };
}
