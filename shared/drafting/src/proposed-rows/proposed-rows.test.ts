import { emptyRow, type PlanTableName } from '@harambee/domain';
import { applications } from '../testing/judges/applications/applications.ts';
import { type ProposedFrom, proposedRows } from './index.ts';

const time = { startDate: '2027-04-01', projectDuration: 24 };
/** The filled cells of each row of a table. */
function cells(table: PlanTableName, proposal: ProposedFrom) {
  const empty = emptyRow(table, '') as Record<string, unknown>;
  return proposedRows({ ...time, ...proposal })
    .filter((one) => one.table === table)
    .map(({ row }) =>
      Object.fromEntries(
        Object.entries(row).filter(
          ([name, value]) => name !== 'id' && JSON.stringify(value) !== JSON.stringify(empty[name]),
        ),
      ),
    );
}

test.each([
  [
    'Raise the yield of maize from 1.2 to 2.5 tons per hectare by May 2029.',
    {
      indicator: 'the yield of maize',
      unit: 'tons per hectare',
      baseline: 1.2,
      target: 2.5,
      targetDate: '2029-05',
    },
  ],
  [
    'Cut the walk to water from three hours to one hour by 2028.',
    {
      indicator: 'the walk to water',
      unit: 'hours',
      direction: 'decrease',
      baseline: 3,
      target: 1,
      targetDate: '2028',
    },
  ],
  ['Train 1,200 farmers by March 2028.', { indicator: 'farmers', target: 1200, targetDate: '2028-03' }],
  [
    'By June 2028, 60% of girls will finish school, compared with 41% in 2025.',
    {
      indicator: 'girls will finish school',
      unit: '%',
      baseline: 41,
      baselineDate: '2025',
      target: 60,
      targetDate: '2028-06',
    },
  ],
])('an objective: %s', (objective, row) => {
  expect(cells('outcomes', { objectives: [objective] })).toEqual([row]);
});

test.each([
  'Improve the lives of people.',
  // "Raise" with falling figures: one of them is a mistake.
  'Raise attendance from 80% to 60% by 2028.',
  'Raise attendance from 60% to 80% and marks from 40% to 55% by 2028.',
  'Hold 3 to 5 meetings.',
])('an ambiguous objective proposes nothing: %s', (objective) => {
  expect(cells('outcomes', { objectives: [objective] })).toEqual([]);
});

test('how an outcome is measured comes from the one statement about it, whose words are shown, too', () => {
  const proposal = {
    objectives: ['Raise the yield of maize from 1.2 to 2.5 tons by 2029.'],
    methodology: 'Yield is taken from crop cuts each May, and Amina Odhiambo answers for it.',
  };
  expect(cells('outcomes', proposal)).toEqual([
    expect.objectContaining({ method: 'crop cuts', frequency: 'each May', responsible: 'Amina Odhiambo' }),
  ]);
  expect(proposedRows(proposal)[0]?.sources.map(({ field }) => field)).toEqual(['objectives', 'methodology']);
});

test.each([
  [
    'Months 1-3 and 7: survey of wells (engineer)',
    {
      activity: 'survey of wells',
      responsible: 'engineer',
      months: [
        { from: 1, to: 3 },
        { from: 7, to: 7 },
      ],
    },
  ],
  [
    '- Quarter 2: mothers are trained by the nurse.',
    { activity: 'mothers are trained', responsible: 'the nurse', months: [{ from: 4, to: 6 }] },
  ],
  ['From May to June 2027 we plant trees.', { activity: 'plant trees', months: [{ from: 2, to: 3 }] }],
  [
    'December 2027 and 2028: audit (accountant)',
    {
      activity: 'audit',
      responsible: 'accountant',
      months: [
        { from: 9, to: 9 },
        { from: 21, to: 21 },
      ],
    },
  ],
])('a step: %s', (timeline, row) => {
  expect(cells('activities', { timeline })).toEqual([row]);
});

test('calendar months are not project months while the start is unknown', () => {
  expect(cells('activities', { timeline: 'May 2027: we plant trees.', startDate: '' })).toEqual([]);
});

