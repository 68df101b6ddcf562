import { sessionEndWords } from '@harambee/domain';
import { noteShownPage } from '@harambee/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, refusal, server } from '../../testing/fake-server.ts';
import { rememberSignIn } from '../../testing/show-app.tsx';
import { renderDocument } from './render.tsx';
import { takeOver } from './take-over.tsx';

// What the build gives Preact, here in React, which says more about what does not match.

const login = 'POST /api/auth/login';
const start = {
  findSignedIn: jest.fn(),
  loadApp: jest.fn(),
  recoverTyped: jest.fn(async () => {}),
  runBeside: jest.fn(),
  start: jest.fn(),
};
const loadStart = jest.fn(async () => start);
const leave = jest.fn();
let logged: jest.SpyInstance;
let end = () => {};

beforeEach(() => {
  jest.clearAllMocks();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.on(login, () => Response.json({ accessToken: 'a-token', user: aUser }));
});
afterEach(() => {
  act(() => end());
  window.harambeeHeld?.release();
  delete window.harambeeHeld;
  delete document.documentElement.dataset.signedIn;
  document.body.replaceChildren();
  logged.mockRestore();
});

/**
 * The document as it is before its script has come: painted, with its inline parts. `stored`: by an earlier document, in
 * the browser, of which the build knows nothing.
 */
function openDocument(path: string, stored: Record<string, string> = {}) {
  window.history.replaceState(null, '', path);
  noteShownPage(path);
  const { page, after } = renderDocument(path);
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  jest.isolateModules(() => require('./hold.ts'));
  document.body.innerHTML = `<div id="root">${page}</div>${after}`;
  jest.isolateModules(() => require('./reason.ts'));
}

/** The script has come. */
async function come() {
  await act(async () => {
    end = takeOver({ loadStart, leave });
  });
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText('Password');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inPage = () => within(document.getElementById('root') as HTMLElement);
const aSession = { auth_token: 'a-token', user_id: 'u1', tenant_id: 't1' };
const bodies = () => server.calls.map(({ body }) => JSON.parse(body || '{}'));

describe.each(['/login', '/signup'])('the document of %s', (path) => {
  test.each(['light', 'dark'])('is taken over as it is, in the %s theme', async (theme) => {
    openDocument(path, { theme });
    const before = document.body.innerHTML;
    await come();
    expect(document.body.innerHTML).toBe(before);
    expect(document.documentElement.dataset.theme).toBe(theme);
    expect(logged).not.toHaveBeenCalled();
  });

  test('has the words of the page, and its title', () => {
    openDocument(path);
    const heading = path === '/login' ? 'Welcome back' : 'Create your account';
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(renderDocument(path).title).toBe(`${heading} · Harambee`);
    expect(screen.getByRole('navigation', { name: 'Legal and help' })).toBeVisible();
  });

  test('sends its form as the body of a POST, should no script run at all: never as an address', () => {
    openDocument(path);
    expect(document.querySelector('form')?.method).toBe('post');
  });
});

test('what was typed stays, with the focus and the caret; the choice to be forgotten, too', async () => {
  openDocument('/login');
  await userEvent.type(password(), 'correct horse');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await userEvent.type(email(), 'wanjiru@maji.test');
  password().focus();
  (password() as HTMLInputElement).setSelectionRange(3, 5);
  const field = password() as HTMLInputElement;
  await come();
  expect(password()).toBe(field);
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([3, 5]);
  expect(email()).toHaveValue('wanjiru@maji.test');
  expect(field).toHaveValue('correct horse');
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  await press('Sign in');
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toEqual({ email: 'wanjiru@maji.test', password: 'correct horse', remember: false });
});

test('a form that is sent before the script has come is held, and sent once', async () => {
  openDocument('/login');
  const prevented = jest.fn();
  const note = (event: Event) => prevented(event.defaultPrevented);
  document.addEventListener('submit', note);
  await userEvent.type(email(), 'wanjiru@maji.test');
  await userEvent.type(password(), 'correct horse{Enter}');
  await press('Sign in');
  document.removeEventListener('submit', note);
  expect(prevented.mock.calls).toEqual([[true], [true]]);
  expect(document.documentElement.dataset.held).toBe('');
  expect(server.calls).toHaveLength(0);
  await come();
  await waitFor(() => expect(start.start).toHaveBeenCalled());
  expect(bodies()).toEqual([{ email: 'wanjiru@maji.test', password: 'correct horse', remember: true }]);
  expect(document.documentElement.dataset.held).toBeUndefined();
});

test('so are presses of its buttons, in their order', async () => {
  openDocument('/login');
  await press('Show password');
  await userEvent.click(screen.getByRole('tab', { name: 'Social login' }));
  await come();
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Social login' })).toHaveAttribute('aria-selected', 'true'),
  );
  expect(password()).toHaveAttribute('type', 'text');
});

