import { proposalStatuses, proposalStatusNames } from '@harambee/domain';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { later } from '../../testing/open-proposal.ts';
import { proposalCard, proposalOf, statsOf, writtenText } from '../../testing/proposals.ts';
import { renderApp } from '../../testing/render-app.tsx';

const list = (...proposals: ReturnType<typeof proposalCard>[]) => ({
  'GET /api/proposals': () => ({ body: { proposals } }),
});
const cardOf = (title: string) => screen.getByRole('link', { name: title }).closest('article') as HTMLElement;
const figure = (label: string) => screen.getByRole('group', { name: label });

afterEach(() => jest.restoreAllMocks());

describe('/proposals', () => {
  test('four cards count present statuses, and the success rate is that of every page, not on the card of failures', async () => {
    const stats = statsOf({
      approved: 1,
      funded: 1,
      completed: 3,
      under_review: 2,
      rejected: 1,
      failed: 4,
      draft: 1,
    });
    renderApp({ path: '/proposals', handlers: { 'GET /api/proposals/stats': () => ({ body: { stats } }) } });

    await waitFor(() => expect(figure('Total Proposals')).toHaveTextContent('13'));
    expect(figure('Completed')).toHaveTextContent('3');
    expect(figure('In Progress')).toHaveTextContent('2');
    expect(figure('Failed')).toHaveTextContent('1');
    expect(figure('Failed')).not.toHaveTextContent('success rate');
    expect(figure('Total Proposals')).toHaveTextContent('success rate 15%');
  });

  test('figures that could not be loaded are no figures: it says so, with Retry', async () => {
    const route = 'GET /api/proposals/stats';
    const app = renderApp({
      path: '/proposals',
      handlers: {
        ...list(proposalCard({ title: 'Wells' })),
        [route]: () => ({ status: 403, body: { error: 'No', requestId: 'r' } }),
      },
    });
    expect(await screen.findByRole('group', { name: 'Your figures' })).toHaveTextContent(
      'Could not be loaded',
    );
    expect(screen.queryByText('ready to send')).not.toBeInTheDocument();
    app.api.on(route, () => ({ body: { stats: statsOf({ completed: 3 }) } }));
    await app.userEvent.click(screen.getByRole('button', { name: 'Retry Your figures' }));
    await waitFor(() => expect(figure('Completed')).toHaveTextContent('3'));
  });

  test('a card says whom it waits for, and “Mine” asks for one’s own and stays in the address (OWNER-06)', async () => {
    const waitingFor = [
      { id: 'u-2', name: 'Juma Baraka', tasks: 2, dueOn: '2020-03-01' },
      { id: 'u-3', name: 'Wanjiku Kamau', tasks: 1, dueOn: '' },
      { id: 'u-4', name: 'Otieno Okoth', tasks: 1, dueOn: '' },
    ];
    const app = renderApp({
      path: '/proposals',
      handlers: list(proposalCard({ title: 'Wells', team: { waitingFor } })),
    });
    await screen.findByRole('link', { name: 'Wells' });
    expect(cardOf('Wells')).toHaveTextContent(
      'Waiting forJuma Baraka, overdue since Mar 1Wanjiku Kamauand 1 more',
    );
    await app.userEvent.selectOptions(screen.getByLabelText('Whose'), 'Mine');
    await waitFor(() => expect(app.api.callsTo('GET', '/api/proposals').at(-1)?.query.get('mine')).toBe('1'));
    expect(screen.getByLabelText('Whose')).toHaveDisplayValue('Mine');
  });

  test('“newest first” is said of a list in that order only', async () => {
    renderApp({ path: '/proposals?sort=created', handlers: list(proposalCard({ title: 'Wells' })) });
    expect(await screen.findByText('Everything you have written or sent, newest first.')).toBeVisible();
    cleanup();
    renderApp({ path: '/proposals', handlers: list(proposalCard({ title: 'Wells' })) });
    expect(
      await screen.findByText('Everything you have written or sent, latest change first.'),
    ).toBeVisible();
  });

  test('a card shows grant, dates and amount, and opens its proposal', async () => {
    const app = renderApp({ path: '/proposals', handlers: list(proposalCard({ title: 'Wells' })) });
    const link = await screen.findByRole('link', { name: 'Wells' });
    expect(cardOf('Wells')).toHaveTextContent('TCWF-2026-07');
    expect(cardOf('Wells')).toHaveTextContent('$39,600');
    expect(cardOf('Wells')).toHaveTextContent(/Created .* · updated /);
    app.api.on('GET /api/proposals/:id', () => ({
      status: 404,
      body: { error: 'Not found', requestId: 'r' },
    }));
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await app.userEvent.click(link);
    expect(app.address()).toBe('/proposals/p-1');
    expect(await screen.findByText('Proposal not found')).toBeVisible();
  });

  test.each(proposalStatusNames)('a card in status %s', async (status) => {
    const written = { ...writtenText, status, title: 'Wells' };
    renderApp({ path: '/proposals', handlers: list(proposalCard(written)) });
    await screen.findByRole('link', { name: 'Wells' });
    const card = cardOf('Wells');
    const isWritten = ['completed', 'submitted', 'under_review', 'approved', 'rejected', 'funded'].includes(
      status,
    );

    expect(card).toHaveTextContent(proposalStatuses[status].label);
    expect(within(card).queryByText('82%') !== null).toBe(isWritten);
    expect(within(card).queryByText('3,412') !== null).toBe(isWritten);
    expect(within(card).queryByRole('button', { name: /Download/ }) !== null).toBe(isWritten);
  });

  test('a score of the old measure says so', async () => {
    const old = { ...writtenText, metadata: { words: 3_412, quality: 82 }, id: 'old' };
    const cards = [
      proposalCard({ ...writtenText, status: 'completed', title: 'Wells' }),
      proposalCard({ ...old, status: 'completed', title: 'Taps' }),
    ];
    renderApp({ path: '/proposals', handlers: list(...cards) });
    await screen.findByRole('link', { name: 'Taps' });
    expect(within(cardOf('Taps')).getByText('(old measure)')).toBeVisible();
    expect(within(cardOf('Wells')).queryByText('(old measure)')).toBeNull();
  });

  test('no Download without a link, though completed', async () => {
    const { metadata, version } = writtenText;
    const card = proposalCard({ status: 'completed', metadata, version, title: 'Wells' });
    renderApp({ path: '/proposals', handlers: list(card) });
    await screen.findByRole('link', { name: 'Wells' });
    expect(within(cardOf('Wells')).queryByRole('button', { name: /Download/ })).toBeNull();
  });

  test('Download fetches the PDF and names it by grant and version', async () => {
    const card = proposalCard({ ...writtenText, status: 'completed', title: 'Wells', version: 3 });
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:pdf';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const app = renderApp({
      path: '/proposals',
      handlers: {
        ...list(card),
        // Read for its personal data, of which it has none.
        'GET /api/proposals/p-1': () => ({ body: { proposal: proposalOf() } }),
        'GET /api/proposals/p-1/pdf': () => ({ body: new Blob(['%PDF']) }),
      },
    });
    await app.userEvent.click(await screen.findByRole('button', { name: /Download/ }));
    await waitFor(() => expect(saved).toEqual(['TCWF-2026-07-v3.pdf']));
  });

  test('Generate again asks about personal data first', async () => {
    const proposal = proposalOf({ status: 'failed' });
    const { draftContent } = proposal;
    const description = 'Nakai Ewesit, a mother of three, is HIV-positive and cannot carry a can.';
    const app = renderApp({
      path: '/proposals',
      handlers: {
        ...list(proposalCard({ status: 'failed', title: 'Wells' })),
        'GET /api/proposals/p-1': () => ({
          body: { proposal: { ...proposal, draftContent: { ...draftContent, description } } },
        }),
        'POST /api/proposals/p-1/generate': () => ({ status: 202, body: { proposal } }),
      },
    });
    const asked = () => app.api.callsTo('POST', '/api/proposals/p-1/generate');
    await app.userEvent.click(await screen.findByRole('button', { name: 'Generate again: Wells' }));
    const dialog = await screen.findByRole(
      'alertdialog',
      { name: 'This proposal contains personal data' },
      later,
    );
    expect(asked()).toHaveLength(0);
    await app.userEvent.click(within(dialog).getByRole('button', { name: 'Generate anyway' }));
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]?.query.get('confirmed')).toBe('personal_data');
  });

  test('a card being written names the part and how far it is; one that failed gives the reason', async () => {
    renderApp({
      path: '/proposals',
      handlers: list(
        proposalCard({
          id: 'a',
          title: 'Pumps',
          status: 'generating',
          progress: 58,
          currentSection: 'budget',
        }),
        proposalCard({ id: 'b', title: 'Kits', status: 'failed', failure: 'The engine stopped at part 2.' }),
        proposalCard({ id: 'c', title: 'Tanks', queued: true }),
      ),
    });
    await screen.findByRole('link', { name: 'Pumps' });
    expect(cardOf('Pumps')).toHaveTextContent('Writing the budget, part 4 of 8');
    expect(within(cardOf('Pumps')).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '58');
    expect(cardOf('Kits')).toHaveTextContent('The engine stopped at part 2.');
    expect(cardOf('Tanks')).toHaveTextContent('Waiting to be written');
  });

  test.each([
    [['team'], '4 of 5 sections complete', 'Next: Team & Impact, the last section.', 80],
    [['project', 'funding'], '3 of 5 sections complete', 'Next: Project Details.', 60],
    [[], '5 of 5 sections complete', 'Next: generate the text.', 100],
  ] as const)(
    'a draft with %j open says how far it is and what comes next',
    async (open, done, next, value) => {
      const deadline = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
      const card = proposalCard({ title: 'Wells', openSections: [...open], deadline });
      renderApp({ path: '/proposals', handlers: list(card) });
      await screen.findByRole('link', { name: 'Wells' });
      expect(cardOf('Wells')).toHaveTextContent(done);
      expect(cardOf('Wells')).toHaveTextContent(next);
      expect(within(cardOf('Wells')).getAllByText('10 days left')).toHaveLength(1);
      expect(within(cardOf('Wells')).getByRole('progressbar', { name: done })).toHaveAttribute(
        'aria-valuenow',
        String(value),
      );
    },
  );

  test('one that is with the funder says since when', async () => {
    const updatedAt = new Date(Date.now() - 16 * 86_400_000).toISOString();
    const sent = { ...writtenText, updatedAt };
    renderApp({
      path: '/proposals',
      handlers: list(
        proposalCard({ ...sent, id: 'a', title: 'Pumps', status: 'under_review' }),
        proposalCard({
          ...sent,
          id: 'b',
          title: 'Kits',
          status: 'submitted',
          updatedAt: '2026-11-18T09:00:00Z',
        }),
      ),
    });
    await screen.findByRole('link', { name: 'Pumps' });
    expect(cardOf('Pumps')).toHaveTextContent('With the funder for 16 days.');
    expect(cardOf('Kits')).toHaveTextContent('Sent on November 18, 2026.');
  });

  test('a rejected one can be reopened as a draft; a refusal is said', async () => {
    const card = proposalCard({ ...writtenText, title: 'Wells', status: 'rejected' });
    const app = renderApp({
      path: '/proposals',
      handlers: {
        ...list(card),
        'POST /api/proposals/p-1/status': () => ({
          status: 409,
          body: { error: 'Already open', requestId: 'r' },
        }),
      },
    });
    const reopen = await screen.findByRole('button', { name: 'Reopen as draft: Wells' });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await app.userEvent.click(reopen);
    expect(await screen.findByText('Already open')).toBeVisible();
    app.api.on('POST /api/proposals/p-1/status', () => ({
      body: { proposal: proposalOf({ status: 'draft' }) },
    }));
    app.api.on('GET /api/proposals', () => ({ body: { proposals: [{ ...card, status: 'draft' }] } }));
    await waitFor(() => expect(reopen).toBeEnabled());
    await app.userEvent.click(reopen);
    await waitFor(() => expect(screen.getByTestId('announced')).toHaveTextContent('Wells is a draft again'));
    expect(app.api.callsTo('POST', '/api/proposals/p-1/status').at(-1)?.body).toEqual({ status: 'draft' });
    expect(await screen.findByRole('link', { name: 'Continue Wells' })).toBeVisible();
  });

  test('Continue of a draft opens the section its card names', async () => {
    const draft = proposalCard({ title: 'Wells', status: 'draft', openSections: ['implementation', 'team'] });
    renderApp({
      path: '/proposals',
      handlers: { 'GET /api/proposals': () => ({ body: { proposals: [draft] } }) },
    });
    expect(await screen.findByText('Next: Implementation.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue Wells' })).toHaveAttribute(
      'href',
      '/proposals/p-1?mode=edit&tab=implementation',
    );
  });

  test('search, status and sort ask the server and live in the address', async () => {
    const app = renderApp({ path: '/proposals?status=draft', handlers: list(proposalCard()) });
    await screen.findAllByRole('article');
    expect(app.api.callsTo('GET', '/api/proposals')[0]?.query.get('status')).toBe('draft');

    await app.userEvent.keyboard('/');
    await app.userEvent.keyboard('water');
    await waitFor(() => expect(app.address()).toContain('search=water'));
    await app.userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'title');
    await app.userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'completed');

    await waitFor(() => {
      const query = app.api.callsTo('GET', '/api/proposals').at(-1)?.query;
      expect(Object.fromEntries(query ?? [])).toMatchObject({
        search: 'water',
        sort: 'title',
        status: 'completed',
      });
    });
    expect(app.address()).toBe('/proposals?status=completed&search=water&sort=title');
  });

  test('Refresh waits a second, busy, then shows fresh data', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      const app = renderApp({ path: '/proposals', handlers: list(proposalCard({ title: 'Old' })) });
      await screen.findByRole('link', { name: 'Old' });
      app.api.on('GET /api/proposals', () => ({ body: { proposals: [proposalCard({ title: 'New' })] } }));
      const refresh = screen.getByRole('button', { name: 'Refresh' });
      await app.userEvent.click(refresh);

      expect(refresh).toHaveAttribute('aria-busy', 'true');
      await act(async () => jest.advanceTimersByTime(900));
      expect(screen.queryByRole('link', { name: 'New' })).toBeNull();
      await act(async () => jest.advanceTimersByTime(200));
      expect(await screen.findByRole('link', { name: 'New' })).toBeVisible();
      await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy'));
    } finally {
      jest.useRealTimers();
    }
  });

  test('asks every second while something is being written, and not after', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      const writing = proposalCard({ title: 'Pumps', status: 'generating', currentSection: 'team' });
      const app = renderApp({ path: '/proposals', handlers: list(writing) });
      const asked = () => app.api.callsTo('GET', '/api/proposals').length;
      await screen.findByText('Writing the team, part 7 of 8');
      const before = asked();
      const done = proposalCard({ ...writtenText, title: 'Pumps', status: 'completed' });
      app.api.on('GET /api/proposals', () => ({ body: { proposals: [done] } }));
      await act(async () => jest.advanceTimersByTime(1_100));
      expect(await screen.findByText('3,412')).toBeVisible();
      expect(asked()).toBe(before + 1);
      expect(screen.getByTestId('announced')).toHaveTextContent('Pumps is complete');
      await act(async () => jest.advanceTimersByTime(5_000));
      expect(asked()).toBe(before + 1);
    } finally {
      jest.useRealTimers();
    }
  });

  test('Show more fetches the next page by cursor', async () => {
    const app = renderApp({
      path: '/proposals',
      handlers: {
        'GET /api/proposals/stats': () => ({ body: { stats: statsOf({ draft: 2 }) } }),
        'GET /api/proposals': ({ query }) =>
          query.get('cursor') === 'next'
            ? { body: { proposals: [proposalCard({ id: 'b', title: 'Second' })] } }
            : { body: { proposals: [proposalCard({ id: 'a', title: 'First' })], nextCursor: 'next' } },
      },
    });
    await screen.findByRole('link', { name: 'First' });
    expect(await screen.findByText(/Showing 1 of 2/)).toBeVisible();
    await app.userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Second' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('arrows move over the cards and Enter opens', async () => {
    const app = renderApp({
      path: '/proposals',
      handlers: {
        ...list(proposalCard({ id: 'a', title: 'First' }), proposalCard({ id: 'b', title: 'Second' })),
        'GET /api/proposals/:id': () => ({ status: 404, body: { error: 'Not found', requestId: 'r' } }),
      },
    });
    await screen.findByRole('link', { name: 'First' });
    await app.userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
    await app.userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Second' })).toHaveFocus();
    await app.userEvent.keyboard('{ArrowUp}{ArrowDown}{Enter}');
    expect(app.address()).toBe('/proposals/b');
  });

  test('nothing yet: it teaches and offers the first step; nothing found: it offers all', async () => {
    const app = renderApp({ path: '/proposals' });
    expect(await screen.findByText('Your first proposal starts here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New Proposal' })).toHaveAttribute('href', '/proposals/new');
    expect(screen.getByRole('link', { name: 'Analytics' })).toHaveAttribute('href', '/proposals/analytics');
    app.unmount();

    const narrowed = renderApp({ path: '/proposals?search=zzz' });
    await narrowed.userEvent.click(await screen.findByRole('button', { name: 'Show all proposals' }));
    expect(narrowed.address()).toBe('/proposals');
  });

  test('a failed load says so and Retry recovers', async () => {
    const app = renderApp({
      path: '/proposals',
      handlers: { 'GET /api/proposals': () => ({ status: 403, body: { error: 'No', requestId: 'r' } }) },
    });
    expect(await screen.findByText("We couldn't load your proposals")).toBeVisible();
    expect(screen.queryByText(/first proposal/)).not.toBeInTheDocument();
    app.api.on('GET /api/proposals', () => ({ body: { proposals: [proposalCard({ title: 'Back' })] } }));
    await app.userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Back' })).toBeVisible();
  });

  test('"Search proposals" of the palette puts the focus into the field', async () => {
    const app = renderApp({ path: '/proposals?focus=search', handlers: list(proposalCard()) });
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search proposals' })).toHaveFocus());
    expect(app.address()).toBe('/proposals');
  });

  test('also while there is nothing to search yet, and the field stays', async () => {
    renderApp({ path: '/proposals?focus=search' });
    expect(await screen.findByText('Your first proposal starts here')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search proposals' })).toHaveFocus();
  });
});
