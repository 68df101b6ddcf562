import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aUser, noNetwork, refusal, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';
import { bodyOf, goOnTo, newcomer, openWizard, press, step, type } from './testing/open-wizard.tsx';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const callsOf = (...parts: string[]) =>
  server.calls.map(({ call }) => call).filter((call) => parts.some((part) => call.includes(part)));
const errorBox = () => within(screen.getByRole('dialog')).findByRole('alert');

describe('where it opens', () => {
  test('over the app for who is not onboarded', async () => {
    server.on('GET /api/auth/me', () => Response.json({ user: newcomer }));
    server.on('GET /api/auth/whatsapp-status', () => Response.json({ available: false }));
    showApp({ path: '/dashboard', signedIn: true });
    expect(await screen.findByRole('dialog', { name: 'Welcome to Harambee, Wanjiru' })).toBeVisible();
  });

  test('not for anybody else, and without a call', async () => {
    showApp({ path: '/dashboard', signedIn: true });
    await screen.findByRole('heading', { level: 1 });
    await act(async () => {});
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsOf('whatsapp')).toEqual([]);
  });
});

describe('steps', () => {
  test('five without WhatsApp, with percentage; each has its heading, which gets the focus', async () => {
    const { reload } = await openWizard();
    const dialog = screen.getByRole('dialog', { name: 'Welcome to Harambee, Wanjiru' });
    expect(await step('Step 1 of 5')).toBeVisible();
    expect(within(dialog).getByText('20%')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await press('Next');
    expect(screen.getByRole('heading', { name: 'Tell us about your organization' })).toHaveFocus();
    expect(within(dialog).getByText('40%')).toBeVisible();
    await type('Mission', 'Safe water.');
    await press('Next');
    expect(await screen.findByText('Coming Soon')).toBeVisible();
    expect(await step('Step 3 of 5')).toBeVisible();
    await press('Next');
    const sample = within(await screen.findByRole('article', { name: 'Sample proposal' }));
    expect(sample.getByText('$50,000')).toBeVisible();
    expect(sample.getByText('12 months')).toBeVisible();
    await press('Next');
    expect(await screen.findByText('+10 points')).toBeVisible();
    expect(within(dialog).getByText('100%')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    await press('Complete Setup');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(callsOf('POST').filter((call) => !call.includes('refresh'))).toEqual([
      'POST /api/ngo/profile',
      'POST /api/proposals/draft',
      'POST /api/impact/award',
      'POST /api/auth/complete-onboarding',
    ]);
    expect(bodyOf('POST /api/proposals/draft')).toMatchObject({ amount: 50_000, duration: '12 months' });
    expect(bodyOf('POST /api/impact/award')).toEqual({
      points: 10,
      reason: 'Completed onboarding',
      category: 'setup',
    });
    expect(server.calls.at(-1)?.body).toBe('');
    // The page is about to be loaded anew: a second press sends nothing.
    await press('Complete Setup');
    expect(server.countOf('POST /api/impact/award')).toBe(1);
  });

  test('six with WhatsApp; Previous leads back one by one', async () => {
    await openWizard({ hasWhatsApp: true });
    await goOnTo(4, 6);
    await press('Previous');
    expect(screen.getByRole('heading', { name: 'Link your WhatsApp' })).toHaveFocus();
    await press('Previous');
    expect(await step('Step 2 of 6')).toBeVisible();
  });

  test('Previous from Documents leads to the organization where WhatsApp is unavailable', async () => {
    await openWizard();
    await goOnTo(3);
    await press('Previous');
    expect(screen.getByRole('heading', { name: 'Tell us about your organization' })).toBeVisible();
  });

  test('a status that cannot be had counts as unavailable', async () => {
    server.on('GET /api/auth/whatsapp-status', () => refusal(404));
    const opened = openWizard();
    server.on('GET /api/auth/whatsapp-status', () => refusal(404));
    await opened;
    expect(await step('Step 1 of 5')).toBeVisible();
  });

  test('a screen reader hears where it is', async () => {
    await openWizard();
    await press('Next');
    expect(screen.getByText('Step 2 of 5: Tell us about your organization')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 2 of 5, 40%');
  });
});

describe('Skip', () => {
  test('marks as onboarded without the remaining steps, and reloads', async () => {
    const { reload } = await openWizard();
    await press('Next');
    await press('Skip');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(callsOf('POST /api/ngo', 'POST /api/impact', 'POST /api/proposals')).toEqual([]);
    expect(server.countOf('POST /api/auth/complete-onboarding')).toBe(1);
  });

  test.each([
    ['the server’s words', () => refusal(400, 'Not now'), 'Not now'],
    ['its own', () => refusal(400), 'Failed to skip onboarding'],
  ])('refused, it shows %s', async (_what, answer, words) => {
    const { reload } = await openWizard();
    server.on('POST /api/auth/complete-onboarding', answer);
    await press('Skip');
    expect(await errorBox()).toHaveTextContent(words);
    expect(reload).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalled();
  });
});

describe('closing', () => {
  test.each([
    ['X', () => press('Close')],
    ['Escape', async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
    [
      'the backdrop',
      async () => {
        const backdrop = screen.getByRole('dialog').parentElement as HTMLElement;
        fireEvent.mouseDown(backdrop);
        fireEvent.click(backdrop);
      },
    ],
  ])('by %s hides it without a call; the page gets the focus', async (_how, close) => {
    const { reload } = await openWizard();
    const before = server.calls.length;
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(server.calls).toHaveLength(before);
    expect(reload).not.toHaveBeenCalled();
    expect(within(screen.getByRole('list', { name: 'Messages' })).getByText(/^Setup paused/)).toBeVisible();
  });
});

describe('errors of the last steps, each in the box in the modal', () => {
  const cases: [number, string, string, string][] = [
    [4, 'POST /api/proposals/draft', 'Next', 'Failed to generate demo proposal'],
    [5, 'POST /api/impact/award', 'Complete Setup', 'Failed to award points'],
    [5, 'POST /api/auth/complete-onboarding', 'Complete Setup', 'Failed to mark onboarding as complete'],
  ];
  test.each(cases)('step %i, %s', async (at, call, name, fallback) => {
    const { reload } = await openWizard();
    await goOnTo(at);
    server.on(call, () => refusal(400));
    await press(name);
    expect(await errorBox()).toHaveTextContent(fallback);
    server.on(call, () => refusal(409, 'Said by the server'));
    await press(name);
    await waitFor(async () => expect(await errorBox()).toHaveTextContent('Said by the server'));
    // It is cleared on each step change (ONBOARD-18).
    await press('Previous');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test('no network at all', async () => {
    await openWizard();
    await goOnTo(4);
    server.on('POST /api/proposals/draft', noNetwork);
    await press('Next');
    expect(await errorBox()).toHaveTextContent('Failed to generate demo proposal');
  });

  test('anything else: An error occurred', async () => {
    const { reload } = await openWizard();
    reload.mockImplementation(() => {
      throw new Error('');
    });
    await press('Skip');
    expect(await errorBox()).toHaveTextContent('An error occurred');
  });

  test('without a token: No authentication token found', async () => {
    await openWizard();
    await goOnTo(2);
    await type('Mission', 'Safe water.');
    localStorage.removeItem('auth_token');
    await press('Next');
    expect(await errorBox()).toHaveTextContent('No authentication token found');
    expect(server.countOf('POST /api/ngo/profile')).toBe(0);
  });
});

test('finished in another tab: said, and gone, when one comes back to this one', async () => {
  await openWizard();
  await press('Next');
  await type('Mission', 'Half a sen');
  server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, onboarded: true } }));
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Setup was finished in another tab or on another device.')).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.includes('onboarding'))).toEqual([]);
});
