import { applications } from '../judges/applications/applications.ts';
import { months } from '../judges/building.ts';
import { continued, reworded, withCell } from '../judges/cells.ts';
import { bothOf, type SeededError } from '../judges/seeded-errors/seeded-error.ts';

const { kenya, ghana, bangladesh, london, peru } = applications;

/** Ten errors of other kinds, written after the checks: they tell how far the checks carry beyond the sixty. */
export const furtherErrors: readonly SeededError[] = [
  {
    id: 'person-after-end',
    kind: 'contradiction',
    describe: 'a person who stays for six months more than the project',
    of: kenya.planned,
    apply: (a) => withCell(a, 'people[p-mob-new].months', months('1-30')),
    places: ['people[p-mob-new].months', 'projectDuration'],
    says: bothOf('30', '24'),
  },
  {
    id: 'lead-share-in-prose',
    kind: 'contradiction',
    describe: 'the programme lead with 80% in the team and 60% in the budget',
    of: london.proseOnly,
    apply: (a) => reworded(a, 'team', 'programme lead (60%)', 'programme lead (80%)'),
    places: ['team', 'budget'],
    says: bothOf('80', '60'),
  },
  {
    id: 'fourth-year',
    kind: 'contradiction',
    describe: 'bursaries in a fourth year of three',
    of: ghana.proseOnly,
    apply: (a) => reworded(a, 'timeline', 'Year 3, Quarter 1', 'Year 4, Quarter 1'),
    places: ['timeline', 'projectDuration'],
    says: bothOf('4', '36|3'),
  },
  {
    id: 'five-boats',
    kind: 'contradiction',
    describe: 'five boats in the method, three in the budget',
    of: bangladesh.planned,
    apply: (a) => reworded(a, 'methodology', 'Three boat ambulances', 'Five boat ambulances'),
    places: ['methodology', 'budgetLines[boats].quantityHundredths'],
    says: bothOf('5|five', '3|three'),
  },
  {
    id: 'households-transposed',
    kind: 'contradiction',
    describe: 'a survey of 348 households in the budget, of 384 elsewhere',
    of: kenya.planned,
    apply: (a) => reworded(a, 'budgetLines[surveys].justification', '384 households', '348 households'),
    places: ['budgetLines[surveys].justification', 'outcomes[access].method'],
    says: bothOf('348', '384'),
  },
  {
    id: 'unknown-person',
    kind: 'contradiction',
    describe: 'somebody is responsible who is not in the team',
    of: peru.planned,
    apply: (a) => withCell(a, 'safeguards[g-safe].responsible', 'Hannah Price'),
    places: ['safeguards[g-safe].responsible', 'people'],
    says: /Hannah Price/,
  },
  {
    id: 'question-of-form',
    kind: 'leftover',
    describe: 'the question of the form above the answer',
    of: bangladesh.planned,
    apply: (a) =>
      withCell(
        a,
        'description',
        `Describe the need for your project (maximum 500 words).\n\n${a.proposal.description}`,
      ),
    places: ['description'],
    says: /500 words|describe/i,
  },
  {
    id: 'to-be-rewritten',
    kind: 'leftover',
    describe: 'what a colleague wrote below a paragraph',
    of: peru.planned,
    apply: (a) => continued(a, 'methodology', 'See comments from Daniel, this part to be rewritten.'),
    places: ['methodology'],
    says: /rewritten|comments/i,
  },
  {
    id: 'case-file',
    kind: 'personal_data',
    describe: 'a girl with an initial, her age and a pregnancy',
    of: ghana.planned,
    apply: (a) => continued(a, 'description', 'Case 14: Adjoa M., 13, three months pregnant by her uncle.'),
    places: ['description'],
    says: /Adjoa|pregnan/i,
  },
  {
    id: 'bank-account',
    kind: 'personal_data',
    describe: 'the bank account of a woman who is helped',
    of: bangladesh.planned,
    apply: (a) =>
      continued(
        a,
        'methodology',
        'The allowance of Sufia Khatun, a widow, is paid to account 0114223344001 at Sonali Bank.',
      ),
    places: ['methodology'],
    says: /Sufia|account|0114223344001/i,
  },
];
