import { days } from '../format/durations.ts';
/** How long "Back Online" is shown, in milliseconds (OFFLINE-03). */
export const backOnlineFor = 3_000;

/** Milliseconds from the moment the browser can install the app to our banner (OFFLINE-13). */
export const installOfferAfter = 5_000;

/** How long the banner stays away after somebody dismissed it: 30 days (OFFLINE-14). */
export const installPause = days(30);

/**
 * Whether the install banner may show (OFFLINE-14). `dismissedAt` is the value of `pwa-install-dismissed`:
 * milliseconds since 1970, or null. An invalid value, or one in the future because the clock was set back, does not
 * hide the banner.
 */
export function mayOfferInstall(dismissedAt: string | null, now: number): boolean {
  const age = now - Number.parseInt(dismissedAt ?? '', 10);
  return !(age >= 0 && age < installPause);
}
