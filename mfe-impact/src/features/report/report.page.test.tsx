import { impactReportText } from '@harambee/domain';
import type { ImpactReport } from '@harambee/domain/schemas';
import { act, screen, waitFor, within } from '@testing-library/react';
import { reportOf } from '../../testing/answers.ts';
import { answer, figure, openPage, refuse, rowsOf, textOf } from '../../testing/open-page.tsx';

const route = 'GET /api/impact/report';
const pdf = 'GET /api/impact/report/pdf';
const arrived = () => screen.findByRole('figure', { name: 'In which months did you earn the most?' });
const literal = 'Failed to generate report. Please try again.';
const saved: { name: string; blob: Blob }[] = [];
let blobs: Blob[] = [];

let logged: jest.SpyInstance;

beforeEach(() => {
  saved.length = 0;
  blobs = [];
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (this.download && blob) saved.push({ name: this.download, blob });
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('metric cards, timeline, category split and projects', async () => {
  openPage('/impact/report');
  await arrived();
  expect(within(figure('Total points')).getByText('350')).toBeInTheDocument();
  expect(figure('Proposals')).toHaveTextContent('31 approved or funded');
  expect(figure('Success rate')).toHaveTextContent('33%');
  expect(figure('Funding secured')).toHaveTextContent('$46,200');
  expect(rowsOf(/points earned by month/)).toEqual([
    ['October 2026', '1', '140'],
    ['November 2026', '2', '210'],
  ]);
  expect(screen.getByText('In November 2026: 210 points, with 2 proposals started.')).toBeVisible();
  expect(rowsOf('Proposals by category')).toEqual([
    ['Education', '2', '$90,000'],
    ['Healthcare', '1', '$12,400'],
  ]);
  expect(screen.getByText('Most of it goes to Education: 2 of 3 proposals.')).toBeVisible();
  const projects = within(screen.getByRole('region', { name: 'Project details' })).getAllByRole('listitem');
  expect(projects.map((item) => item.textContent)).toEqual([
    'Project 0$46,200Education · November 3, 2026Active',
    'Project 1$46,200Education · November 3, 2026Completed',
    'Project 2$46,200Education · November 3, 2026',
  ]);
  expect(screen.getByRole('link', { name: 'Project 0' })).toHaveAttribute('href', '/proposals/p0');
  expect(screen.getByRole('link', { name: 'Back to Impact' })).toHaveAttribute('href', '/impact');
});

test('amounts stand in their currencies: the first sum large, the others beneath it', async () => {
  const shillings = { currency: 'KES', amount: 4_820_000 };
  const sums = [shillings, { currency: 'USD', amount: 12_000 }, { currency: 'EUR', amount: 300 }];
  const report = reportOf();
  const inShillings = reportOf({
    ...{ fundingSecured: 12_000, fundingSums: sums },
    categories: report.categories.map((row) => ({ ...row, sums })),
    projects: report.projects.map((project) => ({ ...project, requestedAmount: 0, ...shillings })),
  });
  openPage('/impact/report', { handlers: { [route]: answer(inShillings) } });
  await arrived();
  expect(figure('Funding secured')).toHaveTextContent('KES 4,820,000plus $12,000 and €300');
  expect(rowsOf('Proposals by category')[0]?.at(-1)).toBe('KES\u00a04,820,000, $12,000 and €300');
  expect(screen.getAllByText('KES 4,820,000', { selector: 'b *' })).toHaveLength(3);
});

test('rejected and funded work is called what it is', async () => {
  const projects = (['rejected', 'funded', 'under_review'] as const).map((proposalStatus, place) => ({
    ...(reportOf().projects[place] as ImpactReport['projects'][number]),
    status: 'planned' as const,
    proposalStatus,
  }));
  openPage('/impact/report', { handlers: { [route]: answer(reportOf({ projects })) } });
  await arrived();
  const items = within(screen.getByRole('region', { name: 'Project details' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent?.replace(/.*2026/, ''))).toEqual([
    'Rejected',
    'Active (funded)',
    'Planned (under review)',
  ]);
});

test('twelve months at first; another period is asked of the service and lives in the address', async () => {
  const app = openPage('/impact/report', {
    handlers: {
      [route]: ({ query }) => ({ body: reportOf({ period: query.get('period') as 'all' }) }),
    },
  });
  await arrived();
  const period = screen.getByRole('combobox', { name: 'Period' });
  expect([...period.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    '3months',
    '6months',
    '12months',
    'all',
  ]);
  expect(period).toHaveValue('12months');
  await app.userEvent.selectOptions(period, '3months');
  expect(app.address()).toBe('/impact/report?period=3months');
  await waitFor(() => {
    const asked = app.api.callsTo('GET', '/api/impact/report').map(({ query }) => query.get('period'));
    expect(asked).toEqual(['12months', '3months']);
  });
});

test('Download Report: progress for two seconds, then the text file, and not a moment before', async () => {
  openPage('/impact/report');
  await arrived();
  jest.useFakeTimers();
  const button = screen.getByRole('button', { name: /Download Report/ });
  act(() => button.click());
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('progressbar', { name: 'Creating your report' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(saved).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(saved.map(({ name }) => name)).toEqual(['impact-report-maji-kwa-wote-12months-2026-11-21.txt']);
  jest.useRealTimers();
  const text = await textOf(saved[0]?.blob);
  expect(text).toBe(impactReportText(reportOf()));
  expect(screen.queryByRole('progressbar', { name: 'Creating your report' })).toBeNull();
  expect(screen.getByTestId('announced')).toHaveTextContent('Report downloaded');
});

test('Download PDF asks for the file of the period', async () => {
  const app = openPage('/impact/report', { handlers: { [pdf]: () => ({ body: new Blob(['%PDF']) }) } });
  await arrived();
  await app.userEvent.click(screen.getByRole('button', { name: /Download PDF/ }));
  await waitFor(() =>
    expect(saved.map(({ name }) => name)).toEqual(['impact-report-maji-kwa-wote-12months-2026-11-21.pdf']),
  );
  expect(app.api.callsTo('GET', '/api/impact/report/pdf')[0]?.query.get('period')).toBe('12months');
});

test.each([
  ['Download Report', route],
  ['Download PDF', pdf],
])('%s that fails is an alert, and can be tried again', async (name, call) => {
  const app = openPage('/impact/report');
  await arrived();
  app.api.on(call, refuse(403));
  await app.userEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
  const alert = await screen.findByRole('alertdialog');
  expect(within(alert).getByText(literal)).toBeVisible();
  expect(alert).toHaveAccessibleDescription(literal);
  expect(logged).toHaveBeenCalledWith('Generating the impact report failed', expect.anything());
  await app.userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(saved).toHaveLength(0);
  expect(screen.queryByRole('progressbar', { name: 'Creating your report' })).toBeNull();
});

test('a period without proposals says what to do', async () => {
  const nothing = reportOf({
    totalProposals: 0,
    successful: 0,
    successRate: 0,
    fundingSecured: 0,
    timeline: [],
    categories: [],
    projects: [],
  });
  openPage('/impact/report', { handlers: { [route]: answer(nothing) } });
  expect(await screen.findByText('No proposals in this period')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New Proposal' })).toHaveAttribute('href', '/proposals/new');
});

test('a report that does not arrive can be tried again', async () => {
  const app = openPage('/impact/report', { handlers: { [route]: refuse(403) } });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  app.api.on(route, answer(reportOf()));
  await app.userEvent.click(retry);
  await arrived();
});
