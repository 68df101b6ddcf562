import { proposalSectionKeys } from '@harambee/domain';
import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { draftedSection } from './built-in-drafter.ts';
import { renderSection } from './draft-text.ts';
import type { DraftingFacts } from './drafter.ts';
import { cappedQuality, readiness, readinessSignals } from './readiness.ts';
import { anyFacts, emptyFacts } from './testing/any-facts.ts';
import { waterProject } from './testing/water-project.ts';

// Whole documents and many random proposals; a busy machine takes its time.
jest.setTimeout(60_000);

type Fields = Partial<DraftingFacts['proposal']>;
const withFields = (fields: Fields, facts = waterProject): DraftingFacts => ({
  ...facts,
  proposal: { ...facts.proposal, ...fields },
});
const sectionsOf = (facts: DraftingFacts) =>
  proposalSectionKeys.map((key) => renderSection(draftedSection(key, facts, 'seed')));
const qualityOf = (facts: DraftingFacts) => readiness(sectionsOf(facts), facts).quality;

test('the signals make 100 points together, each between none and all', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const signals = readinessSignals(sectionsOf(facts), facts);
      expect(signals.reduce((sum, { points }) => sum + points, 0)).toBe(100);
      for (const { met } of signals) expect(met >= 0 && met <= 1).toBe(true);
    }),
  );
});

test('a strong application scores above a medium one, and that above a weak one', () => {
  const medium = withFields({
    objectives: ['Train mechanics', 'Dig wells'],
    timeline: 'We dig, then we train.',
    team: 'Our team.',
  });
  expect(qualityOf(waterProject)).toBeGreaterThanOrEqual(85);
  expect(qualityOf(medium)).toBeLessThan(qualityOf(waterProject));
  expect(qualityOf(emptyFacts)).toBeLessThan(qualityOf(medium));
  expect(qualityOf(emptyFacts)).toBeLessThan(20);
});

test.each([
  ['requestedAmount', 90_000],
  ['budget', 'as agreed'],
  ['requestedAmount', 0],
] as [keyof Fields, never][])(
  'a budget that does not match the request is capped (%s %s)',
  (field, value) => {
    expect(qualityOf(withFields({ [field]: value }))).toBeLessThanOrEqual(cappedQuality);
  },
);

test('a number out of nowhere is capped', () => {
  const sections = sectionsOf(waterProject);
  const [first, ...rest] = sections;
  const invented = [
    { ...first, text: `${first?.text} It will save 987,654 lives.` } as (typeof sections)[0],
    ...rest,
  ];
  expect(readiness(invented, waterProject).quality).toBe(cappedQuality);
});

test('a baseline for an objective raises it', () => {
  const [first, second, third = '', ...rest] = waterProject.proposal.objectives as [
    string,
    string,
    ...string[],
  ];
  const better = withFields({
    objectives: [first, second, third.replace('Train', 'Train, from 4 to'), ...rest],
  });
  expect(qualityOf(better)).toBeGreaterThan(qualityOf(waterProject));
});

const fields = ['description', 'methodology', 'timeline', 'sustainability', 'team'] as const;

test('the same text once more never raises it', () => {
  fc.assert(
    fc.property(
      anyFacts,
      fc.constantFrom(...fields),
      fc.constantFrom('\n', '\n\n'),
      (facts, field, joint) => {
        const text = facts.proposal[field];
        const doubled = withFields({ [field]: `${text}${joint}${text}` }, facts);
        expect(qualityOf(doubled)).toBeLessThanOrEqual(qualityOf(facts));
      },
    ),
    { numRuns: 200 },
  );
});

test('filler never raises it, however much there is of it', () => {
  const filler = fc.array(
    fc.constantFrom('lorem', 'ipsum', 'truly', 'passionate', 'innovative', 'holistic', 'synergy'),
    { minLength: 5, maxLength: 60 },
  );
  fc.assert(
    fc.property(
      filler,
      fc.constantFrom(...fields),
      fc.constantFrom(waterProject, withFields({ requestedAmount: 1 })),
      (words, field, facts) => {
        const padded = withFields({ [field]: `${facts.proposal[field]} ${words.join(' ')}.` }, facts);
        expect(qualityOf(padded)).toBeLessThanOrEqual(qualityOf(facts));
      },
    ),
  );
});

test('words are those of the sections', () => {
  const sections = sectionsOf(waterProject);
  expect(readiness(sections, waterProject).words).toBe(sections.reduce((sum, { words }) => sum + words, 0));
});
