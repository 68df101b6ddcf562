import type { Member } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMember, aUser, noNetwork, refusal, server } from '../../testing/fake-server.ts';
import { showApp } from '../../testing/show-app.tsx';
import { browserWindow } from './leave-for-good.ts';

const colleague: Member = {
  ...aMember,
  id: 'u2',
  firstName: 'Otieno',
  email: 'otieno@maji.test',
  role: 'Member',
};
const archive = () =>
  new Response('zip', {
    headers: { 'content-disposition': 'attachment; filename="harambee-organization-2026-11-21.zip"' },
  });

let saved: { name: string }[];
let left: string[];
beforeEach(() => {
  saved = [];
  left = [];
  URL.createObjectURL = () => 'blob:archive';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download });
  });
  jest.spyOn(browserWindow, 'goTo').mockImplementation((address) => void left.push(address));
  server.on('GET /api/auth/sessions', () => Response.json({ sessions: [] }));
});
afterEach(() => jest.restoreAllMocks());

async function show({
  members = [aMember],
  role = 'Owner',
}: {
  members?: Member[];
  role?: 'Owner' | 'Member';
} = {}) {
  server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, role } }));
  server.on('GET /api/auth/members', () => Response.json({ members }));
  showApp({ path: '/your-data', signedIn: true });
  await screen.findByRole('region', { name: 'Your data' });
}
const button = (name: string) => screen.findByRole('button', { name });
const bodyOf = (call: string) =>
  JSON.parse(server.calls.findLast((one) => one.call === call)?.body ?? 'null');
const scopes = () =>
  server.calls
    .filter(({ call }) => call === 'GET /api/auth/export')
    .map(({ request }) => new URL(request.url).searchParams.get('scope'));

test('an owner downloads everything, or only their own; the file bears the server’s name', async () => {
  server.on('GET /api/auth/export', archive);
  await show();
  await userEvent.click(await button('Download everything'));
  expect(await screen.findByText('Your data is downloaded', { selector: 'b' })).toBeVisible();
  await userEvent.click(await button('Only my own data'));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[0]).toEqual({ name: 'harambee-organization-2026-11-21.zip' });
  expect(scopes()).toEqual(['organization', 'person']);
});

const storage = (used: number, limit = 250_000_000) =>
  server.on('GET /api/auth/storage', () => Response.json({ used, limit }));

