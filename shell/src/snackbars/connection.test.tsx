import { watchNetwork } from '@harambee/platform';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noNetwork, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';
import { pass, showSnackbars } from './testing/show-snackbars.tsx';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const notice = () => screen.getAllByRole('status')[0];
const pill = () => screen.queryByText('Offline');

let isThere: boolean;
let stop: () => void;
async function network(next: 'online' | 'offline') {
  isThere = next === 'online';
  if (isThere) server.on('HEAD /icon.svg', () => new Response());
  else server.on('HEAD /icon.svg', noNetwork);
  act(() => void window.dispatchEvent(new Event(next)));
  await pass(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  isThere = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isThere);
  stop = watchNetwork();
});
afterEach(() => {
  act(() => stop());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('going offline says so and shows the pill; coming back says so for three seconds', async () => {
  showSnackbars();
  expect(notice()).toBeEmptyDOMElement();
  expect(pill()).not.toBeInTheDocument();

  await network('offline');
  expect(notice()).toHaveTextContent("You're OfflineCached content available");
  expect(pill()).toBeVisible();
  await pass(60_000);
  expect(notice()).toHaveTextContent("You're Offline");

  await network('online');
  expect(notice()).toHaveTextContent('Back OnlineSyncing latest changes...');
  expect(pill()).not.toBeInTheDocument();
  await pass(2_999);
  expect(notice()).toHaveTextContent('Back Online');
  await pass(1);
  expect(notice()).toBeEmptyDOMElement();
});

test('closed, the notice is gone and the pill stays; the next time it is said again', async () => {
  showSnackbars();
  await network('offline');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(notice()).toBeEmptyDOMElement();
  expect(pill()).toBeVisible();
  await network('online');
  await network('offline');
  expect(notice()).toHaveTextContent("You're Offline");
});

test('off again within three seconds: what is true now stays', async () => {
  showSnackbars();
  await network('offline');
  await network('online');
  await pass(2_000);
  await network('offline');
  await pass(4_000);
  expect(notice()).toHaveTextContent("You're Offline");
});

test('it takes no focus, is closed by keyboard, and gives the focus back', async () => {
  showSnackbars();
  const field = screen.getByRole('textbox', { name: 'Title' });
  await user.type(field, 'Half a');
  await network('offline');
  expect(field).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field).toHaveFocus();

  await network('online');
  await network('offline');
  await user.tab();
  await network('online');
  expect(field).toHaveFocus();
  await user.type(field, ' title');
  expect(field).toHaveValue('Half a title');
});

test('the pill is beside the logo of the sign-in page, and the notice comes there, too', async () => {
  showApp({ path: '/login' });
  await screen.findByRole('heading', { name: 'Welcome back' });
  await pass(2_000);
  await network('offline');
  expect(pill()).toBeVisible();
  expect(await screen.findByText("You're Offline")).toBeVisible();
});

test('the pill is in the top bar', async () => {
  showApp({ path: '/settings', signedIn: true });
  await screen.findByRole('navigation', { name: 'Main' });
  await network('offline');
  expect(screen.getByRole('banner')).toContainElement(pill());
  expect(screen.getByText("You're Offline")).toBeVisible();
});
