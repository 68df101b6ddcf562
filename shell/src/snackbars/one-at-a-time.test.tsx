import { watchNetwork } from '@harambee/platform';
import { act, screen } from '@testing-library/react';
import { noNetwork, server } from '../testing/fake-server.ts';
import { captureInstallPrompt } from './install-prompt.ts';
import { registerWorker } from './registration.ts';
import { fakeWorkers, noWorkers } from './testing/fake-workers.ts';
import { offerInstall, pass, showSnackbars } from './testing/show-snackbars.tsx';

const titles = () =>
  ["You're Offline", 'Back Online', 'Update Available', 'Install Harambee'].filter((title) =>
    screen.queryByText(title),
  );
const tell = async (name: string) => {
  act(() => void window.dispatchEvent(new Event(name)));
  await pass(0);
};

test('one notice at a time: the network before a new version, a new version before the banner', async () => {
  jest.useFakeTimers();
  const stopWatching = watchNetwork();
  const stopCapturing = captureInstallPrompt();
  const workers = fakeWorkers();
  workers.controller = workers.deploy();
  workers.registration.waiting = null;
  const stopWorker = await registerWorker(workers.controller as never);
  showSnackbars();

  offerInstall();
  await pass(5_000);
  expect(titles()).toEqual(['Install Harambee']);
  act(() => void workers.deploy());
  expect(titles()).toEqual(['Update Available']);
  server.on('HEAD /icon.svg', noNetwork);
  await tell('offline');
  expect(titles()).toEqual(["You're Offline"]);
  server.on('HEAD /icon.svg', () => new Response());
  await tell('online');
  expect(titles()).toEqual(['Back Online']);
  await pass(3_000);
  expect(titles()).toEqual(['Update Available']);
  act(() => screen.getByRole('button', { name: 'Later' }).click());
  expect(titles()).toEqual(['Install Harambee']);

  act(() => {
    stopWorker();
    stopWatching();
    stopCapturing();
  });
  noWorkers();
  jest.useRealTimers();
});
