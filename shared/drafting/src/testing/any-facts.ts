import { emptyProposalFields, proposalCategories } from '@harambee/domain';
import fc from 'fast-check';
import type { DraftingFacts } from '../context/drafter.ts';
import { unanswered } from './unanswered.ts';

const sentence = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    'In 2024 the census counted 1,200 households.',
    'Kijiji chetu kina watu 3,400 na kisima 1 tu.',
    'في القرية ١٢٠٠ أسرة.',
    '我们村有1200户人家。',
    'Raise attendance from 39% to 90% by June 2027',
    'Train 27 teachers',
    'Baseline: 4.2 days; target 2.5 days by month 12.',
    'From 2024 to 2026.5 we go from 1,000 to 2,000.',
    'Months 1-3: start; months 4 to 40: build',
    'Desks: 20 x $45 = $800',
    'Pumps: $1,000.50\nPipes $2k, taps $5.25 and audit $7',
    'Total: $99',
    '[needs: nothing]',
    '🌍 1️⃣ 2½ m²',
    '- 12\r\n- 13\u0000 14\u2028 15',
  ),
);
const text = fc.array(sentence, { maxLength: 6 }).map((sentences) => sentences.join('\n'));
const line = fc.array(sentence, { maxLength: 2 }).map((sentences) => sentences.join(' '));
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Any proposal that the service may store, sensible or not. */
export const anyFacts: fc.Arbitrary<DraftingFacts> = fc.record({
  proposal: fc.record({
    ...unanswered,
    title: line,
    grantId: line,
    organization: line,
    category: fc.oneof(fc.constantFrom('', ...proposalCategories), line),
    description: text,
    objectives: fc.array(line, { maxLength: 6 }),
    beneficiaries: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000_000 })),
    methodology: text,
    requestedAmount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000_000_000 })),
    deadline: fc.oneof(fc.constant(''), day),
    budget: text,
    projectDuration: fc.integer({ min: 0, max: 60 }),
    timeline: text,
    sustainability: text,
    team: text,
  }),
  organization: fc.record(
    {
      name: line,
      mission: text,
      location: line,
      foundedYear: fc.integer({ min: 1800, max: 2100 }),
      sdgs: fc.uniqueArray(fc.integer({ min: 1, max: 17 }), { maxLength: 17 }),
      website: line,
      facts: fc.array(
        fc.record({
          name: line,
          // Whole or with cents; JSON writes both exactly.
          value: fc.oneof(
            fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
            fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
          ),
          unit: fc.oneof(fc.constantFrom('people', 'staff', 'US dollars'), line),
          date: day,
          source: line,
        }),
        { maxLength: 8 },
      ),
    },
    { requiredKeys: ['name'] },
  ),
});

/** An empty draft. */
export const emptyFacts: DraftingFacts = {
  organization: { name: '' },
  proposal: { ...emptyProposalFields, projectDuration: 0 },
};
