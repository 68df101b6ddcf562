import { hours } from '@harambee/domain';
import { logFailure, onBackOnline, showToast } from '@harambee/platform';
import { keepThisPage } from '../offline/keep-page.ts';
import { followTheWorkerInCharge, offerUpdate } from './updates.ts';

const lookEvery = hours(1);

/** What it installs while another one is in charge is an update; the first one ever is none (OFFLINE-10). */
function watchForUpdates(registration: ServiceWorkerRegistration, workers: ServiceWorkerContainer): void {
  const offerWhenInstalled = (worker: ServiceWorker | null) => {
    const offer = () => {
      if (worker?.state === 'installed' && workers.controller) offerUpdate(worker);
    };
    worker?.addEventListener('statechange', offer);
    offer();
  };
  offerWhenInstalled(registration.waiting);
  offerWhenInstalled(registration.installing);
  registration.addEventListener('updatefound', () => offerWhenInstalled(registration.installing));
}

/** Pages stay open for days. A look that fails is no news: the next one will do. */
function lookNowAndThen(registration: ServiceWorkerRegistration): () => void {
  const look = () => void registration.update().catch(() => {});
  const onVisible = () => {
    if (document.visibilityState === 'visible') look();
  };
  const timer = setInterval(look, lookEvery);
  const stopHearing = onBackOnline(look);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    stopHearing();
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/**
 * Registers the service worker for every page (OFFLINE-09), and has this one kept. Where there is none to be had, in an old browser or without
 * https, the app does without and says nothing; a failure is logged and said (OFFLINE-16). Answers a function that ends it.
 */
export async function registerWorker(): Promise<() => void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return () => {};
  const stopFollowing = followTheWorkerInCharge(workers);
  try {
    const registration = await workers.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    // Browsers that are told to keep none answer nothing.
    if (!registration) return stopFollowing;
    watchForUpdates(registration, workers);
    void keepThisPage(workers).catch((error) => logFailure('This page is not available offline', error));
    const stopLooking = lookNowAndThen(registration);
    return () => {
      stopLooking();
      stopFollowing();
    };
  } catch (error) {
    logFailure('The service worker could not be registered', error);
    showToast(
      'Harambee could not get ready to work offline. Everything works while you are connected.',
      'warning',
    );
    return stopFollowing;
  }
}
