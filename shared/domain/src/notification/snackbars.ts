import { days } from '../format/durations.ts';
/** Milliseconds that "Back Online" stays (OFFLINE-03). */
export const backOnlineFor = 3_000;

/** Milliseconds between the browser's readiness to install the app and our banner (OFFLINE-13). */
export const installOfferAfter = 5_000;

/** Milliseconds without the banner after somebody said no: 30 days (OFFLINE-14). */
export const installPause = days(30);

/**
 * Whether the install banner may show (OFFLINE-14). `dismissedAt` is what `pwa-install-dismissed` holds: milliseconds since
 * 1970, or null. What is no time, or lies ahead of a clock that was set back, keeps nobody from the banner.
 */
export function mayOfferInstall(dismissedAt: string | null, now: number): boolean {
  const age = now - Number.parseInt(dismissedAt ?? '', 10);
  return !(age >= 0 && age < installPause);
}
