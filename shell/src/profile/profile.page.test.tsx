import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, refusal, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';

const save = 'PUT /api/auth/profile';
const edit = async () => {
  showApp({ path: '/profile', signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
};

test('shows the person with the role', async () => {
  server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, location: 'Kisumu', role: '' } }));
  showApp({ path: '/profile', signedIn: true });
  expect(await screen.findByText('wanjiru@maji.test')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  expect(screen.getByText('Kisumu')).toBeVisible();
  expect(screen.getByText('Member')).toBeVisible();
});

test('saves every field and returns to the view with the new values', async () => {
  server.on(save, async (request) => Response.json({ user: { ...aUser, ...(await request.json()) } }));
  await edit();
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '+254 700');
  const seen: boolean[] = [];
  const observer = new MutationObserver(() => {
    if (screen.queryByRole('button', { name: 'Edit profile', hidden: true }))
      seen.push(screen.queryByText('+254 700') !== null);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeVisible();
  expect(await screen.findByText('+254 700')).toBeVisible();
  observer.disconnect();
  expect(seen).not.toContain(false);
  const sent = JSON.parse(server.calls.find(({ call }) => call === save)?.body ?? '');
  expect(Object.keys(sent).sort()).toEqual(
    ['bio', 'email', 'firstName', 'lastName', 'linkedin', 'location', 'phone', 'twitter', 'website'].sort(),
  );
});

test('Cancel keeps the old values and makes no call', async () => {
  await edit();
  await userEvent.type(screen.getByLabelText('First name'), 'XXX');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(screen.queryByText(/XXX/)).not.toBeInTheDocument();
  expect(server.countOf(save)).toBe(0);
});

test('a refusal is logged and shown; the form and what was typed stay', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.on(save, () => refusal(409, 'This email is taken'));
  await edit();
  await userEvent.type(screen.getByRole('textbox', { name: 'Location' }), 'Kisumu');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('This email is taken')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Location' })).toHaveValue('Kisumu');
  expect(logged).toHaveBeenCalledWith('Saving the profile failed', expect.anything());
  logged.mockRestore();
});

test('websites are links, handles are words, and an address that hides something is no link', async () => {
  const user = {
    ...aUser,
    website: 'https://wanjiru.example.org',
    linkedin: '@wanjiru',
    twitter: 'https://a@evil.example',
  };
  server.on('GET /api/auth/me', () => Response.json({ user }));
  showApp({ path: '/profile', signedIn: true });
  expect(await screen.findByRole('link', { name: user.website })).toHaveAttribute('href', user.website);
  expect(screen.getByText('@wanjiru').closest('a')).toBeNull();
  expect(screen.getByText(user.twitter).closest('a')).toBeNull();
});

test('the focus goes into the form and back to the heading', async () => {
  await edit();
  expect(screen.getByLabelText('First name')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a load that fails says so, and can be tried again', async () => {
  let calls = 0;
  server.on('GET /api/auth/me', () => {
    calls += 1;
    return calls === 2 ? refusal(403) : Response.json({ user: aUser });
  });
  showApp({ path: '/profile', signedIn: true });
  expect(await screen.findByText('Unable to load user profile.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit profile' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('wanjiru@maji.test')).toBeVisible();
});

test('a new address in the form is said to wait for its mail', async () => {
  server.on(save, () => Response.json({ user: { ...aUser, pendingEmail: 'new@maji.test' } }));
  await edit();
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), 'new@maji.test');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(/To confirm new@maji.test, open the link we emailed there/)).toBeVisible();
  expect(await screen.findByText('Confirm new@maji.test by email')).toBeVisible();
});

test('another address asks for the present password, says at its field that it is wrong, and keeps it nowhere', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const words = 'Your current password is not correct';
  server.on(save, () =>
    Response.json(
      { error: words, details: [{ field: 'currentPassword', message: words }], requestId: 'r1' },
      { status: 400 },
    ),
  );
  await edit();
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), 'new@maji.test');
  await userEvent.type(screen.getByLabelText('Current password'), 'rain harvest');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(/not correct/),
  );
  const sent = JSON.parse(server.calls.find(({ call }) => call === save)?.body ?? '');
  expect([sent.email, sent.currentPassword]).toEqual(['new@maji.test', 'rain harvest']);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('rain harvest');
  logged.mockRestore();
});

describe('what was typed', () => {
  const storedKeys = () => Object.keys(localStorage).filter((key) => key.includes('your-profile'));

  test('is named after a reload, and goes on in the form; a password is kept nowhere', async () => {
    await edit();
    await userEvent.type(screen.getByRole('textbox', { name: /^About you/ }), 'Six years with');
    await userEvent.type(screen.getByLabelText('Email'), 'x');
    await userEvent.type(await screen.findByLabelText(/password/i, { selector: 'input' }), 'open-sesame-7');
    cleanup();
    const all = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(all).toContain('Six years with');
    expect(all).not.toContain('open-sesame');

    showApp({ path: '/profile', signedIn: true });
    expect(await screen.findByText(/^We kept what you typed on .* at \d\d:\d\d$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('textbox', { name: /^About you/ })).toHaveValue('Six years with');
    server.on(save, async (request) => Response.json({ user: { ...aUser, ...(await request.json()) } }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('button', { name: 'Edit profile' });
    expect(storedKeys()).toEqual([]);
  });

  test('meets what another device has saved: the rest is theirs, and what differs is said', async () => {
    await edit();
    await userEvent.type(screen.getByRole('textbox', { name: 'Location' }), 'Kisumu');
    cleanup();
    const theirs = { ...aUser, location: 'Nakuru', phone: '+254 700' };
    server.on('GET /api/auth/me', () => Response.json({ user: theirs }));
    showApp({ path: '/profile', signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('textbox', { name: 'Location' })).toHaveValue('Kisumu');
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('+254 700');
    expect(screen.getByText(/Saved on another device since then: “Nakuru”/)).toBeVisible();
  });

  test('Cancel is taken back by Undo', async () => {
    await edit();
    await userEvent.type(screen.getByRole('textbox', { name: 'Location' }), 'Kisumu');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(storedKeys()).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('textbox', { name: 'Location' })).toHaveValue('Kisumu');
  });
});
