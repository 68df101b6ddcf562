import { clearToasts } from '@harambee/platform';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, server } from '../testing/fake-server.ts';
import { screenIs } from '../testing/screen.ts';
import { showApp } from '../testing/show-app.tsx';
import { captureInstallPrompt } from './install-prompt.ts';
import { offerInstall, pass, showSnackbars } from './testing/show-snackbars.tsx';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const key = 'pwa-install-dismissed';
const day = 24 * 60 * 60_000;
const banner = () => screen.queryByText('Install Harambee');
const press = (name: string) => user.click(screen.getByRole('button', { name }));

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  stop = captureInstallPrompt();
});
afterEach(() => {
  act(() => {
    stop();
    clearToasts();
  });
  jest.useRealTimers();
});

async function offered() {
  showSnackbars();
  const offer = offerInstall();
  await pass(5_000);
  return offer;
}

test('the banner comes five seconds after the offer, with its words and buttons; the browser keeps its own away', async () => {
  showSnackbars();
  const { prompt } = offerInstall();
  expect(prompt.defaultPrevented).toBe(true);
  await pass(4_999);
  expect(banner()).not.toBeInTheDocument();
  await pass(1);
  expect(banner()).toBeVisible();
  expect(screen.getByText('Get instant access and work offline')).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    "Don't ask again",
    'Later',
    'Install',
  ]);
});

test('an offer that came before the page was drawn is not lost', async () => {
  offerInstall();
  await pass(60_000);
  showSnackbars();
  expect(banner()).not.toBeInTheDocument();
  await pass(5_000);
  expect(banner()).toBeVisible();
});

test('Installing... while the browser asks; accepted, the old refusal is forgotten and the banner goes', async () => {
  localStorage.setItem(key, String(Date.now() - 31 * day));
  const { prompt, choose } = await offered();
  await press('Install');
  const busy = screen.getByRole('button', { name: 'Installing...' });
  await user.click(busy);
  expect(prompt.prompt).toHaveBeenCalledTimes(1);
  choose('accepted');
  await pass(0);
  expect(banner()).not.toBeInTheDocument();
  expect(localStorage.getItem(key)).toBeNull();
  await pass(31 * day);
  expect(banner()).not.toBeInTheDocument();
});

describe.each([
  [
    'declined in the window of the browser',
    async () => {
      const { choose } = await offered();
      await press('Install');
      choose('dismissed');
      await pass(0);
    },
  ],
  [
    "told Don't ask again",
    async () => {
      await offered();
      await press("Don't ask again");
    },
  ],
])('%s', (_how, decline) => {
  test.each([
    [0, false],
    [29, false],
    [31, true],
  ])('the time is kept, and %i days later the answer to a new offer is: %j', async (days, comes) => {
    await decline();
    expect(banner()).not.toBeInTheDocument();
    expect(localStorage.getItem(key)).toBe(String(Date.now()));
    jest.setSystemTime(Date.now() + days * day);
    offerInstall();
    await pass(5_000);
    expect(banner() !== null).toBe(comes);
  });
});

test('when the browser fails to install, that is logged and said', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { prompt } = await offered();
  const failure = new Error('used up');
  prompt.prompt.mockRejectedValue(failure);
  await press('Install');
  expect(logged.mock.calls).toEqual([['The app could not be installed', failure]]);
  expect(screen.getByText(/could not be installed/)).toBeVisible();
  expect(banner()).not.toBeInTheDocument();
  logged.mockRestore();
});

test('installed by the menu of the browser, the banner goes', async () => {
  await offered();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(banner()).not.toBeInTheDocument();
});

test('an app of its own is installed already', async () => {
  screenIs.standalone = true;
  await offered();
  expect(banner()).not.toBeInTheDocument();
});

describe('in the app', () => {
  test('it comes to people who are signed in', async () => {
    showApp({ path: '/settings', signedIn: true });
    await screen.findByRole('navigation', { name: 'Main' });
    offerInstall();
    await pass(5_000);
    expect(banner()).toBeVisible();
  });

  test('not over the sign-in page', async () => {
    showApp({ path: '/login' });
    await screen.findByRole('heading', { name: 'Welcome back' });
    offerInstall();
    await pass(60_000);
    expect(banner()).not.toBeInTheDocument();
  });

  test('nor while the wizard greets somebody new', async () => {
    server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, onboarded: false } }));
    server.on('GET /api/auth/whatsapp-status', () => Response.json({ available: false }));
    showApp({ path: '/settings', signedIn: true });
    await screen.findByRole('navigation', { name: 'Main' });
    offerInstall();
    await pass(60_000);
    expect(banner()).not.toBeInTheDocument();
  });
});

test('Later hides it for good until the browser is closed: no offer and no other load brings it back', async () => {
  const { unmount } = showSnackbars();
  offerInstall();
  await pass(5_000);
  await press('Later');
  expect(banner()).not.toBeInTheDocument();
  expect(localStorage.getItem(key)).toBeNull();
  offerInstall();
  await pass(31 * day);
  expect(banner()).not.toBeInTheDocument();
  unmount();
  await offered();
  expect(banner()).not.toBeInTheDocument();
  sessionStorage.clear();
  offerInstall();
  await pass(5_000);
  expect(banner()).toBeVisible();
});
