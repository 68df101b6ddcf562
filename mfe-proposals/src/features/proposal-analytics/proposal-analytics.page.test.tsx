import { type AnalyticsPeriod, AnalyticsTally, type AnalyzedProposal } from '@harambee/domain';
import type { ProposalAnalytics } from '@harambee/domain/schemas';
import type { Handler } from '@harambee/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { later, refuse } from '../../testing/open-proposal.ts';
import { renderApp } from '../../testing/render-app.tsx';

const now = new Date('2026-11-21T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const draftOf = (age: number, changes: Partial<AnalyzedProposal>): AnalyzedProposal => ({
  status: 'draft',
  category: 'Education',
  grantId: 'A',
  requestedAmount: 0,
  createdAt: daysAgo(age),
  updatedAt: daysAgo(age),
  history: [],
  ...changes,
});

const proposals = [
  draftOf(1, { status: 'approved', requestedAmount: 2_000_000 }),
  draftOf(2, {
    status: 'funded',
    requestedAmount: 1_000_000,
    history: [
      { to: 'generating', at: daysAgo(2) },
      { to: 'completed', at: new Date(daysAgo(2).getTime() + 90 * 60_000) },
    ],
  }),
  draftOf(20, { status: 'rejected', category: 'arts_and_culture', grantId: 'B' }),
];

/** As the service answers. */
function figuresOf(
  period: AnalyticsPeriod,
  list: AnalyzedProposal[],
  hasProposals = true,
): ProposalAnalytics {
  const tally = new AnalyticsTally(period, now);
  for (const proposal of list) tally.add(proposal);
  for (const proposal of list) tally.addActivity(proposal);
  return { hasProposals, ...tally.result() };
}

const answers =
  (list: AnalyzedProposal[], hasProposals = true): Handler =>
  ({ query }) => ({
    body: { analytics: figuresOf(query.get('period') as AnalyticsPeriod, list, hasProposals) },
  });

const route = 'GET /api/proposals/analytics';
const open = (handler: Handler, path = '/proposals/analytics') =>
  renderApp({ path, handlers: { [route]: handler } });
