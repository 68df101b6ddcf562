import type { ProposalCard } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { proposalCard } from '../../testing/proposals.ts';
import { renderApp } from '../../testing/render-app.tsx';

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

const begun = (id: string, days: number, changes: Partial<ProposalCard>) =>
  proposalCard({ id, createdAt: daysAgo(days), updatedAt: daysAgo(days), ...changes });

const proposals = [
  begun('a', 1, {
    status: 'approved',
    requestedAmount: 2_000_000,
    category: 'Education',
    grantId: 'A',
    version: 1,
  }),
  begun('b', 2, {
    status: 'funded',
    requestedAmount: 1_000_000,
    category: 'Education',
    grantId: 'A',
    version: 2,
  }),
  begun('c', 20, {
    status: 'rejected',
    requestedAmount: 0,
    category: 'Healthcare',
    grantId: 'B',
    version: 1,
  }),
  begun('d', 60, { status: 'failed', requestedAmount: 40_000, category: 'Healthcare', grantId: 'C' }),
];
const figure = (label: string) => screen.getByRole('group', { name: label });
const open = (list: ProposalCard[], path = '/proposals/analytics') =>
  renderApp({ path, handlers: { 'GET /api/proposals': () => ({ body: { proposals: list } }) } });

describe('/proposals/analytics', () => {
  test('the figures of the last 30 days follow the formulas', async () => {
    open(proposals);
    await waitFor(() => expect(figure('Proposals')).toHaveTextContent('3'));
    expect(figure('Proposals')).toHaveTextContent('2 in the last 7 days');
    expect(figure('Success rate')).toHaveTextContent('66.7%');
    expect(figure('Average value')).toHaveTextContent('$1000K');
    // The large one and the rejected one.
    expect(figure('Needs Attention')).toHaveTextContent('2');

    const categories = screen.getByRole('region', { name: 'Category Performance' });
    const rows = within(categories)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows.slice(1)).toEqual(['Education2100.0%$1.5M', 'Healthcare10.0%$0K']);
  });

  test('another period counts other proposals and lives in the address', async () => {
    const app = open(proposals);
    await waitFor(() => expect(figure('Proposals')).toHaveTextContent('3'));
    await app.userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '90days');
    await waitFor(() => expect(figure('Proposals')).toHaveTextContent('4'));
    expect(app.address()).toBe('/proposals/analytics?period=90days');
    await app.userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '7days');
    await waitFor(() => expect(figure('Proposals')).toHaveTextContent('2'));
  });

  test('pages are read until the period is covered, and no further', async () => {
    const app = renderApp({
      path: '/proposals/analytics',
      handlers: {
        'GET /api/proposals': ({ query }) => {
          const page = Number(query.get('cursor') ?? 0);
          const body = { proposals: [begun(`p${page}`, page * 20, {})], nextCursor: String(page + 1) };
          return { body };
        },
      },
    });
    await waitFor(() => expect(figure('Proposals')).toHaveTextContent('2'));
    expect(app.api.callsTo('GET', '/api/proposals')).toHaveLength(3);
  });

  test('without proposals the three empty texts stand, and Back leads to the list', async () => {
    open([]);
    expect(await screen.findByText('No timeline data yet')).toBeVisible();
    expect(screen.getByText('No category data yet')).toBeVisible();
    expect(
      screen.getByText('No proposal data available yet. Create your first proposal to see insights here.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Proposals' })).toHaveAttribute('href', '/proposals');
  });
});
