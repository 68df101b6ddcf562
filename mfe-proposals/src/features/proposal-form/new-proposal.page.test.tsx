import { proposalFormSectionNames, proposalFormSections } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import type { Handler } from '@harambee/platform/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { asksBeforeClosing } from '../../testing/closes.ts';
import { answersBefore, control, fill, fillSection } from '../../testing/fill-form.ts';
import { later } from '../../testing/open-proposal.ts';
import { completeFields, proposalOf } from '../../testing/proposals.ts';
import { button, mount, renderApp, somebody } from '../../testing/render-app.tsx';

const oneCase = 'Nakai Ewesit, a mother of three, is HIV-positive and cannot carry a can.';
const created: Handler = () => ({ status: 201, body: { proposal: proposalOf() } });
const section = (name: string) => screen.findByRole('heading', { level: 2, name });

/** The page at a section, the ones before it filled. */
async function open(
  number = 1,
  handlers: Record<string, Handler> = {},
  changes: Partial<ProposalFields> = {},
) {
  const user = somebody();
  const draft = {
    section: proposalFormSectionNames[number - 1],
    values: { ...answersBefore(number), ...changes },
  };
  const kept: Record<string, string> =
    number === 1 ? {} : { [`kept-text:${user.id}:new-proposal`]: JSON.stringify(draft) };
  const app = renderApp({ path: '/proposals/new', handlers, user, kept });
  await section(Object.values(proposalFormSections)[number - 1] as string);
  const next = () => app.userEvent.click(button('Next'));
  const posts = () => app.api.callsTo('POST', '/api/proposals');
  return { ...app, next, posts };
}

test('a new proposal is in the currency of the organization (PROP-29); a draft has the one it was saved with', async () => {
  const user = somebody();
  const handlers = {
    [`GET /api/ngo/profile/tenant/${user.tenantId}`]: () => ({
      body: { profile: { id: 'pr-1', tenantId: user.tenantId, name: 'Maji', currency: 'KES' } },
    }),
  };
  const storedCurrency = () => {
    const name = Object.keys(localStorage).find((key) => key.endsWith(':new-proposal')) ?? '';
    return JSON.parse(localStorage.getItem(name) ?? '{}').content?.values?.currency;
  };
  const title = () => screen.findByLabelText(/^Title/);
  const app = renderApp({ path: '/proposals/new', handlers, user });
  await waitFor(() =>
    expect(app.api.callsTo('GET', `/api/ngo/profile/tenant/${user.tenantId}`)).toHaveLength(1),
  );
  await app.userEvent.type(await title(), 'Wells');
  await waitFor(() => expect(storedCurrency()).toBe('KES'));

  cleanup();
  localStorage.clear();
  const draft = {
    section: proposalFormSectionNames[0],
    values: { ...answersBefore(4), currency: 'EUR' },
  };
  const kept = { [`kept-text:${user.id}:new-proposal`]: JSON.stringify(draft) };
  const again = renderApp({ path: '/proposals/new', handlers, user, kept });
  await again.userEvent.type(await title(), '!');
  await waitFor(() => expect(storedCurrency()).toBe('EUR'));
});

const messages = [
  [
    'Basic Information',
    0,
    [
      'Title is required',
      'Grant ID is required',
      'Organization is required',
      'Category is required',
      'Description is required',
    ],
  ],
  [
    'Project Details',
    1,
    [
      'All objectives must be filled',
      'Number of beneficiaries must be greater than 0',
      'Methodology is required',
    ],
  ],
  [
    'Funding & Budget',
    2,
    ['Amount must be greater than 0', 'Deadline is required', 'Budget breakdown is required'],
  ],
  ['Implementation', 3, ['Timeline is required', 'Sustainability plan is required']],
] as const;

afterEach(() => jest.restoreAllMocks());

