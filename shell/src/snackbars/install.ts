import { installOfferAfter, mayOfferInstall } from '@harambee/domain';
import { logFailure, observable, showToast, storageKeys } from '@harambee/platform';
import { useEffect } from 'react';
import { installPrompt } from './install-prompt.ts';

type Offer = 'none' | 'offered' | 'installing';

const offer = observable<Offer>('none');
const key = storageKeys.installDismissed;

/** Already installed: by the standard, and as older iPhones report it. */
const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

const withdraw = () => offer.write('none');
const isPutOff = () => sessionStorage.getItem(storageKeys.installPutOff) !== null;

/** Shows the banner a little after the browser's offer (OFFLINE-13). `isWelcome` false suppresses it for now. */
export function useInstallOffer(isWelcome: boolean): void {
  const prompt = installPrompt.use();
  useEffect(() => {
    if (!isWelcome || !prompt || isInstalled() || isPutOff()) return;
    const timer = setTimeout(() => {
      const mayShow = mayOfferInstall(localStorage.getItem(key), Date.now());
      if (mayShow && offer.read() === 'none') offer.write('offered');
    }, installOfferAfter);
    return () => {
      clearTimeout(timer);
      withdraw();
    };
  }, [isWelcome, prompt]);
}

function neverMind(): void {
  localStorage.setItem(key, String(Date.now()));
  withdraw();
}

/** Until the browser is closed: a reload does not ask again. */
function putInstallOff(): void {
  sessionStorage.setItem(storageKeys.installPutOff, 'true');
  withdraw();
}

async function install(): Promise<void> {
  const prompt = installPrompt.read();
  if (!prompt || offer.read() === 'installing') return;
  offer.write('installing');
  try {
    await prompt.prompt();
    const { outcome } = await prompt.userChoice;
    if (outcome === 'accepted') localStorage.removeItem(key);
    else neverMind();
  } catch (error) {
    logFailure('The app could not be installed', error);
    showToast('Harambee could not be installed. Look for Install in your browser’s menu.', 'error');
  }
  withdraw();
  installPrompt.write(null);
}

/** The install banner: whether it shows, and what its buttons do. */
export function useInstall() {
  const state = offer.use();
  return {
    isOffered: state === 'offered' || state === 'installing',
    isInstalling: state === 'installing',
    install: () => void install(),
    later: putInstallOff,
    neverMind,
  };
}
