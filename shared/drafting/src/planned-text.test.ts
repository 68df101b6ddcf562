import { cellInWords, isBlankRow, planColumns, planTableNames } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { draftContext } from './context/draft-context.ts';
import { renderSection } from './context/draft-text.ts';
import type { DraftingFacts } from './context/drafter.ts';
import { unsupportedNumerals } from './facts/fact-check.ts';
import { draftedSections } from './sections/section-writers.ts';
import { plannedFacts } from './testing/any-plan.ts';
import { applications } from './testing/judges/applications/applications.ts';
import { faultsIn, linesOfSection } from './testing/judges/faults/fault.ts';
import {
  frameFaults,
  mostPrintsOfAnObjective,
  profileValues,
  profileWords,
} from './testing/judges/faults/frame-faults.fixture.ts';
import { ownFaults } from './testing/judges/faults/own-faults.fixture.ts';
import { propertyRuns } from './testing/property-runs.ts';

jest.setTimeout(60_000);

const seeds = ['seed', 'other', 'third', '4'];
const written = (facts: DraftingFacts, seed = 'seed'): GeneratedSection[] =>
  draftedSections(draftContext(facts, seed)).map(renderSection);
const allLines = (sections: GeneratedSection[]) => sections.flatMap(linesOfSection).join('\n');

const cases = Object.entries(applications).flatMap(([name, { planned, proseOnly }]) => [
  { name, kind: 'planned', facts: planned as DraftingFacts },
  { name, kind: 'prose', facts: proseOnly as DraftingFacts },
]);

test.each(cases)('$name, $kind: none of the known faults', ({ name, kind, facts }) => {
  const faults = [...ownFaults, ...frameFaults].filter(({ of }) => of.includes(name as 'kenya'));
  for (const seed of seeds) {
    const sections = written(facts, seed);
    expect(faults.flatMap((fault) => faultsIn(fault, sections, kind === 'planned'))).toEqual([]);
  }
});

test.each(cases)('$name, $kind: each objective is stated in full once', ({ facts, kind }) => {
  const text = allLines(written(facts));
  const { outcomes = [], objectives } = facts.proposal;
  const stated = kind === 'planned' ? [...new Set(outcomes.map(({ outcome }) => outcome))] : objectives;
  for (const objective of stated) {
    expect([objective, text.split(objective.replace(/\.$/, '')).length - 1]).toEqual([
      objective,
      mostPrintsOfAnObjective,
    ]);
  }
});

test.each(cases.filter(({ kind }) => kind === 'planned'))(
  '$name: nothing is asked for, and a funder learns who applies',
  ({ name, facts }) => {
    const sections = written(facts);
    const text = allLines(sections);
    expect(sections.flatMap(({ needs }) => needs)).toEqual([]);
    for (const value of profileValues) expect(text).toContain(facts.organization[value]);
    expect(text).toContain(profileWords[name as keyof typeof profileWords]);
    expect(unsupportedNumerals(sections, facts)).toEqual([]);
  },
);

test.each(cases.filter(({ kind }) => kind === 'planned'))(
  '$name: by its name, the frame around the words of the writer never says we',
  ({ facts }) => {
    const named = { ...facts, proposal: { ...facts.proposal, voice: 'name' as const } };
    for (const seed of seeds) {
      const frame = draftedSections(draftContext(named, seed))
        .flatMap(({ paragraphs }) => paragraphs.flat())
        .flatMap((part) => ('text' in part && !('fact' in part) ? [part.text] : []))
        .join(' | ');
      expect(frame).not.toMatch(/\b(?:we|our|us)\b/i);
    }
  },
);

test.each(cases.filter(({ kind }) => kind === 'prose'))('$name: no table is guessed', ({ facts }) => {
  expect(written(facts).flatMap(({ tables = [] }) => tables)).toEqual([]);
});

/** A cell's value as a text may state it: amounts and dates in words, a role inside a sentence. */
const saysIt = (text: string, words: string): boolean =>
  words === '' || text.toLowerCase().includes(words.toLowerCase().replace(/[.;,\s]+$/, ''));

/** Cells that refer to other rows, or that a verb expresses. */
const unsaid = [
  'outcomeIds',
  'budgetLineIds',
  'direction',
  'months',
  'total',
  'baselineDate',
  'targetDate',
  'from',
  'year',
];

test('for any plan, every row is in the text, each cell as given, and every number has its fact', () => {
  fc.assert(
    fc.property(plannedFacts, fc.constantFrom(...seeds), (facts, seed) => {
      const sections = written(facts, seed);
      const text = allLines(sections);
      for (const table of planTableNames) {
        for (const row of facts.proposal[table] ?? []) {
          if (isBlankRow(table, row as never)) continue;
          for (const [name, column] of planColumns(table)) {
            if (unsaid.includes(name) || (table === 'outcomes' && name === 'unit')) continue;
            const words = cellInWords(column, (row as never)[name], facts.proposal);
            expect([table, name, words, saysIt(text, words)]).toEqual([table, name, words, true]);
          }
        }
      }
      expect(unsupportedNumerals(sections, facts)).toEqual([]);
    }),
    { numRuns: propertyRuns(500, 15) },
  );
});

test('for any plan, an outcome that moves against its direction has a note', () => {
  fc.assert(
    fc.property(plannedFacts, (facts) => {
      const sections = written(facts);
      const impact = sections.find(({ key }) => key === 'impact') as GeneratedSection;
      for (const { baseline, target, direction, indicator } of facts.proposal.outcomes ?? []) {
        if (baseline === null || target === null || direction === 'maintain' || indicator === '') continue;
        const falls = target < baseline;
        if (falls === (direction === 'decrease') || target === baseline) continue;
        expect(impact.needs.some((what) => what.startsWith('direction'))).toBe(true);
      }
    }),
    { numRuns: propertyRuns(200) },
  );
});

test.each([
  ['KES a year', 'from KES 40,000 to KES 65,000 a year', 'KES 40,000 a year'],
  ['$', 'from $40,000 to $65,000', '$40,000'],
])('an outcome in money has its currency where people write it: %s', (unit, change, cell) => {
  const { planned } = applications.kenya;
  const [first, ...others] = planned.proposal.outcomes ?? [];
  const income = { indicator: 'household income', baseline: 40_000, target: 65_000, total: null, unit };
  const outcomes = [{ ...first, ...income, direction: 'increase', baselineDate: '' }, ...others];
  const facts = { ...planned, proposal: { ...planned.proposal, outcomes } } as unknown as DraftingFacts;
  const text = allLines(written(facts));
  expect(text).toContain(change);
  expect(text).toContain(cell);
});