test.each([
  ['Jane Wanjiru, project manager, 80%.', [{ name: 'Jane Wanjiru', post: 'project manager', share: 80 }]],
  [
    'Dr Paul Otieno is the lead nurse (half-time). He ran two clinics in Busia.',
    [{ name: 'Dr Paul Otieno', post: 'lead nurse', share: 50, brings: 'ran two clinics in Busia' }],
  ],
  [
    'Two field officers, full-time: Ali Hassan and one to be recruited.',
    [
      { name: 'Ali Hassan', post: 'field officer', share: 100 },
      { post: 'field officer', share: 100 },
    ],
  ],
  ['We thank Mary Akinyi for her help in 2024.', []],
])('people: %s', (team, rows) => {
  expect(cells('people', { team })).toEqual(rows);
});

test.each([
  [
    'Risks:\n- The well is dry (low, high impact). Two sites are surveyed. Owner: engineer.',
    [
      {
        risk: 'The well is dry',
        likelihood: 'low',
        severity: 'high',
        mitigation: 'Two sites are surveyed',
        owner: 'engineer',
      },
    ],
  ],
  [
    'What could go wrong? Attendance drops in May: sessions are shorter (Sam).',
    [{ risk: 'Attendance drops in May', mitigation: 'sessions are shorter', owner: 'Sam' }],
  ],
  [
    'Risk 1: a strike. Mitigation: we agree the dates with the union. Owner: the director.',
    [{ risk: 'a strike', mitigation: 'we agree the dates with the union', owner: 'the director' }],
  ],
  ['We work in a place where the risk of drought is known: nobody waits for rain.', []],
])('risks: %s', (methodology, rows) => {
  expect(cells('risks', { methodology })).toEqual(rows);
});

test.each([
  [
    'The county pays the nurses from July 2029.',
    [
      {
        kind: 'public_budget',
        mechanism: 'The county pays the nurses',
        carriedBy: 'The county',
        from: '2029-07',
      },
    ],
  ],
  [
    'The water committee collects a fee of 5 shillings.',
    [
      {
        kind: 'fees',
        mechanism: 'The water committee collects a fee of 5 shillings',
        carriedBy: 'The water committee',
      },
    ],
  ],
  ['We hope that the county pays the nurses one day.', []],
])('mechanisms: %s', (sustainability, rows) => {
  expect(cells('mechanisms', { sustainability })).toEqual(rows);
});

test('safeguards, assumptions and the track record are read if they are labeled as such', () => {
  expect(
    cells('safeguards', {
      methodology:
        'Safeguarding: two adults are in every room, under our Safeguarding Policy 2025. Joy Adeyemi is responsible.',
    }),
  ).toEqual([
    {
      kind: 'safeguarding',
      measure: 'two adults are in every room',
      policy: 'Safeguarding Policy 2025',
      responsible: 'Joy Adeyemi',
    },
  ]);
  expect(
    cells('assumptions', { methodology: 'We assume that rain falls in April. It is nice there.' }),
  ).toEqual([{ assumption: 'rain falls in April' }]);
  expect(
    cells('trackRecord', { team: 'Track record:\n- Wells for Busia (Oxfam, 2023): fourteen wells drilled.' }),
  ).toEqual([
    {
      project: 'Wells for Busia',
      funder: 'Oxfam',
      year: '2023',
      result: 'fourteen wells drilled',
      figure: 14,
      unit: 'wells',
    },
  ]);
});

const record = (result: string) => {
  const [row] = cells('trackRecord', { team: `Track record:\n- Wells for Busia (Oxfam, 2023): ${result}` });
  return [row?.figure, row?.unit];
};

test.each([
  ['KES 4,200,000 raised for pumps.', 4_200_000, 'KES'],
  ['KSh 4.2 million raised for pumps.', 4_200_000, 'KSh'],
  ['$120,000 lent to 300 women.', 120_000, '$'],
  ['lent 3,500,000 shillings to 40 groups.', 3_500_000, 'shillings'],
  ['raised €900 thousand from members.', 900_000, '€'],
  // With two amounts it is unclear which is the result.
  ['£2,000 of sales rose to £9,000.', undefined, undefined],
  ['sales rose from £2,000 to £9,000.', undefined, undefined],
  ['14 wells for KES 2,000,000.', 14, 'wells'],
  ['ALL 20 schools have water.', undefined, undefined],
])('a result of earlier work with an amount: "%s"', (result, figure, unit) => {
  expect(record(result)).toEqual([figure, unit]);
});

