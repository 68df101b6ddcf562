import { presentMeasure, proposalSectionKeys } from '@harambee/domain';
import type { GeneratedSection, Readiness, ReadinessFix } from '@harambee/domain/schemas';
import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { draftContext } from '../context/draft-context.ts';
import { renderSection } from '../context/draft-text.ts';
import type { DraftingFacts } from '../context/drafter.ts';
import { draftedSections } from '../sections/section-writers.ts';
import { anyFacts, emptyFacts } from '../testing/any-facts.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { waterProject } from '../testing/water-project.ts';
import { cappedScore, readiness } from './readiness.ts';

// Whole documents and many random proposals; slow on a busy machine.
jest.setTimeout(60_000);

type Fields = Partial<DraftingFacts['proposal']>;
const withFields = (fields: Fields, facts = waterProject): DraftingFacts => ({
  ...facts,
  proposal: { ...facts.proposal, ...fields },
});
const sectionsOf = (facts: DraftingFacts) => draftedSections(draftContext(facts, 'seed')).map(renderSection);
const assess = (facts: DraftingFacts): Readiness => readiness(sectionsOf(facts), facts);
const scoreOf = (facts: DraftingFacts) => assess(facts).score;
const convincingOf = (facts: DraftingFacts) => assess(facts).convincing as number;
const signal = (facts: DraftingFacts, key: string) =>
  assess(facts).signals.find((one) => one.key === key) as Readiness['signals'][number];
const fix = (facts: DraftingFacts, what: RegExp) =>
  assess(facts).fixes.find((one) => what.test(one.what)) as ReadinessFix;

test('the signals make 100 points together and sum to the score, or above a cap', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { score, cap, signals, fixes } = assess(facts);
      expect(signals.reduce((sum, { outOf }) => sum + outOf, 0)).toBe(100);
      for (const { points, outOf } of signals) expect(points >= 0 && points <= outOf).toBe(true);
      const whole = signals.reduce((sum, { points }) => sum + points, 0);
      expect(score).toBe(cap ? Math.min(whole, cappedScore) : whole);
      for (const { points } of fixes) expect(points).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a strong application scores above a medium one, and that above a weak one', () => {
  const medium = withFields({
    objectives: ['Train mechanics', 'Dig wells'],
    timeline: 'We dig, then we train.',
    team: 'Our team.',
  });
  expect(scoreOf(waterProject)).toBeGreaterThanOrEqual(80);
  expect(scoreOf(medium)).toBeLessThan(scoreOf(waterProject) - 15);
  expect(scoreOf(emptyFacts)).toBeLessThan(scoreOf(medium));
  expect(scoreOf(emptyFacts)).toBeLessThan(20);
});

/** Everything a reviewer looks for. */
const complete = withFields({
  objectives: [
    'Raise the share of households with safe water within one kilometre from 29% to 85% by December 2027.',
    'Raise the number of pump mechanics in the villages from 4 to 26 by June 2027.',
  ],
  timeline: [
    'Months 1-10: four boreholes with pumps for the households (project manager)',
    'Months 8-12: training of pump mechanics (hydrogeologist)',
    'Months 12-18: household surveys on safe water (monitoring officer)',
  ].join('\n'),
  sustainability: [
    waterProject.proposal.sustainability,
    'Risk: flood. Mitigation: raised platforms. Owner: county engineer',
    'Risk: theft. Mitigation: guards at each pump. Owner: water committee',
  ].join('\n'),
  description: `${waterProject.proposal.description} Wells run dry because nobody had surveyed the ground.`,
  methodology: [
    waterProject.proposal.methodology.replace('; we keep', '; the hydrogeologist keeps'),
    'Pump mechanics are trained in each village during the works, and women are half of them.',
    'Household surveys tell who has safe water; complaints are answered under our code of conduct.',
  ].join(' '),
});

test('a complete application has all points and no fixes', () => {
  expect(assess(complete)).toMatchObject({ score: 100, fixes: [] });
});

