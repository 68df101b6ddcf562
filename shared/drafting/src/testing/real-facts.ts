import { budgetCategoryNames, proposalCategories } from '@harambee/domain';
import type { BudgetLine } from '@harambee/domain/schemas';
import fc from 'fast-check';
import type { DraftingFacts } from '../context/drafter.ts';
import { unanswered } from './unanswered.ts';

const number = (most: number) => fc.integer({ min: 1, max: most });
const year = fc.integer({ min: 2019, max: 2031 });
const month = fc.constantFrom('January', 'March', 'June', 'September', 'December');
const name = fc.constantFrom(
  'Wanjiru Achieng',
  'Peter Ekai',
  'Grace Nakiru',
  'Dr. Juma Hassan',
  '王小红',
  'سمر أحمد',
);
const role = fc.constantFrom(
  'project manager',
  'nurse',
  'engineer',
  'monitoring officer',
  'trainer',
  'mratibu',
  '项目经理',
);
const things = fc.constantFrom('wells', 'teachers', 'households', 'women', 'schools', 'kaya', '农户');

/** A sentence from a pattern: `#` stands for a number, `%` for a share, and so on. */
const filled = (...patterns: string[]) =>
  fc
    .tuple(
      fc.constantFrom(...patterns),
      number(90_000),
      number(99),
      number(99),
      year,
      month,
      name,
      role,
      things,
    )
    .map(([pattern, count, one, other, when, by, person, does, what]) =>
      pattern
        .replaceAll('#', count.toLocaleString('en-US'))
        .replaceAll('@1', String(one))
        .replaceAll('@2', String(other))
        .replaceAll('YYYY', String(when))
        .replaceAll('MMM', by)
        .replaceAll('NAME', person)
        .replaceAll('ROLE', does)
        .replaceAll('THING', what),
    );
const lines = (line: fc.Arbitrary<string>, most: number) =>
  fc.array(line, { maxLength: most }).map((all) => all.join('\n'));

const objective = filled(
  'Raise the share of THING with safe water from @1% to @2% by MMM YYYY',
  'Train # THING by MMM YYYY',
  'Reduce illness of children under five from @1 to @2 cases a year within @1 months',
  'Improve the life of THING',
  'Kuongeza THING kutoka @1% hadi @2% ifikapo YYYY',
  '将THING从@1%提高到@2%，YYYY年',
  'رفع نسبة الأسر من @1٪ إلى @2٪ بحلول YYYY',
);
const step = filled(
  'Months @1-@2: training of THING (ROLE)',
  'Month @1: survey of # THING',
  'MMM YYYY: audit, led by the ROLE',
  'Survey of THING | @1-@2 | ROLE',
  'Q2: building',
  'Then we train THING',
);
const member = filled(
  'NAME, ROLE (@1%), led # projects since YYYY.',
  'ROLE: NAME',
  'NAME – ROLE – full-time',
  '@1 volunteers help us',
);
const method = filled(
  'The ROLE collects health records every month and repeats the survey after @1 months.',
  'The main risk is drought; the ROLE keeps # litres in reserve.',
  'Risk: theft. Mitigation: @1 guards. Owner: ROLE',
  'We build with # THING.',
);
const need = filled(
  'The county survey of YYYY found that @1% of # THING drink unsafe water.',
  'Kijiji chetu kina THING # tu.',
  '我们村有#户人家。',
);
const lasting = filled(
  'Each of # THING pays a fee of @1 shillings.',
  'The county takes over @1 of @2 repairs.',
  'Risk: flood. Mitigation: platforms of @1 metres.',
);
const budgetText = filled(
  'Pumps: $#',
  'Training: $# (@1 x $@2)',
  'Wells: @1 x $@2',
  'Salaries as agreed with @1 people',
  'Monitoring: $#.50',
);

const budgetLine = fc.record({
  category: fc.constantFrom(...budgetCategoryNames),
  item: filled('THING', 'ROLE for @1 THING'),
  quantityHundredths: fc.integer({ min: 0, max: 5_000 }),
  unit: fc.constantFrom('', 'people', 'trips'),
  unitCents: fc.integer({ min: 0, max: 500_000 }),
  months: fc.integer({ min: 0, max: 24 }),
  justification: fc.oneof(fc.constant(''), filled('for # THING')),
});
const day = fc
  .tuple(year, number(12), number(28))
  .map(([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`);

const proposal = fc.record({
  ...unanswered,
  title: filled('Clean water for # THING', 'Maji safi'),
  grantId: filled('WASH-YYYY-@1', ''),
  organization: fc.constantFrom('Maji Kwa Wote', 'Fondation Élan', '农村清洁水项目'),
  category: fc.constantFrom(...proposalCategories),
  description: lines(need, 3),
  objectives: fc.array(objective, { maxLength: 3 }),
  beneficiaries: fc.oneof(fc.constant(0), number(1_000_000)),
  methodology: lines(method, 3),
  requestedAmount: fc.oneof(fc.constant(0), number(5_000_000)),
  deadline: fc.oneof(fc.constant(''), day),
  budget: lines(budgetText, 3),
  projectDuration: fc.integer({ min: 0, max: 60 }),
  timeline: lines(step, 4),
  sustainability: lines(lasting, 3),
  team: lines(member, 3),
});

/** Realistic organizations and proposals with random numbers, complete or not. */
export const realFacts: fc.Arbitrary<DraftingFacts> = fc
  .record({
    proposal,
    budgetLines: fc.oneof(fc.constant<BudgetLine[]>([]), fc.array(budgetLine, { maxLength: 3 })),
    indirect: fc.option(fc.record({ rate: fc.integer({ max: 2_000, min: 0 }), cap: fc.constant(1_500) }), {
      nil: undefined,
    }),
    organization: fc.record({
      name: fc.constant('Maji Kwa Wote'),
      mission: filled('We bring water to # THING.'),
      location: fc.constantFrom('Lodwar, Kenya', ''),
      foundedYear: fc.integer({ min: 1950, max: 2025 }),
      sdgs: fc.uniqueArray(fc.integer({ min: 1, max: 17 }), { maxLength: 3 }),
      facts: fc.array(
        fc.record({
          name: filled('THING reached', 'Staff'),
          value: fc.oneof(
            number(1_000_000),
            number(10_000).map((cents) => cents / 100),
          ),
          unit: fc.constantFrom('people', 'staff'),
          date: day,
          source: filled('annual report YYYY', 'payroll'),
        }),
        { maxLength: 2 },
      ),
    }),
  })
  .map(({ proposal: fields, budgetLines, indirect, organization }) => ({
    organization,
    savedOn: '2026-08-01',
    proposal: {
      ...fields,
      ...(budgetLines.length > 0 && { budgetLines, ...(indirect && { indirectCost: indirect }) }),
    },
  }));
