import { emptyRow, type PlanRow, type PlanTableName } from '@harambee/domain';
import { expect, test } from '@jest/globals';
import { draftContext } from './context/draft-context.ts';
import { renderSection } from './context/draft-text.ts';
import type { DraftingFacts } from './context/drafter.ts';
import { draftedSections } from './sections/section-writers.ts';
import { plannedWater } from './testing/water-plan.ts';

/** Sentences that a strict reader criticized, each with its own words. */

const rows = <Name extends PlanTableName>(table: Name, ...cells: Partial<PlanRow<Name>>[]) => ({
  [table]: cells.map((row, place) => ({ ...emptyRow(table, `row-${place}`), ...row })),
});

const withPlan = (
  fields: object,
  organization: Partial<DraftingFacts['organization']> = {},
): DraftingFacts => ({
  ...plannedWater,
  organization: { ...plannedWater.organization, ...organization },
  proposal: { ...plannedWater.proposal, ...fields },
});

/** The text with four seeds, concatenated. */
const textOf = (facts: DraftingFacts): string =>
  ['seed', 'other', 'third', '4']
    .flatMap((seed) => draftedSections(draftContext(facts, seed)).map(renderSection))
    .map(({ text }) => text)
    .join('\n');

test('offices and posts have an article, and their commas do not mix with those of the list', () => {
  const text = textOf(
    withPlan(
      rows(
        'mechanisms',
        { mechanism: 'The county pays repairs', carriedBy: 'Medical Officer, Loima', from: '2028-07' },
        { mechanism: 'Users pay a fee', carriedBy: 'water committees', from: '2028-08' },
        { mechanism: 'The ministry reads the meters', carriedBy: 'Loima Water Directorate', from: '2029' },
      ),
    ),
  );
  expect(text).toMatch(
    /(?:by|to) the Medical Officer, Loima; water committees; and the Loima Water Directorate\./,
  );
  expect(text).not.toMatch(/(?<!the )Medical Officer|(?<!the )Loima Water Directorate/i);
  expect(text).not.toMatch(/Loima (?:will|,)/);
});

test("an organization's figure is stated once, with its source in brackets", () => {
  const facts = [
    { name: 'Wells in use', value: 41, unit: 'of 47 wells', date: '2026-08-31', source: 'our survey' },
    { name: 'Member villages', value: 58, unit: 'villages', date: '2026-06-30', source: 'minutes' },
    { name: 'Income', value: 9_200, unit: 'US dollars', date: '', source: '' },
  ];
  const text = textOf(withPlan({}, { facts }));
  expect(text).toContain('Wells in use stood at 41 of 47 on 31 August 2026 (our survey).');
  expect(text).toContain('Member villages numbered 58 on 30 June 2026 (minutes).');
  expect(text).toContain('Income stood at 9,200 US dollars.');
});

test('an indicator has an article and repeats neither its unit nor its total', () => {
  const outcome = { baselineDate: '2025', targetDate: '2028-12', outcome: 'Water is near' };
  const text = textOf(
    withPlan(
      rows(
        'outcomes',
        {
          ...outcome,
          indicator: 'time a girl spends at the well',
          unit: 'hours',
          baseline: 3,
          target: 1,
          direction: 'decrease',
        },
        {
          ...outcome,
          indicator: 'water used by a person in a day',
          unit: 'liters per person per day',
          baseline: 4,
          target: 15,
        },
        {
          ...outcome,
          indicator: 'infant deaths in the district',
          unit: 'deaths per 1,000 live births',
          baseline: 28,
          target: 20,
          direction: 'decrease',
        },
        {
          ...outcome,
          outcome: 'Wells work',
          indicator: 'wells in use',
          unit: 'wells',
          baseline: 19,
          target: 26,
          total: 31,
        },
      ),
    ),
  );
  expect(text).toContain('The time a girl spends at the well falls from 3 hours in 2025 to 1 hour by');
  expect(text).toContain('Water used by a person in a day rises from 4 liters in 2025 to 15 liters by');
  expect(text).toContain('fall from 28 per 1,000 live births in 2025 to 20 by');
  expect(text).toContain('wells in use rise from 19 to 26 of 31 by December 2028');
  expect(text).toContain('Wells in use rise from 19 of 31 in 2025 to 26 of 31 by December 2028.');
});

test('an earlier project is in the past tense, and the most similar one is the reason to believe this one', () => {
  const text = textOf(
    withPlan(
      rows(
        'trackRecord',
        {
          project: 'Wells of Loima',
          funder: 'Amani Water Fund',
          year: '2023',
          result: 'Boreholes give safe water to households',
          figure: 740,
          unit: 'households',
        },
        {
          project: 'Goats',
          funder: '',
          year: '2025',
          result: 'herders sell at better prices',
          figure: 1,
          unit: 'markets',
        },
      ),
    ),
  );
  expect(text).toContain(
    '• Wells of Loima (2023, funded by the Amani Water Fund, 740 households): boreholes give safe water to households.',
  );
  expect(text).toContain('• Goats (2025, 1 market): herders sell at better prices.');
  expect(text).toContain('in “Wells of Loima” (740 households), boreholes give safe water to households.');
  expect(text).not.toContain('in “Goats”');
});