const figure = (label: string) => screen.getByRole('group', { name: label });
const arrived = () => waitFor(() => expect(figure('Proposals')).toBeVisible());
const rowsOf = (caption: RegExp) =>
  within(screen.getByRole('table', { name: caption }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('/proposals/analytics', () => {
  test('the cards show their figures, each in its format', async () => {
    open(answers(proposals));
    await arrived();
    expect(figure('Proposals')).toHaveTextContent('32 in the last 7 days');
    expect(figure('Success rate')).toHaveTextContent('66.7%');
    expect(screen.getByText('66.7%', { selector: '[data-high]' })).toBeVisible();
    expect(figure('Average value')).toHaveTextContent('$1000K');
    expect(figure('Average value')).toHaveTextContent('grant diversity 2');
    expect(figure('Needs Attention')).toHaveTextContent('2');
  });

  const asked = (requestedAmount: number, currency?: string) =>
    draftOf(1, { requestedAmount, ...(currency && { currency }) });

  test('several currencies: one stands large, the others beneath; none is mixed with another', async () => {
    open(answers([asked(4_000_000, 'KES'), asked(5_640_000, 'KES'), asked(12_000), asked(8_000, 'GBP')]));
    await arrived();
    expect(figure('Average value')).toHaveTextContent('KES 4.8Mplus $12K and £8K · grant diversity 1');
    expect(screen.getByText('KES 4.8M, $12K and £8K', { selector: 'b' }).parentElement).toHaveTextContent(
      'On average you ask for KES 4.8M, $12K and £8K, each currency for itself, from 1 different grant.',
    );
    expect(
      screen.getByText(/Requests in other currencies, 3 in all, are not compared with it\./),
    ).toBeVisible();
    expect(rowsOf(/Approved, funded and completed/)[1]?.at(-1)).toBe('KES\u00a04.8M, $12K and £8K');
  });

  test('a service of before knows dollars alone', async () => {
    const { averages: _, otherCurrencies: __, ...metrics } = figuresOf('30days', proposals).metrics;
    const old = { ...figuresOf('30days', proposals), metrics };
    open(() => ({ body: { analytics: old } }));
    await arrived();
    expect(figure('Average value')).toHaveTextContent('$1000Kgrant diversity 2');
    expect(screen.queryByText(/not compared/)).toBeNull();
  });

  test('one half is not highlighted', async () => {
    open(answers(proposals.slice(1)));
    await arrived();
    expect(figure('Success rate')).toHaveTextContent('50.0%');
    expect(document.querySelector('[data-high]')).toBeNull();
  });

  test('every chart asks, answers, and has the same figures as a table', async () => {
    open(answers(proposals));
    await arrived();
    expect(rowsOf(/Approved, funded and completed/)).toEqual([
      ['Category', 'Proposals', 'Success', 'Average time', 'Average value'],
      ['Education', '2', '100.0%', '1h 30m', '$1.5M'],
      ['Arts and_culture', '1', '0.0%', '12 minutes 30 seconds', '$0K'],
    ]);
    expect(screen.getByText('Education, with 100.0% of 2 proposals.')).toBeVisible();
    expect(rowsOf(/Texts by the time/)).toContainEqual(['Nov 16', '1', '1', '0', '1h 30m']);
    expect(
      screen.getByText('1 of 1 text completed. Most were started in the week of Nov 16: 1.'),
    ).toBeVisible();
    expect(rowsOf(/by status/)).toContainEqual(['Rejected', '1', '33.3%']);
    expect(rowsOf(/last 7 days/)).toHaveLength(8);
    for (const name of ['Generation Timeline', 'Category Performance', 'Performance Insights']) {
      expect(screen.getByRole('region', { name })).toBeVisible();
    }
    expect(screen.getAllByRole('button', { name: 'Show as table' })).toHaveLength(4);
  });

  test('the period is 30 days at first, is asked of the service, and lives in the address', async () => {
    const app = open(answers(proposals));
    await arrived();
    const period = screen.getByRole('combobox', { name: 'Period' });
    expect(period).toHaveValue('30days');
    await app.userEvent.selectOptions(period, '90days');
    expect(app.address()).toBe('/proposals/analytics?period=90days');
    await waitFor(() => expect(rowsOf(/Texts by the time/).length).toBeGreaterThan(12));
    const asked = app.api.callsTo('GET', '/api/proposals/analytics').map(({ query }) => query.get('period'));
    expect(asked).toEqual(['30days', '90days']);
  });

  test('an address with a period opens that period; nonsense opens 30 days', async () => {
    open(answers(proposals), '/proposals/analytics?period=12months').unmount();
    const app = open(answers(proposals), '/proposals/analytics?period=1day');
    await arrived();
    expect(app.api.callsTo('GET', '/api/proposals/analytics')[0]?.query.get('period')).toBe('30days');
  });

  test('without proposals the three empty texts stand, and Back leads to the list', async () => {
    open(answers([], false));
    expect(await screen.findByText('No timeline data yet')).toBeVisible();
    expect(screen.getByText('No category data yet')).toBeVisible();
    expect(
      screen.getByText('No proposal data available yet. Create your first proposal to see insights here.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^Back/ })).toHaveAttribute('href', '/proposals');
  });

  test('only older proposals: the page says so, and does not speak of a first one', async () => {
    open(answers([], true));
    expect(await screen.findByText(/No proposal was started in this period/)).toBeVisible();
    expect(screen.queryByText(/Create your first proposal/)).toBeNull();
  });

  test('a failure can be tried again', async () => {
    const app = open(refuse(500));
    const retry = await screen.findByRole('button', { name: 'Retry' }, later);
    app.api.on(route, answers(proposals));
    await app.userEvent.click(retry);
    await arrived();
  });
});
