import { PdfReader } from '@harambee/documents/testing';
import type { Money, ProfileSnapshot, ProposalEvent, ProposalStatus } from '@harambee/domain';
import type { ImpactReport } from '@harambee/domain/schemas';
import { event } from '@harambee/service-kit';
import { newActor, type TestActor, testApp, travel } from '@harambee/service-kit/testing';
import { impact } from '../app.ts';
import { onProposalChanged } from '../handlers/on-proposal-changed.handler.ts';
import { givenProfile, givenProposals, givenSignUp } from '../testing/deliver.ts';
import { approvedPath, completedPath, eventsOf, type Story } from '../testing/stories.ts';

const api = testApp(impact);
let back: () => void;

beforeAll(() => {
  back = travel(Date.parse('2025-03-17T12:00:00Z') - Date.now());
});
const reader = new PdfReader();
afterAll(() => {
  back();
  return reader.close();
});

const read = async (actor: TestActor, query = '') =>
  (await api.as(actor).get(`/api/impact/report${query}`)).json<ImpactReport>();
const at = (date: string) => new Date(`${date}T10:00:00Z`);

async function givenYear(): Promise<TestActor> {
  const actor = await newActor();
  await givenProfile(actor, { name: 'Maji Kwa Wote' });
  await givenProposals(
    actor,
    {
      createdAt: at('2025-03-02'),
      title: 'Newest',
      path: approvedPath,
      category: 'Education',
      requestedAmount: 1_000,
    },
    { createdAt: at('2025-03-01'), path: completedPath, category: 'Education', requestedAmount: 20 },
    {
      createdAt: at('2025-02-11'),
      path: [...approvedPath, 'funded'],
      category: 'Research',
      requestedAmount: 300,
    },
    { createdAt: at('2024-11-30'), path: [], category: '', requestedAmount: 4 },
    { createdAt: at('2024-04-01'), path: [], category: 'Education', requestedAmount: 5 },
    { createdAt: at('2024-03-31'), path: ['submitted'], category: 'Education', requestedAmount: 6 },
  );
  return actor;
}

test('a report holds the proposals of its months: figures, timeline, categories, the newest five', async () => {
  const actor = await givenYear();
  const report = await read(actor);
  expect(report).toMatchObject({
    period: '12months',
    organization: 'Maji Kwa Wote',
    from: '2024-04-01',
    to: '2025-03-17',
    totalProposals: 5,
    totalPoints: 50 + 150 + 60 + 10,
    successful: 2,
    successRate: 40,
    fundingSecured: 1_300,
    categories: [
      { category: 'Education', proposals: 3, amount: 1_025 },
      { category: 'Research', proposals: 1, amount: 300 },
    ],
  });
  expect(report.timeline).toHaveLength(12);
  expect(report.timeline.filter(({ proposals }) => proposals > 0)).toEqual([
    { month: '2024-04', proposals: 1, points: 10 },
    { month: '2024-11', proposals: 1, points: 10 },
    { month: '2025-02', proposals: 1, points: 95 },
    { month: '2025-03', proposals: 2, points: 155 },
  ]);
  expect(report.projects.map(({ status }) => status)).toEqual([
    'active',
    'completed',
    'planned',
    'planned',
    'planned',
  ]);
  expect(report.projects.map(({ proposalStatus }) => proposalStatus)).toEqual([
    'approved',
    'completed',
    'funded',
    'draft',
    'draft',
  ]);
  const earned = report.timeline.reduce((sum, { points }) => sum + points, 0);
  expect(earned).toBe(report.totalPoints);
  expect(report.projects[0]).toMatchObject({ title: 'Newest', requestedAmount: 1_000 });
});

const kes = (amount: number) => ({ currency: 'KES', amount });
const usd = (amount: number) => ({ currency: 'USD', amount });

test('amounts are in their currencies, that of the profile first; figures in dollars hold no other', async () => {
  const actor = await newActor();
  const of = (money: Money, path: readonly ProposalStatus[] = approvedPath, category = 'Education') =>
    ({ createdAt: at('2025-03-02'), path, category, money }) satisfies Partial<Story>;
  await givenProposals(actor, of(kes(3_000_000)), of(kes(1_820_000)), of(usd(12_000)));
  await givenProposals(actor, of({ currency: 'TZS', amount: 9_000_000 }, []), of(kes(70), [], 'Research'));
  const shillings = [kes(4_820_000), usd(12_000)];
  expect(await read(actor)).toMatchObject({ fundingSecured: 12_000, fundingSums: shillings });
  const statements = { currency: 'USD' } as NonNullable<ProfileSnapshot['statements']>;
  await givenProfile(actor, { name: 'Maji Kwa Wote', statements });
  const report = await read(actor);
  expect(report).toMatchObject({ fundingSecured: 12_000, fundingSums: [usd(12_000), kes(4_820_000)] });
  expect(report.categories).toEqual([
    {
      ...{ category: 'Education', proposals: 4, amount: 12_000 },
      sums: [usd(12_000), { currency: 'TZS', amount: 9_000_000 }, kes(4_820_000)],
    },
    { category: 'Research', proposals: 1, amount: 0, sums: [kes(70)] },
  ]);
  expect(report.projects.find(({ category }) => category === 'Research')).toMatchObject({
    ...kes(70),
    requestedAmount: 0,
  });
  const pdf = await reader.read((await api.as(actor).get('/api/impact/report/pdf')).rawPayload);
  const text = pdf.pages.join('\n').replaceAll(/\s+/g, ' ');
  for (const words of ['$12,000 and KES 4,820,000', '$12,000, TZS 9,000,000 and KES 4,820,000', 'KES 70'])
    expect(text).toContain(words);
}, 60_000);