test('risks of equal weight are listed together, and a mitigation is a sentence', () => {
  const risk = { likelihood: 'medium', severity: 'high' } as const;
  const text = textOf(
    withPlan(
      rows(
        'risks',
        { ...risk, risk: 'Pumps break', mitigation: 'Spare parts in every village' },
        { risk: 'The road floods', likelihood: 'high', severity: 'medium', mitigation: 'Boats' },
        { risk: 'Prices rise', likelihood: 'low', severity: 'low', mitigation: 'A reserve' },
      ),
    ),
  );
  expect(text).not.toContain('most serious');
  expect(text).toContain(
    'Two of the three risks weigh most:\n• Pumps break: spare parts in every village.\n• The road floods: boats.',
  );
});

test('the summary does not break off in the middle of an argument, and its steps are imperatives', () => {
  const description =
    'In Loima 71% of households drink from the river. That would matter less if the river were clean. It is not.\n\nCows drink there, too.';
  const activities = [
    'Walk the pipeline',
    'Drill and test four boreholes',
    'Lay the pipes',
    'Train women',
  ].map((activity) => ({ activity, responsible: 'Wanjiru Achieng' }));
  const text = textOf(withPlan({ description, ...rows('activities', ...activities) }));
  const [, second] = text.split('\n\n');
  expect(second).toBe('In Loima 71% of households drink from the river.');
  expect(text).toContain(
    'We will walk the pipeline; drill and test four boreholes; lay the pipes; and train women.',
  );
});

test('a name keeps its capital inside a sentence, and other words lose theirs', () => {
  const description =
    'In Loima the herders of Turkana lose cows in Ramadan (census, 2025), 71% of 900 families say.';
  const risk = { likelihood: 'high', severity: 'high', mitigation: 'Turkana elders are asked' } as const;
  const text = textOf(
    withPlan({ description, ...rows('risks', { ...risk, risk: 'Ramadan falls into the harvest' }) }),
  );
  expect(text).toContain('The main risk: Ramadan falls into the harvest. The answer to it: Turkana elders');
});

test('a full stop after a phrase, nested brackets and a single person do not spoil a line', () => {
  const text = textOf(
    withPlan({
      beneficiaries: 1,
      startDate: '2027-01-01',
      ...rows('activities', {
        activity: 'building of boats.',
        responsible: 'Head of Works (boats)',
        months: [{ from: 1, to: 1 }],
      }),
      ...rows('outcomes', {
        outcome: 'fishers go to sea.',
        indicator: 'ingreso de las mujeres',
        unit: '%',
        baseline: 3,
        target: 6,
        targetDate: '2028',
      }),
      ...rows(
        'mechanisms',
        ...['Ana', 'Ben', 'Cem', 'Dan', 'Eva', 'Fay'].map((carriedBy) => ({
          mechanism: `${carriedBy} pays`,
          carriedBy,
          from: '2029',
        })),
      ),
    }),
  );
  expect(text).toContain('• January 2027: Building of boats; Head of Works (boats)');
  expect(text).toContain('• Outcome 1: Fishers go to sea.');
  expect(text).toContain('Ingreso de las mujeres rises from');
  expect(text).toContain('1 person benefits directly');
  expect(text).toContain('Ana, Ben, Cem, Dan and others.');
});

test('a result that ends in a percent sign ends in a full stop, too', () => {
  const text = textOf(
    withPlan(rows('mechanisms', { mechanism: 'Fees cover 80%', carriedBy: 'Amina', from: '2029' })),
  );
  expect(text).toContain('Fees cover 80%. ');
});

test('months that recur in other years are named once', () => {
  const months = [
    { from: 2, to: 4 },
    { from: 14, to: 16 },
  ];
  const text = textOf(
    withPlan({ ...rows('activities', { activity: 'Count wells', months }), startDate: '2027-01-01' }),
  );
  expect(text).toContain('• February to April 2027 and 2028: Count wells');
});

test('measures are introduced by their kind', () => {
  const guard = {
    measure: 'no cement is used',
    policy: 'guidelines (water authority)',
    responsible: 'Amina',
  };
  const text = textOf(withPlan(rows('safeguards', { ...guard, kind: 'environment' })));
  expect(text).toContain('We prevent harm by these measures:');
  expect(text).toContain('no cement is used; guidelines (water authority). Responsible: Amina.');
});