describe('what caps the score', () => {
  test.each([
    ['requestedAmount', 90_000],
    ['budget', 'as agreed'],
    ['requestedAmount', 0],
  ] as [keyof Fields, never][])('a budget that is not the request (%s %s)', (field, value) => {
    const { score, cap, fixes } = assess(withFields({ [field]: value }));
    expect(score).toBeLessThanOrEqual(cappedScore);
    expect(cap).toMatch(/does not add up/);
    expect(fixes[0]).toMatchObject({ section: 'budget', field: 'budget' });
  });

  test('a number without a source', () => {
    const [first, ...rest] = sectionsOf(waterProject);
    const invented = { ...first, text: `${first?.text} It will save 987,654 lives.` } as GeneratedSection;
    expect(readiness([invented, ...rest], waterProject)).toMatchObject({
      score: cappedScore,
      cap: expect.stringContaining('no fact holds'),
    });
  });

  test.each([
    ['words', 20],
    ['characters', 200],
    ['characters_without_spaces', 150],
  ] as const)('a limit of the funder in %s, and its fix brings all of it back', (unit, maximum) => {
    const limited = withFields({ sectionLimits: [{ section: 'team', unit, maximum }] }, complete);
    const { score, cap, fixes } = assess(limited);
    expect(score).toBe(cappedScore);
    expect(cap).toMatch(/longer than the funder allows/);
    expect(fixes[0]).toMatchObject({ section: 'team', points: 100 - cappedScore });
    expect(fixes[0]?.what).toMatch(/^Shorten Team by [\d,]+ /);
    const kept = withFields({ sectionLimits: [{ section: 'team', unit, maximum: 5_000 }] }, complete);
    expect(scoreOf(kept)).toBe(100);
  });

  test('a text longer than usual costs its points, but caps nothing', () => {
    const { cap, signals } = assess(
      withFields({ team: `${complete.proposal.team} ${'maji '.repeat(800)}` }, complete),
    );
    expect(cap).toBeUndefined();
    expect(signals.at(-1)).toMatchObject({ key: 'limits', points: 0 });
  });
});

test('a baseline for an objective raises the score', () => {
  const objectives = [
    'Train 22 mechanics by June 2027',
    'Form 11 committees by March 2027',
    'Cut the walk of girls by May 2027',
  ];
  fc.assert(
    fc.property(
      fc.subarray(objectives, { minLength: 1 }),
      fc.nat(2),
      fc.integer({ min: 1, max: 20 }),
      (chosen, place, from) => {
        const facts = withFields({ objectives: chosen });
        const better = chosen.map((one, index) =>
          index === place % chosen.length
            ? one.replace(/^(\w+) (the walk of girls|\S+ \w+)/, `$1 $2 (baseline: ${from})`)
            : one,
        );
        expect(scoreOf(withFields({ objectives: better }))).toBeGreaterThan(scoreOf(facts));
      },
    ),
    { numRuns: propertyRuns(25) },
  );
});

const fields = ['description', 'methodology', 'timeline', 'sustainability', 'team'] as const;

test('repeating a text never raises it', () => {
  fc.assert(
    fc.property(
      anyFacts,
      fc.constantFrom(...fields),
      fc.constantFrom('\n', '\n\n'),
      (facts, field, joint) => {
        const text = facts.proposal[field];
        const doubled = withFields({ [field]: `${text}${joint}${text}` }, facts);
        expect(scoreOf(doubled)).toBeLessThanOrEqual(scoreOf(facts));
        expect(convincingOf(doubled)).toBeLessThanOrEqual(convincingOf(facts));
      },
    ),
    { numRuns: propertyRuns(30) },
  );
});

test('filler never raises it, however much there is of it, and doubled neither', () => {
  const filler = fc.array(
    fc.constantFrom('lorem', 'ipsum', 'truly', 'passionate', 'innovative', 'holistic', 'synergy'),
    { minLength: 5, maxLength: 60 },
  );
  fc.assert(
    fc.property(
      filler,
      fc.constantFrom(...fields),
      fc.constantFrom(waterProject, complete, withFields({ requestedAmount: 1 })),
      (words, field, facts) => {
        const padded = withFields({ [field]: `${facts.proposal[field]} ${words.join(' ')}.` }, facts);
        expect(scoreOf(padded)).toBeLessThanOrEqual(scoreOf(facts));
        expect(convincingOf(padded)).toBeLessThanOrEqual(convincingOf(facts));
        const doubled = withFields({ [field]: `${padded.proposal[field]} ${words.join(' ')}.` }, facts);
        expect(scoreOf(doubled)).toBeLessThanOrEqual(scoreOf(padded));
      },
    ),
    { numRuns: propertyRuns(25) },
  );
});

