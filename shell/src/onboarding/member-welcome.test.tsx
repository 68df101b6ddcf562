import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aUser, refusal, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';

const complete = 'POST /api/auth/complete-onboarding';
const invited = { ...aUser, role: 'Member' as const, onboarded: false };
let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.on('GET /api/auth/me', () => Response.json({ user: invited }));
  server.on(complete, () => Response.json({ user: { ...invited, onboarded: true } }));
});
afterEach(() => jest.restoreAllMocks());

async function arrive() {
  showApp({ path: '/dashboard', signedIn: true });
  return screen.findByRole('dialog');
}
const press = (role: 'button' | 'link', name: string) =>
  act(async () => void fireEvent.click(within(screen.getByRole('dialog')).getByRole(role, { name })));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('who was invited hears where they are, as what, and what they can do first; nothing of the wizard', async () => {
  const dialog = await arrive();
  expect(dialog).toHaveAccessibleName('Welcome to Maji Kwa Wote, Wanjiru');
  expect(dialog).toHaveTextContent('You are a Member of Maji Kwa Wote.');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  expect(dialog).not.toHaveTextContent(/Step|sample|points/i);
  expect(server.countOf('GET /api/auth/whatsapp-status')).toBe(0);
  expect(server.countOf('GET /api/ngo/profile/tenant/t1')).toBe(0);
});

test('without a first name there is no comma for it', async () => {
  server.on('GET /api/auth/me', () => Response.json({ user: { ...invited, firstName: '' } }));
  expect(await arrive()).toHaveAccessibleName('Welcome to Maji Kwa Wote');
});

test.each([
  ['Look around first', () => press('button', 'Look around first')],
  ['Close', () => press('button', 'Close')],
  ['Escape', async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
])('%s ends it for good, without a reload; the page gets the focus', async (_how, leave) => {
  await arrive();
  await leave();
  await isGone();
  await waitFor(() => expect(server.countOf(complete)).toBe(1));
  await waitFor(() => expect(screen.getByRole('main').contains(document.activeElement)).toBe(true));
  expect(server.calls.some(({ call }) => call.includes('/award'))).toBe(false);
});

test('See the proposals leads there and ends it', async () => {
  await arrive();
  await press('link', 'See the proposals');
  await waitFor(() => expect(window.location.pathname).toBe('/proposals'));
  await isGone();
  expect(server.countOf(complete)).toBe(1);
});

test('what the server did not hear is told again at the next load, and stands in nobody’s way', async () => {
  await arrive();
  server.on(complete, () => refusal(400));
  await press('button', 'Look around first');
  await isGone();
  await waitFor(() => expect(logged).toHaveBeenCalled());
});