test.each([
  ['Raise the average income of households from KES 40,000 to KES 65,000 a year by 2029.', 'KES a year'],
  ['Raise the average income of households from €40,000 to €65,000 by 2029.', '€'],
  ['Increase the savings of the groups from KSh 40 thousand to KSh 65 thousand by 2029.', 'KSh'],
])('an outcome in money keeps its currency: "%s"', (objective, unit) => {
  expect(cells('outcomes', { objectives: [objective] })).toMatchObject([
    { baseline: 40_000, target: 65_000, unit, targetDate: '2029' },
  ]);
});

test('amounts in two currencies, or without a currency, are not an outcome', () => {
  for (const range of ['from KES 40,000 to $650', 'from KES 40,000 to 65,000'])
    expect(cells('outcomes', { objectives: [`Raise the income of households ${range} by 2029.`] })).toEqual(
      [],
    );
});

test('amounts in a typed table are figures, with their currency as the unit', () => {
  const team = [
    'Project | Result | Figure | Unit',
    'Wells | pumps bought | KES 4,200,000 |',
    'Goats | lent to women | $120,000 | USD',
  ].join('\n');
  expect(cells('trackRecord', { team })).toEqual([
    { project: 'Wells', result: 'pumps bought', figure: 4_200_000, unit: 'KES' },
    { project: 'Goats', result: 'lent to women', unit: 'USD' },
  ]);
  const methodology = 'Indicator | Baseline | Target\nIncome a year | KES 40,000 | KES 65,000';
  expect(cells('outcomes', { methodology })).toMatchObject([
    { baseline: 40_000, target: 65_000, unit: 'KES' },
  ]);
});

test('a typed table is read by its headers, and unclear cells stay empty', () => {
  const methodology = 'Risk | Likelihood | Impact | Mitigation\nFlood | High | so-so | Boats are insured';
  expect(cells('risks', { methodology })).toEqual([
    { risk: 'Flood', likelihood: 'high', mitigation: 'Boats are insured' },
  ]);
});

test('words have their position in the answer', () => {
  for (const { proseOnly } of Object.values(applications)) {
    const { proposal } = proseOnly;
    for (const { sources } of proposedRows(proposal as ProposedFrom))
      for (const { field, item = 0, words, start, end } of sources)
        expect([proposal[field]].flat()[item]?.slice(start, end)).toBe(words);
  }
});

test('rows in the plan are not proposed again: the same row, changed or not, and rows on the same subject', () => {
  const proposal = { ...time, timeline: 'Months 1-3: survey of wells (engineer)' };
  const [proposed] = proposedRows(proposal);
  if (proposed?.table !== 'activities') throw new Error('No activity is proposed');
  expect(
    proposedRows({ ...proposal, activities: [{ ...proposed.row, activity: 'Something else' }] }),
  ).toEqual([]);
  expect(
    proposedRows({
      ...proposal,
      activities: [{ ...emptyRow('activities', 'own'), activity: 'Survey of all wells' }],
    }),
  ).toEqual([]);
  expect(
    proposedRows({
      ...proposal,
      activities: [{ ...emptyRow('activities', 'own'), activity: 'Train nurses' }],
    }),
  ).toHaveLength(1);
});

test('the same words give a row the same id, other words another id', () => {
  const idOf = (timeline: string) => proposedRows({ ...time, timeline })[0]?.row.id;
  expect(idOf('Months 1-3: survey')).toBe(idOf('Something first.\nMonths 1-3: survey'));
  expect(idOf('Months 1-3: survey')).not.toBe(idOf('Months 1-4: survey'));
  // The measurement and the start date may change; a dropped row stays dropped.
  const objectives = ['Raise the yield of maize from 1.2 to 2.5 tons by 2029.'];
  const [alone] = proposedRows({ objectives });
  const [measured] = proposedRows({ objectives, methodology: 'Yield is taken from crop cuts each May.' });
  expect(measured?.row).toMatchObject({ method: 'crop cuts', id: alone?.row.id });
  expect(idOf('Months 1-3: survey')).toMatch(/^[A-Za-z0-9_-]{1,24}$/);
});

test.each(Object.entries(applications))(
  'the typed plan of %s leaves nothing to propose from its own words twice',
  (_name, { planned }) => {
    const rows = proposedRows(planned.proposal as unknown as ProposedFrom);
    const count = (table: PlanTableName) => rows.filter((one) => one.table === table).length;
    expect([count('outcomes'), count('activities'), count('people'), count('mechanisms')]).toEqual([
      0, 0, 0, 0,
    ]);
  },
);