/** Something taken away, and the fix that asks for it again. */
const mended: [string, Fields, RegExp][] = [
  ['the place', {}, /where the organization works/],
  [
    'a dated source',
    { description: 'In Loima 71% of 1,200 households drink unsafe water.' },
    /source of the last five years/,
  ],
  [
    'a second figure',
    { description: 'The county survey of 2025 found 71% without safe water.' },
    /second figure/,
  ],
  [
    'a baseline',
    { objectives: ['Raise the share of households with water to 85% by 2027'] },
    /objective 1 its baseline/,
  ],
  [
    'a date',
    { objectives: ['Raise the share of households with safe water from 29% to 85%'] },
    /by when objective 1/,
  ],
  [
    'a target',
    { objectives: ['Raise the number of households with safe water by December 2027, baseline: 29%'] },
    /objective 1 a target/,
  ],
  [
    'who gains',
    { objectives: ['Raise safe water from 29% to 85% by December 2027'] },
    /who gains from objective 1/,
  ],
  ['all objectives', { objectives: [] }, /at least one objective/],
  ['the sum', { requestedAmount: 90_000 }, /add up to the request/],
  [
    'months of a step',
    { timeline: `${complete.proposal.timeline}\nclosing of the accounts (project manager)` },
    /months of/,
  ],
  [
    'the end of a step',
    { timeline: `${complete.proposal.timeline}\nMonths 17-30: closing (project manager)` },
    /end within/,
  ],
  [
    'the owner of a step',
    { timeline: `${complete.proposal.timeline}\nMonths 17-18: closing of accounts` },
    /who does “closing of accounts”/,
  ],
  ['all steps', { timeline: '' }, /List the steps/],
  [
    'how results are measured',
    {
      methodology: 'We drill. The main risk is a dry borehole; the hydrogeologist keeps a reserve site.',
      timeline:
        'Months 1-10: boreholes for households with water (project manager)\nMonths 8-12: training of pump mechanics (hydrogeologist)',
    },
    /how results are measured/,
  ],
  ['roles', { team: 'Our people have built 14 wells, each full-time.' }, /role of each/],
  ['shares of time', { team: 'Grace Nakiru, monitoring officer, led 14 projects.' }, /share of time/],
  ['a record', { team: 'Grace Nakiru, monitoring officer, half-time.' }, /earlier work/],
  [
    'a second way',
    {
      sustainability:
        'Fees.\nRisk: flood. Mitigation: raised platforms. Owner: chief engineer\nRisk: theft. Mitigation: guards. Owner: chief engineer',
    },
    /second way|ways/,
  ],
  ['further risks', { sustainability: waterProject.proposal.sustainability }, /Name further risks/],
  [
    'an answer to a risk',
    {
      sustainability: `${waterProject.proposal.sustainability}\nRisk: flood. Mitigation: raised platforms. Owner: county engineer\nRisk: theft.`,
    },
    /done about the risk “theft”/,
  ],
  ['money for evaluation', { budget: 'Boreholes: $86,400 (4 x $21,600)' }, /five to ten per cent/],
  [
    'quantities',
    { budget: 'Boreholes: $79,200\nMonitoring and evaluation: $7,200 (18 x $400)' },
    /quantity times unit cost/,
  ],
];

test.each(mended)('the points of a fix are true: %s', (what, taken, asked) => {
  const worse =
    what === 'the place'
      ? { ...complete, organization: { ...complete.organization, location: '' } }
      : withFields(taken, complete);
  const { score, cap, fixes } = assess(worse);
  const found = fixes.find((one) => asked.test(one.what));
  expect(found).toBeDefined();
  expect(found?.points).toBeGreaterThan(0);
  expect(100 - score).toBeGreaterThanOrEqual(found?.points as number);
  // A step that ends after the project contradicts it.
  if (!['the sum', 'the end of a step'].includes(what)) expect(cap).toBeUndefined();
});

test('each fix leads to its sentence, where there is one, and to the field of the form', () => {
  const facts = withFields({
    objectives: [...waterProject.proposal.objectives.slice(0, 2), 'Improve health'],
  });
  const sections = sectionsOf(facts);
  const stretch = ({ section, start = 0, end = 0 }: ReadinessFix) =>
    sections.find(({ key }) => key === section)?.text.slice(start, end);
  const baseline = fix(facts, /objective 3 its baseline/);
  expect(baseline.field).toBe('objectives.2');
  const owner = fix(facts, /^Say who does/);
  expect(owner).toMatchObject({ section: 'timeline', field: 'timeline' });
  expect(fix({ ...facts, organization: { name: 'x' } }, /works$/).field).toBe('organization.location');
  for (const one of assess(facts).fixes.filter(({ start }) => start !== undefined)) {
    expect(stretch(one)?.length).toBeGreaterThan(5);
  }
});