test('a held form with a fault shows it, and a refusal is shown as ever', async () => {
  openDocument('/login');
  await userEvent.type(email(), 'wanjiru@maji.test');
  await press('Sign in');
  await come();
  expect(await screen.findByText('Please enter both email and password')).toBeVisible();
  expect(password()).toHaveFocus();
  server.on(login, () => refusal(401, 'Wrong email or password'));
  await userEvent.type(password(), 'wrong{Enter}');
  expect(await inPage().findByRole('alert')).toHaveTextContent('Wrong email or password');
  expect(start.start).not.toHaveBeenCalled();
});

test('a new account is made with what was typed before the script came', async () => {
  server.on('POST /api/auth/register', () => Response.json({ accessToken: 'a-token', user: aUser }));
  openDocument('/signup');
  for (const [label, text] of Object.entries({
    'First name': 'Wanjiru',
    'Last name': 'Achieng',
    'Organization name': 'Maji',
    Email: 'wanjiru@maji.test',
    Password: 'correct horse',
    'Confirm password': 'correct horse',
  })) {
    await userEvent.type(screen.getByLabelText(label), text);
  }
  await press('Create account');
  await come();
  await waitFor(() => expect(start.start).toHaveBeenCalled());
  expect(bodies()).toEqual([
    {
      firstName: 'Wanjiru',
      lastName: 'Achieng',
      organizationName: 'Maji',
      email: 'wanjiru@maji.test',
      password: 'correct horse',
    },
  ]);
});

test('after a sign-in the app opens for that person, once what they had typed is there again', async () => {
  openDocument('/login');
  await come();
  await userEvent.type(email(), 'wanjiru@maji.test');
  await userEvent.type(password(), 'correct horse{Enter}');
  await waitFor(() => expect(start.start).toHaveBeenCalledTimes(1));
  expect(start.recoverTyped).toHaveBeenCalledWith('u1');
  expect(start.loadApp).toHaveBeenCalled();
  expect(start.start).toHaveBeenCalledWith({
    path: '/login',
    signedIn: aUser,
    address: 'wanjiru@maji.test',
    prompt: null,
  });
  expect(localStorage.getItem('auth_token')).toBe('a-token');
  expect(document.getElementById('root')).toBeEmptyDOMElement();
});

test('the other sign-in page opens without it, a further page with it', async () => {
  openDocument('/login');
  await come();
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(screen.getByRole('heading', { name: 'Create your account' })).toHaveFocus();
  expect(loadStart).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await waitFor(() => expect(start.start).toHaveBeenCalledTimes(1));
  expect(window.location.pathname).toBe('/reset-password');
});

test('somebody who signs in in another tab is checked, and the app opens for them', async () => {
  start.findSignedIn.mockResolvedValue(aUser);
  openDocument('/login');
  await come();
  rememberSignIn();
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
  });
  await waitFor(() => expect(start.start).toHaveBeenCalled());
  expect(start.start.mock.calls[0][0]).toMatchObject({ signedIn: aUser });
});

test('a page whose script does not arrive says so, with a way out', async () => {
  openDocument('/login');
  expect(screen.getByRole('alert')).not.toBeVisible();
  const script = document.body.appendChild(document.createElement('script'));
  script.dispatchEvent(new Event('error'));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('A part of this page did not arrive. Load it again');
  expect(screen.getByRole('link', { name: 'Load it again' })).toHaveAttribute('href', '/login');
});

describe('somebody who is signed in already', () => {
  test('sees no form, but the app as in any other document', async () => {
    openDocument('/login', aSession);
    expect(document.documentElement.dataset.signedIn).toBe('');
    await come();
    expect(start.start).toHaveBeenCalledWith();
    expect(document.getElementById('root')).toBeEmptyDOMElement();
    expect(document.documentElement.dataset.signedIn).toBeUndefined();
  });

  test('is signed out if a sign-out was interrupted', async () => {
    server.on('POST /api/auth/logout', () => refusal(503));
    openDocument('/login', { ...aSession, 'logout-pending': 'true' });
    expect(document.documentElement.dataset.signedIn).toBeUndefined();
    expect(inPage().getByRole('status')).toHaveTextContent('You are signed out on this device');
    await come();
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(inPage().getByRole('status')).toHaveTextContent('You are signed out on this device');
    server.on('POST /api/auth/logout', () => new Response(null, { status: 204 }));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(inPage().queryByRole('status')).not.toBeInTheDocument());
  });
});

describe('why somebody was signed out stands in the document before the script comes', () => {
  test('a reason', async () => {
    openDocument('/login', { 'signed-out-because': 'password-changed' });
    expect(inPage().getByRole('status')).toHaveTextContent(sessionEndWords('password-changed'));
    const before = document.body.innerHTML;
    await come();
    expect(document.body.innerHTML).toBe(before);
    expect(logged).not.toHaveBeenCalled();
  });

  test('none: nothing', () => {
    openDocument('/login');
    expect(inPage().queryByRole('status')).not.toBeInTheDocument();
  });
});
