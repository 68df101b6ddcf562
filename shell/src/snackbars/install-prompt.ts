import { observable } from '@harambee/platform';

/** The browser's offer to install the app. TypeScript's DOM types lack it, because only some browsers make it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The current offer: each can be used only once. */
export const installPrompt = observable<InstallPrompt | null>(null);

/**
 * Stores the browser's offer for the banner. It must start before rendering, because the browser makes the
 * offer once.
 */
export function captureInstallPrompt(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    installPrompt.write(event as InstallPrompt);
  };
  const forget = () => installPrompt.write(null);
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', forget);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', forget);
    forget();
  };
}