test('fixes come largest first, what lifts the cap before all, and each says what to do', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { fixes, cap } = assess(facts);
      const points = fixes.map((one) => one.points);
      if (!cap) expect(points).toEqual([...points].sort((a, b) => b - a));
      for (const { what } of fixes) expect(what).toMatch(/^\p{Lu}/u);
    }),
  );
});

test('what is missing in the sentences of a text costs the points of its section', () => {
  const without = signal(complete, 'sections').points;
  const facts = withFields({ team: '' }, complete);
  expect(without).toBe(5);
  expect(assess(facts).score).toBeLessThan(assess(complete).score);
  expect(fix(facts, /role of each/)).toMatchObject({ section: 'team' });
});

test('a number typed twice is one figure, and an old source is none', () => {
  const at = (key: string, description: string) => signal(withFields({ description }, complete), key).points;
  expect(at('need', 'The survey of 2025 counted 71% of households and again 71% of households.')).toBe(4);
  expect(at('need', 'The survey of 2025 counted 71% of 1,200 households.')).toBe(6);
  expect(at('sources', 'The survey of 1998 counted 71% of 1,200 households.')).toBe(0);
  expect(at('sources', 'The survey of 2025 counted 71% of 1,200 households.')).toBe(5);
});

test.each([
  '71% of households drink unsafe water (Ministry of Water, 2025).',
  'El 71% de los hogares bebe agua insegura (Dirección Regional de Salud, 2025).',
  '71 % des ménages boivent une eau impropre, selon le recensement de 2025.',
  'Asilimia 71 ya kaya hunywa maji yasiyo salama (Wizara ya Maji, 2025).',
])('a source is one in the form of any language: %s', (description) => {
  expect(signal(withFields({ description }, complete), 'sources').points).toBe(5);
});

test('who is without something is told in the need, why they are is a cause', () => {
  const at = (key: string, description: string) => signal(withFields({ description }, complete), key).points;
  const lack =
    'Of 1,200 households, 852 are without a tap and cannot wash their hands (Ministry of Water, 2025).';
  expect([at('need', lack), at('causes', lack)]).toEqual([6, 0]);
  expect(at('causes', `${lack} Pumps stand still because nobody pays for repairs.`)).toBe(4);
});

test('a score says how it was measured; that all parts are there does not mean that they convince', () => {
  const { measure, complete: parts, convincing } = assess(complete);
  expect({ measure, parts }).toEqual({ measure: presentMeasure, parts: 100 });
  expect(convincing).toBeLessThan(60);
  const unargued = assess(
    withFields({ description: 'Many households of Loima drink unsafe water.' }, complete),
  );
  expect(unargued.convincing).toBeLessThan((convincing as number) - 5);
  expect(unargued.complete).toBeGreaterThan(95);
});

test('what convinces is graded in parts, the most to gain first, each with what would raise it', () => {
  const { grades = [], convincing = 0 } = assess(complete);
  expect(grades.length).toBeGreaterThan(10);
  expect(new Set(grades.map(({ key }) => key)).size).toBe(grades.length);
  for (const { met, ask } of grades) expect(ask === undefined).toBe(met === 100);
  expect(grades.find(({ key }) => key === 'independence')).toMatchObject({
    met: expect.any(Number),
    ask: 'Have somebody from outside evaluate or review the results, and pay for it',
  });
  expect(convincing).toBeGreaterThanOrEqual(Math.min(...grades.map(({ met }) => met)));
  expect(convincing).toBeLessThanOrEqual(Math.max(...grades.map(({ met }) => met)));
});

test.each([
  ['team', `${complete.proposal.team} Deputy: [INSERT NAME].`, /earlier draft/],
  [
    'timeline',
    `${complete.proposal.timeline}\nMonths 20-24: closing of accounts (project manager)`,
    /contradict/,
  ],
] as const)('what the checks find in %s caps the score and leads there', (field, text, why) => {
  const { score, cap, fixes } = assess(withFields({ [field]: text }, complete));
  expect(score).toBeLessThanOrEqual(cappedScore);
  expect(cap).toMatch(why);
  expect(fixes.some((one) => one.field === field)).toBe(true);
});

test('every section is assessed', () => {
  const sections = sectionsOf(complete);
  expect(sections.map(({ key }) => key)).toEqual(proposalSectionKeys);
  expect(sections.flatMap(({ needs }) => needs)).toEqual([]);
});
