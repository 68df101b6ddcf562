import { budgetSum } from '@harambee/domain';
import { applications } from '../judges/applications/applications.ts';
import { continued, reworded, withCell } from '../judges/cells.ts';
import { bothOf, type SeededError } from '../judges/seeded-errors/seeded-error.ts';

const { kenya, ghana, bangladesh, london, peru } = applications;

/**
 * Nine of ten more, written once the first ten were found. The tenth is not found yet: "fourteen of the twenty schools" have no washroom in
 * the need, and an activity builds them in "the twelve schools that have none".
 */
export const secondErrors: readonly SeededError[] = [
  {
    id: 'indirect-above-cap',
    kind: 'contradiction',
    describe: 'more indirect cost than the funder allows, and the request follows it',
    of: peru.planned,
    apply: (a) => {
      const indirectCost = { rate: 1_200, cap: 1_000 };
      const { totalCents } = budgetSum(a.proposal.budgetLines ?? [], indirectCost);
      return withCell(
        withCell(a, 'indirectCost', indirectCost),
        'requestedAmount',
        Math.ceil(totalCents / 100),
      );
    },
    places: ['indirectCost'],
    says: bothOf('12', '10'),
  },
  {
    id: 'baseline-over-hundred',
    kind: 'contradiction',
    describe: 'a baseline of 134%',
    of: london.planned,
    apply: (a) => withCell(a, 'outcomes[moved-on].baseline', 134),
    places: ['outcomes[moved-on].baseline'],
    says: /134/,
  },
  {
    id: 'officer-share-in-list',
    kind: 'contradiction',
    describe: 'the monitoring officer with 40% in the team, half a post in the budget',
    of: kenya.proseOnly,
    apply: (a) => reworded(a, 'team', 'monitoring officer, 50%', 'monitoring officer, 40%'),
    places: ['team', 'budget'],
    says: bothOf('40', '50'),
  },
  {
    id: 'seats-the-wrong-way',
    kind: 'contradiction',
    describe: 'seats are to be raised from 45% to 17%',
    of: peru.proseOnly,
    apply: (a) => reworded(a, 'objectives[3]', 'from 17% to 45%', 'from 45% to 17%'),
    places: ['objectives[3]'],
    says: bothOf('45', '17'),
  },
  {
    id: 'same-as-last-year',
    kind: 'leftover',
    describe: 'a mitigation that was to be brought up to date',
    of: london.planned,
    apply: (a) => withCell(a, 'risks[r-studio].mitigation', 'Same as last year (update)'),
    places: ['risks[r-studio].mitigation'],
    says: /last year|update/i,
  },
  {
    id: 'reviewer-speaks',
    kind: 'leftover',
    describe: 'what a reviewer wrote',
    of: ghana.planned,
    apply: (a) => continued(a, 'methodology', 'Reviewer 2: please shorten, this is unclear.'),
    places: ['methodology'],
    says: /Reviewer|shorten/i,
  },
  {
    id: 'mother-of-kofi',
    kind: 'personal_data',
    describe: 'a boy whose mother died of an illness',
    of: ghana.planned,
    apply: (a) =>
      continued(a, 'description', 'Kofi’s mother died of AIDS in March, and he lives with his teacher.'),
    places: ['description'],
    says: /Kofi|AIDS/i,
  },
  {
    id: 'whatsapp-of-pupil',
    kind: 'personal_data',
    describe: 'a pupil on WhatsApp',
    of: ghana.proseOnly,
    apply: (a) =>
      continued(a, 'methodology', 'Write to Akua, our oldest pupil, on WhatsApp: +233 24 555 0199.'),
    places: ['methodology'],
    says: /Akua|555 0199/i,
  },
  {
    id: 'initials',
    kind: 'personal_data',
    describe: 'somebody by initials with status and address',
    of: bangladesh.planned,
    apply: (a) =>
      continued(
        a,
        'description',
        'S.K., who lives at 12 Mohila College Road, is undocumented and has hepatitis.',
      ),
    places: ['description'],
    says: /S\.K|12 Mohila|hepatitis|address/i,
  },
];