test('an owner sees how much of the storage is used, and is warned from 80 % on', async () => {
  storage(12_000_000);
  await show();
  expect(await screen.findByText('12 MB of 250 MB are used (5 %).')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Storage used' })).toHaveAttribute('value', '12000000');
  expect(screen.queryByText(/nearly full/)).toBeNull();
});

test.each([
  [200_000_000, 'The storage is nearly full', /uses 80% of its storage \(200 MB of 250 MB\)/],
  [251_000_000, 'The storage is full', /has used all of its storage \(250 MB\), so nothing new can be saved/],
])('%i bytes of 250 MB: %s', async (used, title, words) => {
  storage(used);
  await show();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('nothing is said of storage to members, nor without a limit, nor where the service does not tell', async () => {
  storage(240_000_000);
  await show({ role: 'Member' });
  expect(screen.queryByText('Storage')).toBeNull();
  expect(server.calls.map(({ call }) => call)).not.toContain('GET /api/auth/storage');
});

test('while it comes it says how far it is and can be stopped', async () => {
  let more: ReadableStreamDefaultController<Uint8Array> | undefined;
  server.on(
    'GET /api/auth/export',
    () =>
      new Response(
        new ReadableStream({
          start: (given) => {
            more = given;
          },
        }),
      ),
  );
  await show();
  await userEvent.click(await button('Download everything'));
  expect(await screen.findByRole('progressbar', { name: 'Downloading your data' })).toBeVisible();
  await waitFor(() => expect(more).toBeDefined());
  more?.enqueue(new Uint8Array(1_300_000));
  expect(await screen.findByText('Downloading: 1.3 MB so far')).toBeVisible();
  await userEvent.click(await button('Stop'));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(saved).toEqual([]);
});

test('an archive that cannot be made says why in place, and can be tried again', async () => {
  const why = 'The impact part is not available right now. Without it the archive would be incomplete';
  server.on('GET /api/auth/export', () => refusal(503, why));
  await show();
  await userEvent.click(await button('Download everything'));
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
  server.on('GET /api/auth/export', noNetwork);
  await userEvent.click(await button('Try again'));
  expect(await screen.findByText(/stopped before it was complete/)).toBeVisible();
  server.on('GET /api/auth/export', archive);
  await userEvent.click(await button('Try again'));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('a member: their own archive, and the account alone', async () => {
  server.on('GET /api/auth/export', archive);
  server.on('DELETE /api/auth/account', () => new Response(null, { status: 204 }));
  await show({
    role: 'Member',
    members: [
      { ...aMember, role: 'Member' },
      { ...colleague, role: 'Owner' },
    ],
  });
  expect(screen.queryByRole('button', { name: 'Delete the organization' })).toBeNull();
  await userEvent.click(await button('Download everything'));
  await waitFor(() => expect(scopes()).toEqual(['person']));
  await userEvent.click(await button('Delete my account'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.getByText(/it says "A former member"/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Your email address'), 'WANJIRU@maji.test');
  await userEvent.type(dialog.getByLabelText('Your password'), 'rain harvest 2026');
  localStorage.setItem('something', 'of this person');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(left).toEqual(['/goodbye']));
  expect(bodyOf('DELETE /api/auth/account')).toEqual({
    confirm: 'WANJIRU@maji.test',
    password: 'rain harvest 2026',
  });
  expect(localStorage).toHaveLength(0);
});

test('the last owner among others reads what to do first; who is alone reads that everything goes', async () => {
  await show({ members: [aMember, colleague] });
  expect(
    await screen.findByText(
      /You are the only owner of Maji Kwa Wote\. To leave, make someone else an owner first/,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
});

test('the organization: counts, the archive first, the name typed, each refusal at its field, and the focus there', async () => {
  server.on('GET /api/auth/export', archive);
  await show();
  expect(await screen.findByText(/You are the only person in this organization/)).toBeVisible();
  await userEvent.click(await button('Delete the organization'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Maji Kwa Wote?' }));
  expect(dialog.getByText('4 proposals with every version, budget and history')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Download everything first' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const confirm = dialog.getByLabelText('Name of the organization');
  const action = dialog.getByRole('button', { name: 'Delete the organization' });
  await userEvent.click(action);
  expect(await dialog.findByText('Please type the name of the organization as it is shown')).toBeVisible();
  await waitFor(() => expect(confirm).toHaveFocus());
  expect(server.countOf('DELETE /api/auth/organization')).toBe(0);

  await userEvent.type(confirm, 'Maji Kwa Wote');
  server.on('DELETE /api/auth/organization', () =>
    Response.json(
      { error: 'x', requestId: 'r', details: [{ field: 'password', message: 'Please enter your password' }] },
      { status: 400 },
    ),
  );
  await userEvent.click(action);
  expect(await dialog.findByText('Please enter your password')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveFocus());
  server.on('DELETE /api/auth/organization', noNetwork);
  await userEvent.click(action);
  expect(await dialog.findByText(/^We got no response/)).toBeVisible();
  expect(left).toEqual([]);
});

test('people who could not be loaded are not said to be none', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  server.on('GET /api/auth/me', () => Response.json({ user: aUser }));
  server.on('GET /api/auth/members', () => refusal(403));
  showApp({ path: '/your-data', signedIn: true });
  await userEvent.click(await button('Delete the organization'));
  expect(
    await screen.findByText('Your account and those of your colleagues: nobody can sign in anymore'),
  ).toBeInTheDocument();
  expect(screen.queryByText('Your account: you can no longer sign in')).toBeNull();
});
