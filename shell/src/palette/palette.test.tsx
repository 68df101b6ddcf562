import type { RemoteCommand } from '@harambee/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, server } from '../testing/fake-server.ts';
import { aModule, fakeSource, showApp } from '../testing/show-app.tsx';

const field = () => screen.findByRole('combobox', { name: /type a command or search/i });
const options = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('b')?.textContent ?? '');
const groups = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('group')
    .map((group) => group.getAttribute('aria-label'));
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return document.getElementById(id ?? '')?.querySelector('b')?.textContent;
};
const pathname = () => window.location.pathname;

const card = (id: string, title: string, changes: object = {}) => ({
  id,
  proposalId: id,
  title,
  grantId: 'TCWF-2026-07',
  organization: 'Maji Kwa Wote',
  category: '',
  status: 'draft',
  progress: 0,
  queued: false,
  requestedAmount: 0,
  deadline: '',
  durationMonths: 12,
  version: 0,
  createdAt: '2026-11-03T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  ...changes,
});
const submit = jest.fn();
const ofRemote: RemoteCommand[] = [
  {
    id: 'p.submit',
    name: 'Submit latest draft proposal',
    subtitle: 'Asks first',
    section: 'Continue',
    shortcut: ['$mod+Enter'],
    perform: submit,
  },
  {
    id: 'p.new',
    name: 'New proposal',
    subtitle: 'In five sections',
    section: 'Create and search',
    parent: 'create',
    to: '/proposals/new',
  },
  {
    id: 'p.search',
    name: 'Search proposals',
    subtitle: 'Titles',
    section: 'Create and search',
    parent: 'search',
    to: '/proposals?focus=search',
  },
];
const source = fakeSource({ loadModule: async () => aModule({ commands: ofRemote }) });

async function show(path = '/settings', from = source) {
  const view = showApp({ path, signedIn: true, source: from });
  await screen.findByRole('button', { name: /^Search or jump to/ });
  // The palette and the remote's entries are there once its shortcut answers.
  await waitFor(async () => {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(submit).toHaveBeenCalled();
  });
  submit.mockClear();
  return view;
}
async function open(path?: string) {
  const view = await show(path);
  await userEvent.keyboard('{Control>}k{/Control}');
  await field();
  return view;
}

beforeEach(() => submit.mockClear());

