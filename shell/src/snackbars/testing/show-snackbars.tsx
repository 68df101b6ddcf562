import { useOnline } from '@harambee/platform';
import { HarambeeTheme, NavigationProvider, OfflinePill } from '@harambee/ui';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { useInstallOffer } from '../install.ts';
import type { InstallPrompt } from '../install-prompt.ts';
import { ToastArea } from '../toast-area.tsx';

const navigation = { location: { pathname: '/', search: '', hash: '' }, navigate: () => {} };

function Page({ isWelcome }: { isWelcome: boolean }) {
  useInstallOffer(isWelcome);
  const [title, setTitle] = useState('');
  return (
    <>
      {!useOnline() && <OfflinePill />}
      <input aria-label="Title" value={title} onChange={({ target }) => setTitle(target.value)} />
      <ToastArea />
    </>
  );
}

/** A page with the pill, a field and the toast area. */
export const showSnackbars = ({ isWelcome = true } = {}) =>
  render(
    <HarambeeTheme>
      <NavigationProvider value={navigation}>
        <Page isWelcome={isWelcome} />
      </NavigationProvider>
    </HarambeeTheme>,
  );

export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** What the browser does when it finds the app worth installing. `choose` is the person at the browser's own window. */
export function offerInstall() {
  let choose = (_outcome: 'accepted' | 'dismissed') => {};
  const userChoice = new Promise<{ outcome: 'accepted' | 'dismissed' }>((resolve) => {
    choose = (outcome) => resolve({ outcome });
  });
  const event = new Event('beforeinstallprompt', { cancelable: true });
  const prompt = Object.assign(event, { prompt: jest.fn(async () => {}), userChoice }) as InstallPrompt & {
    prompt: jest.Mock;
  };
  act(() => void window.dispatchEvent(prompt));
  return { prompt, choose };
}