describe('/proposals/new', () => {
  test.each(messages)('Next on an empty %s shows its messages and stays', async (name, before, expected) => {
    const app = await open(before + 1);
    await app.next();

    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    const summary = screen.getByRole('alert');
    const shown = within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(shown).toEqual(expected);
    // Once in the summary, once under its field.
    for (const message of expected) expect(screen.getAllByText(message)).toHaveLength(2);
  });

  test('a faulty field is described by its message and the first one has the focus', async () => {
    const app = await open();
    await app.next();
    expect(control('Title')).toHaveFocus();
    expect(control('Title')).toHaveAccessibleDescription(/Title is required/);
    await fill('Title', 'Wells');
    await waitFor(() => expect(screen.queryByText('Title is required')).toBeNull());
  });

  test.each([
    [0, 'Duration must be greater than 0'],
    [61, 'Duration must be at most 60 months'],
  ])('a duration of %i months is refused, 1 and 60 are not', async (months, message) => {
    const app = await open(4);
    await section('Implementation');
    await fillSection(4, { ...completeFields, projectDuration: months });
    await app.next();
    expect(screen.getAllByText(message)).toHaveLength(2);
    for (const allowed of [1, 60]) {
      await fillSection(4, { ...completeFields, projectDuration: allowed });
      await app.next();
      await section('Team & Impact');
      await app.userEvent.click(button('Previous'));
    }
  });

  test('numbers are parsed as integers and empty becomes 0; the duration starts at 12', async () => {
    const app = await open(4, { 'POST /api/proposals': created });
    expect(control('Project duration (months)')).toHaveValue('12');
    await app.userEvent.click(button('Previous'));
    await app.userEvent.clear(control('Requested Amount (USD)'));
    await app.userEvent.type(control('Requested Amount (USD)'), '12.7');
    await app.userEvent.click(button('Save as draft'));
    await waitFor(() => expect(app.posts()).toHaveLength(1));
    expect(app.posts()[0]?.body).toMatchObject({ requestedAmount: 12 });
  });

  test('through all five sections: Create Proposal sends the fifteen fields once and goes to the list', async () => {
    const app = await open(1, { 'POST /api/proposals': created });
    for (const number of [1, 2, 3, 4]) {
      await fillSection(number, completeFields);
      await app.next();
    }
    await fillSection(5, completeFields);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await app.userEvent.click(button('Create Proposal'));

    await waitFor(() => expect(app.address()).toBe('/proposals'));
    expect(app.posts()).toHaveLength(1);
    expect(app.posts()[0]?.body).toEqual(completeFields);
    expect(app.posts()[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('kept-text'))).toEqual([]);
    expect(screen.getByText('Proposal created. Its text is being written.')).toBeVisible();
  });

  test('personal data is asked about before a proposal is created, and the yes goes with it', async () => {
    const { description } = completeFields;
    const app = await open(
      5,
      { 'POST /api/proposals': created },
      { description: `${description} ${oneCase}` },
    );
    await fillSection(5, completeFields);
    await app.userEvent.click(button('Create Proposal'));
    const dialog = await screen.findByRole(
      'alertdialog',
      { name: 'This proposal contains personal data' },
      later,
    );
    expect(within(dialog).getByText(/HIV/)).toBeVisible();
    expect(app.posts()).toHaveLength(0);
    await app.userEvent.click(within(dialog).getByRole('button', { name: 'Create anyway' }));
    await waitFor(() => expect(app.posts()).toHaveLength(1));
    expect(app.posts()[0]?.query.get('confirmed')).toBe('personal_data');
  });

  test('submit with a fault anywhere goes back to section 1, creates nothing and says where the fault is', async () => {
    const app = await open(5, { 'POST /api/proposals': created });
    await section('Team & Impact');
    await app.userEvent.click(button('Create Proposal'));

    await section('Basic Information');
    expect(app.posts()).toHaveLength(0);
    expect(screen.getByRole('alert')).toHaveTextContent('There is a problem in Team & Impact');
    await app.userEvent.click(screen.getByRole('link', { name: 'Team information is required' }));
    await section('Team & Impact');
    await waitFor(() => expect(control('Team')).toHaveFocus());
    expect(screen.getByText('Team information is required')).toBeVisible();
  });

  test('the map marks complete sections, leads back freely and forward only over complete ones', async () => {
    const app = await open();
    const step = (name: RegExp) =>
      within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('button', { name });
    expect(step(/Basic Information/)).toHaveTextContent('Incomplete');
    await app.userEvent.click(step(/Funding/));
    expect(screen.getByRole('heading', { level: 2, name: 'Basic Information' })).toBeVisible();
    expect(screen.getAllByText('Title is required')).toHaveLength(2);

    for (const number of [1, 2]) {
      await fillSection(number, completeFields);
      await app.next();
    }
    await section('Funding & Budget');
    expect(step(/Basic Information/)).toHaveTextContent(/Complete$/);
    expect(step(/Funding/)).toHaveAttribute('aria-current', 'step');
    await app.userEvent.click(step(/Basic Information/));
    await section('Basic Information');
    expect(control('Title')).toHaveValue(completeFields.title);
    await app.userEvent.click(step(/Team/));
    await section('Funding & Budget');
    expect(screen.getAllByText('Deadline is required').length).toBeGreaterThan(0);
  });

  test('objectives: one row stays, a second can be removed, empty ones are dropped from a draft', async () => {
    const app = await open(2, { 'POST /api/proposals': created });
    await section('Project Details');
    expect(screen.queryByRole('button', { name: /Remove objective/ })).toBeNull();
    await fillSection(2, { ...completeFields, objectives: ['One', 'Two', ''] });
    await app.next();
    expect(screen.getAllByText('All objectives must be filled')).toHaveLength(2);
    await app.userEvent.click(button('Save as draft'));
    await waitFor(() => expect(app.posts()).toHaveLength(1));
    expect(app.posts()[0]?.body).toMatchObject({ objectives: ['One', 'Two'], generate: false });
  });

  test('Save as draft asks for a title only', async () => {
    const app = await open(1, { 'POST /api/proposals': created });
    await app.userEvent.click(button('Save as draft'));
    expect(screen.getAllByText('Title is required')).toHaveLength(2);
    expect(screen.queryByText('Grant ID is required')).toBeNull();
    await fill('Title', 'Wells');
    await app.userEvent.click(button('Save as draft'));
    await waitFor(() => expect(app.address()).toBe('/proposals'));
    expect(app.posts()[0]?.body).toMatchObject({
      title: 'Wells',
      generate: false,
      projectDuration: 12,
      objectives: [],
    });
  });

  test("a refusal shows the server's words and its details under the fields; nothing typed is lost", async () => {
    const refusal: Handler = () => ({
      status: 400,
      body: {
        error: 'The deadline has passed',
        details: [{ field: 'team', message: 'Too short' }],
        requestId: 'r',
      },
    });
    const app = await open(5, { 'POST /api/proposals': refusal });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await fillSection(5, completeFields);
    await app.userEvent.click(button('Create Proposal'));
    expect(await screen.findByText('The deadline has passed')).toBeVisible();
    expect(screen.getByText('Too short')).toBeVisible();
    expect(control('Team')).toHaveValue(completeFields.team);
    expect(app.address()).toBe('/proposals/new');
  });

  test('with a 5xx: the fallback, and sending again uses the same Idempotency-Key', async () => {
    const app = await open(5, { 'POST /api/proposals': () => ({ status: 503, text: '' }) });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await fillSection(5, completeFields);
    await app.userEvent.click(button('Create Proposal'));
    expect(await screen.findByText('Failed to create proposal', undefined, { timeout: 4_000 })).toBeVisible();
    app.api.on('POST /api/proposals', created);
    await app.userEvent.click(button('Create Proposal'));
    await waitFor(() => expect(app.address()).toBe('/proposals'));
    const keys = new Set(app.posts().map((post) => post.headers.get('idempotency-key')));
    expect(app.posts()).toHaveLength(4);
    expect(keys.size).toBe(1);
  });

  test('a reload keeps what was typed and where one was; another person sees none of it', async () => {
    const app = await open(2);
    await section('Project Details');
    await fill('Methodology', 'Solar pumps');
    app.unmount();

    const again = mount({ path: '/proposals/new', user: app.user });
    await section('Project Details');
    expect(control('Methodology')).toHaveValue('Solar pumps');
    expect(screen.getByText(/^We kept what you typed on \w+ \d+, \d+ at \d\d:\d\d$/)).toBeVisible();
    await again.userEvent.click(button('Discard'));
    await section('Basic Information');
    expect(control('Title')).toHaveValue('');
    await again.userEvent.click(button('Undo'));
    await section('Project Details');
    expect(control('Methodology')).toHaveValue('Solar pumps');
    await again.userEvent.click(button('Discard'));
    again.unmount();

    mount({ path: '/proposals/new' });
    await section('Basic Information');
    expect(control('Title')).toHaveValue('');
  });

  test('leaving with text asks first; without text it does not', async () => {
    const app = await open();
    await fill('Title', 'Wells');
    await app.userEvent.click(screen.getByRole('link', { name: 'Proposals' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave this proposal?' });
    await app.userEvent.click(within(dialog).getByRole('button', { name: 'Keep writing' }));
    expect(app.address()).toBe('/proposals/new');
    await app.userEvent.clear(control('Title'));
    await app.userEvent.click(screen.getByRole('link', { name: 'Proposals', hidden: true }));
    await waitFor(() => expect(app.address()).toBe('/proposals'));
  });

  test('only where the browser keeps nothing the page says so, and closing the tab asks first', async () => {
    const app = await open();
    await fill('Title', 'Wells');
    expect(await screen.findByText('Kept on this device')).toBeVisible();
    expect(asksBeforeClosing()).toBe(false);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await fill('Title', 'Wells, deeper');
    await waitFor(() => expect(screen.queryByText('Kept on this device')).toBeNull());
    expect(asksBeforeClosing()).toBe(true);
    await app.userEvent.click(screen.getByRole('link', { name: 'Proposals' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('what you typed will be lost');
  });

  test('Ctrl+Enter goes on, and the budget is summed while it is typed', async () => {
    const app = await open(2);
    await section('Project Details');
    await fillSection(2, completeFields);
    await app.userEvent.type(control('Methodology'), '{Control>}{Enter}{/Control}');
    await section('Funding & Budget');
    await fillSection(3, completeFields);
    const table = await screen.findByRole('region', { name: 'Budget as computed' });
    expect(table).toHaveTextContent('$31,200');
    expect(table).toHaveTextContent('Total$39,600');
    expect(table).toHaveTextContent('The budget adds up.');
    await fill('Requested Amount (USD)', '40000');
    await waitFor(() => expect(table).toHaveTextContent('$400 less than the $40,000 you ask for'));
  });

  test('signed out in the meantime: nothing is sent, and it says so', async () => {
    const app = await open(5);
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await fillSection(5, completeFields);
    localStorage.removeItem('auth_token');
    await app.userEvent.click(button('Create Proposal'));
    expect(await screen.findByText(/You are signed out/)).toBeVisible();
    expect(app.posts()).toHaveLength(0);
  });
});