describe('opening and closing', () => {
  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens and closes it', async (keys) => {
    showApp({ path: '/settings', signedIn: true });
    await screen.findByRole('button', { name: /^Search or jump to/ });
    await userEvent.keyboard(keys);
    expect(await screen.findByPlaceholderText('Type a command or search...')).toHaveFocus();
    await userEvent.keyboard(keys);
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  });

  test('the button opens it; Escape and a press beside it close it, and the focus returns', async () => {
    await show();
    const button = screen.getByRole('button', { name: /^Search or jump to/ });
    await userEvent.click(button);
    expect(await field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();

    await userEvent.click(button);
    await userEvent.click((await screen.findByRole('dialog')).parentElement as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('Tab stays in it, and it does not open over another dialog', async () => {
    await open();
    await userEvent.tab();
    expect(await field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('aria-modal', 'true');
    await userEvent.keyboard('{Control>}k{/Control}c');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    dialog.remove();
  });

  test('each opening begins empty, whatever was asked before and however it closed', async () => {
    await open();
    await userEvent.type(await field(), 'zzz');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.keyboard('c');
    expect(await field()).toHaveValue('');
    await waitFor(() => expect(options()).toEqual(['New proposal']));
    await userEvent.type(await field(), 'zzz');
    // Back to all of it: the word belonged to Create.
    await userEvent.clear(await field());
    await userEvent.keyboard('{Backspace}settings');
    await waitFor(() => expect(active()).toBe('Settings'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveValue('');
    await waitFor(() => expect(options()).toHaveLength(19));
    await userEvent.type(await field(), 'zzz');
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: /^Search or jump to/ }));
    expect(await field()).toHaveValue('');
    await waitFor(() => expect(options()).toHaveLength(19));
  });

  test('what was typed to find Create is not asked within it', async () => {
    await open();
    await userEvent.type(await field(), 'crea');
    await waitFor(() => expect(options()).toContain('Create'));
    await userEvent.click(screen.getByRole('option', { name: /^Create/ }));
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
    await waitFor(() => expect(options()).toEqual(['New proposal']));
  });

  test('its arrival does not let the page behind another window scroll', async () => {
    document.body.style.overflow = 'hidden';
    await show();
    expect(document.body.style.overflow).toBe('hidden');
    document.body.style.overflow = '';
  });
});

describe('what it offers', () => {
  test('every entry in its group, with subtitle and keys for eye and ear', async () => {
    await open();
    expect(groups()).toEqual(['Continue', 'Go to', 'Create and search', 'You']);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Submit latest draft proposal Asks firstCtrl↵, Control Enter',
      'Dashboard What needs your attention todayGD, G then D',
      'Profiles What funders read about youGP, G then P',
      'Proposals 4 in allGR, G then R',
      'Calls What funders ask for, by deadlineGF, G then F',
      'Documents What funders want attached, by expiryGO, G then O',
      'Answers What you have answered before, found by meaningGB, G then B',
      expect.stringMatching(/^Impact Level \d+, \d+ pointsGI, G then I$/),
      'Analytics How your organization is doingGA, G then A',
      'Create New proposalC, C',
      'Search Grants or proposalsS, S',
      'View impact summary Points, badges and rankCtrlI, Control I',
      'Help How things are done here',
      'Profile Your name and how to reach you',
      'Team People, invitations, organization name',
      'Record of actions Who signed in, changed roles, downloaded files',
      'Your data Download everything, or delete it',
      'Settings Appearance, password, shortcuts',
      'Sign Out End this session',
    ]);
    for (const option of screen.getAllByRole('option')) {
      expect(option.querySelector('svg path')).toHaveAttribute('d', expect.stringMatching(/^[Mm]/));
    }
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('19 results');
  });

  test('the arrows move over all of them and around, Enter goes there', async () => {
    await open();
    expect(active()).toBe('Submit latest draft proposal');
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe('Sign Out');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Dashboard');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pathname()).toBe('/dashboard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('typing narrows it, also to what stands behind an entry; nothing found is said', async () => {
    await open();
    await userEvent.type(await field(), 'new proposal');
    await waitFor(() => expect(options()).toEqual(['New proposal', 'Create']));
    expect(active()).toBe('New proposal');
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'xyzzy');
    const status = within(screen.getByRole('dialog')).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Nothing found. Try another word.'));
    expect(active()).toBeUndefined();
  });

  test('Create opens what can be created; Backspace leads back', async () => {
    await open();
    await userEvent.click(screen.getByRole('option', { name: /^Create/ }));
    await waitFor(() => expect(options()).toEqual(['New proposal']));
    expect(await field()).toHaveAccessibleName('Create: type a command or search');
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(options()).toHaveLength(19));
  });

  test('what makes no sense now is not offered, and Create says what it can', async () => {
    let isWanted = false;
    const command = {
      id: 'p.profile',
      name: 'New profile',
      subtitle: 'Who you are',
      section: 'Create and search',
      parent: 'create',
      to: '/profiles/new',
      isOffered: async () => isWanted,
    } as const;
    const more = fakeSource({ loadModule: async () => aModule({ commands: [...ofRemote, command] }) });
    await show('/settings', more);
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
    expect(await screen.findByRole('option', { name: /^Create New proposal ?, C/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    isWanted = true;
    await userEvent.keyboard('c');
    await field();
    await waitFor(() => expect(options()).toEqual(['New proposal', 'New profile']));
    await userEvent.keyboard('{Backspace}');
    expect(
      await screen.findByRole('option', { name: /^Create New proposal or new profile ?, C/ }),
    ).toBeVisible();
  });

  test('first comes what is to be done next: the draft that is due next', async () => {
    const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    server.on('GET /api/proposals', () =>
      Response.json({
        proposals: [
          card('a', 'Sent long ago', { status: 'submitted' }),
          card('b', 'Last touched'),
          card('c', 'Safe water', { deadline: soon }),
        ],
      }),
    );
    await open();
    await waitFor(() => expect(options()[0]).toBe('Safe water'));
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Draft, due in 10 days');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pathname()).toBe('/proposals/c'));
    expect(window.location.search).toBe('?mode=edit');
  });

  test('pages one was on lately, by their titles, without the present one and those that are entries', async () => {
    await open('/proposals/p-1');
    // As the page of the proposal says it once it is there.
    await act(async () => {
      document.title = 'Safe water for 14 schools · Harambee';
    });
    await waitFor(() => expect(localStorage.getItem('kept-text:u1:t1:recent-pages')).toContain('Safe water'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('gd');
    await waitFor(() => expect(pathname()).toBe('/dashboard'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
    expect(groups()).toContain('Recent');
    expect(screen.getByRole('group', { name: 'Recent' })).toHaveTextContent(
      /^RecentSafe water for 14 schools/,
    );
    await userEvent.click(screen.getByRole('option', { name: /Safe water/ }));
    await waitFor(() => expect(pathname()).toBe('/proposals/p-1'));

    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('kept-text'))).toEqual([]);
  });
});

describe('own proposals', () => {
  const searches = () =>
    server.calls
      .filter(({ call }) => call === 'GET /api/proposals')
      .map(({ request }) => new URL(request.url).searchParams.get('search'))
      .filter((search) => search !== null);

  test('are found by typing: one call once typing rests, and the answer opens', async () => {
    await open();
    server.on('GET /api/proposals', () => Response.json({ proposals: [card('p 1', 'Wells of Kitui')] }));
    await userEvent.type(await field(), 'kitui');
    const option = await screen.findByRole('option', { name: /Wells of Kitui/ });
    expect(option).toHaveTextContent('TCWF-2026-07 · Draft');
    expect(screen.getByRole('group', { name: 'Your proposals' })).toContainElement(option);
    expect(searches()).toEqual(['kitui']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pathname()).toBe('/proposals/p 1'.replace(' ', '%20')));
  });

  test('nothing is asked before something is typed; a failure is quiet, in words, and takes no entry away', async () => {
    await open();
    expect(searches()).toEqual([]);
    jest.spyOn(console, 'error').mockImplementation(() => {});
    server.on('GET /api/proposals', () => refusal(403, 'No'));
    await userEvent.type(await field(), 'set');
    expect(
      await screen.findByText('We couldn’t search your proposals. Try again in a moment.'),
    ).toBeVisible();
    expect(options()).toContain('Settings');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('keys on the page', () => {
  test.each([
    ['gd', '/dashboard'],
    ['gr', '/proposals'],
    ['gi', '/impact'],
    ['ga', '/analytics'],
    ['{Control>}i{/Control}', '/impact'],
  ])('%s goes to %s', async (keys, path) => {
    await show();
    await userEvent.keyboard(keys);
    await waitFor(() => expect(pathname()).toBe(path));
  });

  test('c and s open what is behind Create and Search', async () => {
    await show();
    await userEvent.keyboard('c');
    await field();
    await waitFor(() => expect(options()).toEqual(['New proposal']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('s');
    await field();
    await waitFor(() => expect(options()).toEqual(['Search proposals']));
  });

  test('not while typing, not after a key that a form has used, not with another modifier', async () => {
    await show('/settings?tab=profile');
    await userEvent.type(await screen.findByLabelText('First name'), 'gd{Control>}{Enter}{/Control}');
    act(() => (document.activeElement as HTMLElement).blur());
    const used = (event: KeyboardEvent) => event.preventDefault();
    document.body.addEventListener('keydown', used);
    await userEvent.keyboard('c{Control>}{Enter}{/Control}');
    document.body.removeEventListener('keydown', used);
    await userEvent.keyboard('{Alt>}c{/Alt}{Control>}c{/Control}{Shift>}c{/Shift}{Meta>}{Enter}{/Meta}');
    expect(submit).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(pathname()).toBe('/settings');
  });

  test('letters can be switched off in Preferences, at once and for good; Ctrl+Enter stays', async () => {
    const { unmount } = await show('/settings?tab=preferences');
    const setting = screen.getByRole('switch', { name: 'Single-key shortcuts' });
    expect(setting).toBeChecked();
    await userEvent.click(setting);
    expect(setting).not.toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-single-keys', 'off');
    await userEvent.keyboard('cgd');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(pathname()).toBe('/settings');
    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
    expect(screen.getByRole('option', { name: /^Dashboard/ })).not.toHaveTextContent('G then D');
    expect(screen.getByRole('option', { name: /^Submit/ })).toHaveTextContent('Control Enter');
    unmount();

    await show('/settings?tab=preferences');
    expect(screen.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    expect(document.documentElement).not.toHaveAttribute('data-single-keys');
    await userEvent.keyboard('gd');
    await waitFor(() => expect(pathname()).toBe('/dashboard'));
  });
});
