import { growthRate, percentOf } from '@harambee/domain';
import type { UsageAnalytics } from '@harambee/domain/schemas';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleFigures } from '../../api/sample-figures.ts';
import { answer, figure, later, openPage, refuse, rowsOf, textOf } from '../../testing/open-page.tsx';
import { analyticsRows } from './analytics-csv.ts';

const route = 'GET /api/analytics';
const week = { period: 'week', from: '2026-11-14T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' } as const;
const none: UsageAnalytics = {
  ...week,
  hasEvents: false,
  overview: { totalEvents: 0, activeUsers: 0, completionRate: 0, growthRate: 0 },
  drafting: {
    draftsStarted: 0,
    draftsCompleted: 0,
    completionRate: 0,
    averageDraftTime: 0,
    sectionGenerations: 0,
    topTemplates: [],
  },
  impact: { totalPointsAwarded: 0, averagePointsPerUser: 0, badgesEarned: 0, levelUps: 0, topPerformers: [] },
  engagement: {
    totalSessions: 0,
    averageSessionDuration: 0,
    activeUsers: 0,
    retentionRate: 0,
    featureUsage: [],
    errorRate: 0,
  },
};
const some: UsageAnalytics = {
  ...none,
  hasEvents: true,
  overview: { totalEvents: 999, activeUsers: 3, completionRate: 50, growthRate: -12.5, eventsBefore: 1142 },
  drafting: { ...none.drafting, draftsStarted: 1234, averageDraftTime: 90, completionRate: 50 },
  impact: { ...none.impact, topPerformers: [{ userId: 'Maji Kwa Wote', points: 110 }] },
};
const open = (body: UsageAnalytics) => openPage('/analytics', { handlers: { [route]: answer(body) } });
const arrived = (label = 'Total Events') => waitFor(() => expect(figure(label)).toBeVisible(), later);
const region = (name: string) => within(screen.getByRole('region', { name }));

