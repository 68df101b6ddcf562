import { proposalSectionKeys } from '@harambee/domain';
import type { GeneratedSection, TracedText } from '@harambee/domain/schemas';
import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { draftContext } from '../context/draft-context.ts';
import { type Part, partsOf, renderSection } from '../context/draft-text.ts';
import type { DraftingFacts } from '../context/drafter.ts';
import { draftedSections } from '../sections/section-writers.ts';
import { anyFacts } from '../testing/any-facts.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { realFacts } from '../testing/real-facts.ts';
import { waterProject } from '../testing/water-project.ts';
import { factCards } from './fact-cards.ts';
import { computedLabels } from './fact-labels.ts';

// Whole documents and many random proposals; slow on a busy machine.
jest.setTimeout(60_000);

const drafted = (facts: DraftingFacts) => draftedSections(draftContext(facts, 'seed'));
const written = (facts: DraftingFacts) => drafted(facts).map(renderSection);
const traced = ({ text, sources, tables = [] }: GeneratedSection): TracedText[] => [
  { text, sources },
  ...tables.flatMap(({ rows }) => rows.flat()),
];
const factsIn = (parts: Part[]) =>
  parts.flatMap((part) => ('fact' in part && part.text !== '' ? [part] : []));

test('every range is the text of its fact, in reading order, and none is missing', () => {
  fc.assert(
    fc.property(fc.oneof(anyFacts, realFacts), (facts) => {
      for (const section of drafted(facts)) {
        const stretches = traced(renderSection(section)).flatMap(({ text, sources = [] }) => {
          sources.forEach(({ start, end }, place) => {
            expect(start >= (sources[place - 1]?.end ?? 0) && end > start && end <= text.length).toBe(true);
          });
          return sources.map(({ start, end, fact }) => ({ text: text.slice(start, end), fact }));
        });
        expect(stretches).toEqual(factsIn(partsOf(section)));
      }
    }),
    { numRuns: propertyRuns(50) },
  );
});

test("every number in a text is inside a fact's range or in a note about what is missing", () => {
  fc.assert(
    fc.property(realFacts, (facts) => {
      for (const { text, sources = [] } of written(facts).flatMap(traced)) {
        const rest = sources.reduceRight(
          (left, { start, end }) => left.slice(0, start) + left.slice(end),
          text,
        );
        expect(rest.replace(/\[needs: [^\]]*\]/g, '')).not.toMatch(/\p{N}/u);
      }
    }),
    { numRuns: propertyRuns(50) },
  );
});

test('each range has a card with a count and a label in words', () => {
  fc.assert(
    fc.property(fc.oneof(anyFacts, realFacts), (facts) => {
      const sections = written(facts);
      const cards = new Map(factCards(sections, facts).map((card) => [card.id, card]));
      const uses = sections.flatMap(traced).flatMap(({ sources = [] }) => sources.map(({ fact }) => fact));
      expect(new Set(uses)).toEqual(new Set(cards.keys()));
      for (const [id, card] of cards) {
        expect(card.uses).toBe(uses.filter((use) => use === id).length);
        const [kind, name = ''] = id.split('.');
        expect(card.kind).toBe(kind === 'computed' ? 'computed' : 'record');
        if (kind === 'computed') expect([name, card.label]).toEqual([name, computedLabels[name]?.label]);
        else expect(['Form', 'Profile']).not.toContain(card.label);
      }
    }),
    { numRuns: propertyRuns(50) },
  );
});

test("a card has the fact's name, value, day and how it was computed", () => {
  const figure = {
    name: 'People reached',
    value: 6_140.5,
    unit: 'people',
    date: '2025-12-31',
    source: 'annual report',
  };
  const facts = {
    ...waterProject,
    savedOn: '2026-08-01',
    profileSavedOn: '2026-03-15',
    organization: { ...waterProject.organization, facts: [figure] },
  };
  const cards = factCards(written(facts), facts);
  const card = (id: string) => cards.find((one) => one.id === id);
  expect(card('proposal.beneficiaries')).toMatchObject({
    label: 'Number of beneficiaries',
    kind: 'record',
    value: '6,140',
    date: '2026-08-01',
  });
  expect(card('proposal.objectives.2')).toMatchObject({
    label: 'Objective 3',
    value: facts.proposal.objectives[2],
  });
  expect(card('computed.costPerBeneficiary')).toMatchObject({
    kind: 'computed',
    value: '$14.07',
    how: 'The amount requested divided by the number of beneficiaries',
  });
  expect(card('organization.facts.0')).toMatchObject({
    label: 'People reached',
    value: '6,140.5 people',
    date: '2025-12-31',
    source: 'annual report',
  });
  expect(card('organization.location')).toMatchObject({ date: '2026-03-15' });
});

test('other seeds use other words and state the same facts equally often', () => {
  fc.assert(
    fc.property(realFacts, fc.string(), fc.string(), (facts, one, other) => {
      const needsOf = (seed: string) =>
        draftedSections(draftContext(facts, seed))
          .map(renderSection)
          // Their order follows the sentences, which depend on the wording.
          .map(({ needs, tables }) => ({ needs: [...needs].sort(), tables }));
      expect(needsOf(other)).toEqual(needsOf(one));
      const values = (seed: string) =>
        proposalSectionKeys.map((_, place) => {
          const section = draftedSections(draftContext(facts, seed))[place];
          return [
            ...new Set(section ? factsIn(partsOf(section)).map(({ text, fact }) => `${fact} ${text}`) : []),
          ].sort();
        });
      expect(
        values(other)
          .flat()
          .filter((fact) => /computed|requestedAmount|beneficiaries/.test(fact)),
      ).toEqual(
        values(one)
          .flat()
          .filter((fact) => /computed|requestedAmount|beneficiaries/.test(fact)),
      );
    }),
    { numRuns: propertyRuns(20) },
  );
});