test('what an event of before left out is added when it is told again, and is no use of the product', async () => {
  const actor = await newActor();
  const [story] = await givenProposals(actor, {
    ...{ createdAt: at('2025-03-02'), path: approvedPath, requestedAmount: 0 },
  });
  const before = await api.as(actor).get('/api/analytics');
  const last = eventsOf(actor.tenantId, story as Story).at(-1) as ProposalEvent;
  const told = { ...last.payload, ...kes(900) };
  for (let times = 0; times < 2; times += 1)
    await onProposalChanged.handle(event('proposal.restated', actor.tenantId, told));
  expect(await read(actor)).toMatchObject({ fundingSums: [kes(900)], fundingSecured: 0 });
  expect((await api.as(actor).get('/api/analytics')).json()).toEqual(before.json());
});

test('each period has the proposals of its months', async () => {
  const actor = await givenYear();
  for (const [period, totalProposals, from] of [
    ['3months', 3, '2025-01-01'],
    ['6months', 4, '2024-10-01'],
    ['12months', 5, '2024-04-01'],
    ['all', 6, '2024-03-01'],
  ] as const)
    expect(await read(actor, `?period=${period}`)).toMatchObject({ period, totalProposals, from });
});

test('a new organization has a report of nothing', async () => {
  const actor = await newActor();
  await givenSignUp(actor, 'Afya Bora');
  expect(await read(actor, '?period=all')).toMatchObject({
    organization: 'Afya Bora',
    totalPoints: 0,
    successRate: 0,
    categories: [],
    projects: [],
    timeline: [{ proposals: 0, points: 0 }],
  });
});

test('an unknown period answers 400', async () => {
  expect((await api.as(await newActor()).get('/api/impact/report?period=decade')).statusCode).toBe(400);
});

test('the PDF says what the report says, in letters of many languages', async () => {
  const actor = await givenYear();
  await givenProfile(actor, { revision: 5, name: 'Ẹgbẹ Ọmọ & Łódź <Δ> Мир 💧👩‍🌾' });
  const answer = await api.as(actor).get('/api/impact/report/pdf?period=6months');
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="impact-report-2025-03-17.pdf"');
  const { pages, info } = await reader.read(answer.rawPayload);
  const text = pages.join('\n');
  for (const words of [
    'Impact report',
    'Last 6 months',
    'Newest',
    '$1,300',
    'Education',
    'Active (approved)',
    'Active (funded)',
    'Completed (text written)',
    'Mar 2025',
    'Page 1 of 1',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).toContain('Ẹgbẹ Ọmọ & Łódź <Δ> Мир 💧👩‍🌾');
  expect(info.Title).toContain('Łódź');
}, 60_000);

test('the PDF is made for the paper that is asked for (DRAFT-14)', async () => {
  const actor = await givenYear();
  for (const [query, width, height] of [
    ['', 595.28, 841.89],
    ['&paper=letter', 612, 792],
  ] as const) {
    const answer = await api.as(actor).get(`/api/impact/report/pdf?period=6months${query}`);
    for (const paper of (await reader.read(answer.rawPayload)).papers) {
      expect(paper.width).toBeCloseTo(width, 1);
      expect(paper.height).toBeCloseTo(height, 1);
      expect(paper.right).toBeLessThanOrEqual(width - 67);
    }
  }
}, 60_000);

test('a screen reader finds language, headings, tables with their heads, and the words of the chart', async () => {
  const answer = await api.as(await givenYear()).get('/api/impact/report/pdf?period=6months');
  const { info, isTagged, language, roles } = await reader.read(answer.rawPayload);
  expect({ isTagged, language, title: info.Title }).toEqual({
    isTagged: true,
    language: 'en',
    title: 'Impact report of Maji Kwa Wote',
  });
  const all = roles.flat();
  const count = (role: string) => all.filter((one) => one === role).length;
  expect({ H1: count('H1'), H2: count('H2'), Table: count('Table') }).toEqual({ H1: 1, H2: 3, Table: 4 });
  // Key figures, months, categories, projects: rows of cells under heads.
  expect(count('TR')).toBe(1 + 1 + (1 + 6) + (1 + 2) + (1 + 4));
  expect(count('Figure')).toBe(1);
  expect(answer.rawPayload.toString('latin1')).toContain(
    '/Alt (Bar chart of impact points by month; the most are 155 in Mar 2025)',
  );
}, 60_000);
