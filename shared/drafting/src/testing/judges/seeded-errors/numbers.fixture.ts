import { applications } from '../applications/applications.ts';
import { continued, reworded, withCell } from '../cells.ts';
import { bothOf, type SeededError } from './seeded-error.ts';

const { kenya, ghana, bangladesh, london, peru } = applications;

/** Numbers of people, posts, things and months that do not agree. */
export const numberErrors: SeededError[] = [
  {
    id: 'boreholes',
    kind: 'contradiction',
    describe: 'twelve boreholes are drilled, eight are budgeted',
    of: kenya.planned,
    apply: (a) => withCell(a, 'activities[a-drill].activity', 'Drill and test twelve boreholes'),
    places: ['activities[a-drill].activity', 'budgetLines[drilling].quantityHundredths'],
    says: bothOf('12|twelve', '8|eight'),
  },
  {
    id: 'people-in-title',
    kind: 'contradiction',
    describe: 'two digits of the number of people change places in the title',
    of: kenya.planned,
    apply: (a) => reworded(a, 'title', '9,600', '6,900'),
    places: ['title', 'beneficiaries'],
    says: bothOf('6,?900', '9,?600'),
  },
  {
    id: 'accountant-share',
    kind: 'contradiction',
    describe: 'the accountant gives three quarters of her time, a quarter is budgeted',
    of: ghana.planned,
    apply: (a) => withCell(a, 'people[p-accountant].share', 75),
    places: ['people[p-accountant].share', 'budgetLines[accountant].quantityHundredths'],
    says: bothOf('75|0\\.75|three quarters', '25|0\\.25|a quarter'),
  },
  {
    id: 'three-technicians',
    kind: 'contradiction',
    describe: 'three workers are described, half a post is budgeted',
    of: peru.planned,
    apply: (a) =>
      continued(a, 'methodology', 'Three monitoring technicians live in the communities all the year round.'),
    places: ['methodology', 'budgetLines[monitoring].quantityHundredths'],
    says: bothOf('3|three', '0\\.5|half|50'),
  },
  {
    id: 'supervisors',
    kind: 'contradiction',
    describe: 'eight nurse supervisors, in words, against six posts',
    of: bangladesh.planned,
    apply: (a) => reworded(a, 'methodology', 'Six nurse supervisors', 'Eight nurse supervisors'),
    places: ['methodology', 'budgetLines[supervisors].quantityHundredths'],
    says: bothOf('8|eight', '6|six'),
  },
  {
    id: 'yachachiq',
    kind: 'contradiction',
    describe: 'forty-two trainers in words against twenty-four in the budget',
    of: peru.planned,
    apply: (a) => reworded(a, 'methodology', 'Twenty-four yachachiq', 'Forty-two yachachiq'),
    places: ['methodology', 'budgetLines[yachachiq].quantityHundredths'],
    says: bothOf('42|forty-two', '24|twenty-four'),
  },
  {
    id: 'persons-in-description',
    kind: 'contradiction',
    describe: 'a thousand persons more in the description',
    of: peru.planned,
    apply: (a) => reworded(a, 'description', '2,880 persons', '3,880 persons'),
    places: ['description', 'beneficiaries'],
    says: bothOf('3,?880', '2,?880'),
  },
  {
    id: 'groups',
    kind: 'contradiction',
    describe: 'eight groups of twenty in the method, six in the plan',
    of: london.planned,
    apply: (a) => reworded(a, 'methodology', 'We run six groups of twenty', 'We run eight groups of twenty'),
    places: ['methodology', 'activities[a-sessions].activity'],
    says: bothOf('8|eight|160', '6|six|120'),
  },
  {
    id: 'ages',
    kind: 'contradiction',
    describe: 'other ages in an objective than in the description',
    of: london.proseOnly,
    apply: (a) => reworded(a, 'objectives[0]', 'aged 14 to 21', 'aged 11 to 19'),
    places: ['objectives[0]', 'description'],
    says: bothOf('11', '14'),
  },
  {
    id: 'accountant-in-prose',
    kind: 'contradiction',
    describe: 'half of the accountant’s time in the team, a quarter in the budget',
    of: ghana.proseOnly,
    apply: (a) =>
      reworded(a, 'team', 'Mercy Adongo, for a quarter of her time', 'Mercy Adongo, for half of her time'),
    places: ['team', 'budget'],
    says: bothOf('half|50|0\\.5', 'quarter|25|0\\.25'),
  },
  {
    id: 'two-full-posts',
    kind: 'contradiction',
    describe: 'one person with 110% of a full post in two rows',
    of: london.planned,
    apply: (a) =>
      withCell(a, 'people', [
        ...(a.proposal.people ?? []),
        {
          id: 'p-sam-finance',
          name: 'Sam O’Connell',
          post: 'Finance manager',
          share: 80,
          months: [{ from: 1, to: 24 }],
          brings: 'bookkeeping for three charities',
        },
      ]),
    places: ['people[p-sam-finance]', 'people[p-sam].share'],
    says: bothOf('110|80', 'Sam O’Connell|30'),
  },
  {
    id: 'years-in-words',
    kind: 'contradiction',
    describe: 'three years in words, 24 months in the form',
    of: london.planned,
    apply: (a) => reworded(a, 'description', 'Over two years', 'Over three years'),
    places: ['description', 'projectDuration'],
    says: bothOf('3|three|36', '24|2|two'),
  },
];