let logged: jest.SpyInstance;
let noted: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  noted = jest.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('while loading it says so; the label is fixed and nothing else is offered', async () => {
  open(none);
  expect(await screen.findByText('Loading analytics...')).toBeVisible();
  expect(screen.getByText('Last 7 days')).toBeVisible();
  await arrived();
  expect(screen.queryByText('Loading analytics...')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('without own events: the sample, marked, with its fixed figures and no switch', async () => {
  open(none);
  await arrived();
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(figure('Total Events')).toHaveTextContent('2.8k+12%');
  expect(figure('Active Users')).toHaveTextContent('127+5.2%');
  expect(figure('Completion Rate')).toHaveTextContent('73.2%');
  expect(figure('Growth Rate')).toHaveTextContent('15.2%');
});

test('the sample waits one second and makes no call for its figures', async () => {
  const app = open(none);
  await waitFor(() => expect(app.api.callsTo('GET', '/api/analytics')).toHaveLength(1));
  const before = app.api.calls.length;
  const startedAt = performance.now();
  await arrived();
  expect(performance.now() - startedAt).toBeGreaterThan(700);
  expect(app.api.calls).toHaveLength(before);
});

test('six sections, each figure in its format', async () => {
  open(none);
  await arrived();
  for (const name of [
    'Drafting Statistics',
    'Impact Statistics',
    'Popular Templates',
    'Top Performers',
    'Engagement Statistics',
    'Feature Usage',
  ])
    expect(screen.getByRole('region', { name })).toBeVisible();
  expect(region('Drafting Statistics').getByText('45m')).toBeVisible();
  expect(region('Impact Statistics').getByText('15.4k')).toBeVisible();
  expect(region('Engagement Statistics').getByText('1h 18m')).toBeVisible();
  expect(region('Engagement Statistics').getByText('68.5%')).toBeVisible();
  expect(rowsOf(/Uses of templates/)[0]).toEqual(['Education', '45']);
  // Full is 250: 125 uses are half.
  expect(screen.getByRole('progressbar', { name: 'Profiles' })).toHaveAttribute('aria-valuenow', '50');
});

test('the first three of Top Performers stand out, the others do not', async () => {
  open(none);
  await arrived();
  const ranks = region('Top Performers')
    .getAllByRole('listitem')
    .map((item) => item.querySelector('i')?.hasAttribute('data-highlighted'));
  expect(ranks).toEqual([true, true, true, false, false]);
});

test('with own events: Live at first, without the words of the sample; the switch shows the sample and back', async () => {
  const app = open(some);
  await arrived();
  expect(screen.getByRole('radio', { name: 'Live' })).toBeChecked();
  expect(screen.queryByText('Sample data')).toBeNull();
  expect(figure('Total Events')).toHaveTextContent(/^Total Events999$/);
  expect(figure('Growth Rate')).toHaveTextContent('-12.5%');
  expect(region('Drafting Statistics').getByText('1.2k')).toBeVisible();
  expect(region('Drafting Statistics').getByText('1h 30m')).toBeVisible();
  expect(region('Popular Templates').getByText(/No template was used/)).toBeVisible();
  await app.userEvent.click(screen.getByRole('radio', { name: 'Sample' }));
  expect(await screen.findByText('Sample data', undefined, later)).toBeVisible();
  expect(figure('Total Events')).toHaveTextContent('2.8k+12%');
  expect(app.address()).toBe('/analytics?figures=sample');
  await app.userEvent.click(screen.getByRole('radio', { name: 'Live' }));
  await waitFor(() => expect(figure('Total Events')).toHaveTextContent('999'));
});

test('a figure that there is nothing to take from is not shown, in no week and in no file', async () => {
  open({ ...none, hasEvents: true, overview: { ...none.overview, totalEvents: 3 } });
  await arrived();
  expect(figure('Growth Rate')).toHaveTextContent(/^Growth Rate–no earlier week to compare with$/);
  expect(figure('Completion Rate')).toHaveTextContent(/^Completion Rate–$/);
  for (const [card, name] of [
    ['Drafting Statistics', 'Average draft time'],
    ['Impact Statistics', 'Average points per user'],
    ['Engagement Statistics', 'Average session'],
    ['Engagement Statistics', 'Retention rate'],
    ['Engagement Statistics', 'Error rate'],
  ] as const)
    expect(region(card).getByText(name).parentElement).toHaveTextContent(`${name}–`);
  expect(document.body).not.toHaveTextContent('%');
  expect(analyticsRows(none).filter(([, name]) => /%|verage/.test(String(name)))).toEqual(
    expect.arrayContaining([['Overview', 'Growth Rate (%)', '']]),
  );
});

test('times are told in minutes and seconds', async () => {
  open({
    ...some,
    drafting: { ...some.drafting, averageDraftTime: 0.1 },
    engagement: { ...some.engagement, totalSessions: 2, averageSessionDuration: 2.1 },
  });
  await arrived();
  expect(region('Drafting Statistics').getByText('6 seconds')).toBeVisible();
  expect(region('Engagement Statistics').getByText('2 minutes 6 seconds')).toBeVisible();
});

test('Refresh fetches again', async () => {
  const app = open(some);
  await arrived();
  app.api.on(route, answer({ ...some, overview: { ...some.overview, totalEvents: 1_000 } }));
  await app.userEvent.click(screen.getByRole('button', { name: /Refresh/ }));
  await waitFor(() => expect(figure('Total Events')).toHaveTextContent('1.0k'));
});

test.each([
  [1, 1],
  [6, 2],
])('left and opened again after %i minutes: %i calls', async (minutes, calls) => {
  const app = open(some);
  await arrived();
  jest.useFakeTimers({ now: Date.now() });
  await act(() => app.router.navigate('/elsewhere'));
  await act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
  await act(() => app.router.navigate('/analytics'));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(app.api.callsTo('GET', '/api/analytics')).toHaveLength(calls);
});

test('Export downloads CSV of what is shown and writes the log line', async () => {
  const blobs: Blob[] = [];
  let name = '';
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  const app = open(some);
  await arrived();
  await app.userEvent.click(screen.getByRole('button', { name: /Export/ }));
  expect(name).toMatch(/^analytics-live-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await textOf(blobs[0]);
  expect(text).toContain('Overview,Total Events,999\r\n');
  expect(noted).toHaveBeenCalledWith(
    'Exporting analytics data',
    expect.objectContaining({ period: 'week', source: 'live' }),
  );
});

test('own figures that do not arrive are logged; the sample stands in, says so, and Retry brings them', async () => {
  const app = openPage('/analytics', { handlers: { [route]: refuse(403) } });
  await arrived();
  expect(screen.getByText("We couldn't load your own figures")).toBeVisible();
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(logged).toHaveBeenCalledWith('Loading the analytics failed', expect.anything());
  app.api.on(route, answer(some));
  await app.userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(figure('Total Events')).toHaveTextContent('999'), later);
});

test('the sample has its fixed figures', () => {
  expect(sampleFigures.week.overview).toEqual({
    totalEvents: 2847,
    activeUsers: 127,
    completionRate: 73.2,
    growthRate: 15.2,
    eventsBefore: 2471,
  });
  const { overview, drafting } = sampleFigures.week;
  const { draftsStarted, draftsCompleted, completionRate } = drafting;
  expect(percentOf(draftsCompleted, draftsStarted)).toBe(completionRate);
  expect(growthRate(overview.totalEvents, overview.eventsBefore ?? 0)).toBe(overview.growthRate);
});
