import { applications } from '../applications/applications.ts';
import { reworded, withCell } from '../cells.ts';
import { bothOf, type SeededError } from './seeded-error.ts';

const { kenya, ghana, bangladesh, london, peru } = applications;

/** Targets without progress, percentages above a hundred, and changing units. */
export const targetErrors: SeededError[] = [
  {
    id: 'target-digit-lost',
    kind: 'contradiction',
    describe: 'a target below its baseline: a digit was lost',
    of: kenya.planned,
    apply: (a) => withCell(a, 'outcomes[access].target', 870),
    places: ['outcomes[access].target', 'outcomes[access].baseline'],
    says: bothOf('870', '1,?150'),
  },
  {
    id: 'mortality-rises',
    kind: 'contradiction',
    describe: 'deaths are to fall, and the target is above the baseline',
    of: bangladesh.planned,
    apply: (a) => withCell(a, 'outcomes[mortality].target', 32),
    places: ['outcomes[mortality].target', 'outcomes[mortality].baseline'],
    says: bothOf('32', '28'),
  },
  {
    id: 'reading-in-prose',
    kind: 'contradiction',
    describe: 'an objective in prose falls behind where things stand',
    of: ghana.proseOnly,
    apply: (a) => reworded(a, 'objectives[1]', '60% of girls', '30% of girls'),
    places: ['objectives[1]'],
    says: bothOf('30', '31'),
  },
  {
    id: 'decimal-comma',
    kind: 'contradiction',
    describe: 'a yield that falls, written with decimal commas',
    of: peru.proseOnly,
    apply: (a) => reworded(a, 'objectives[2]', 'from 5.8 to 7.6 tons', 'from 5,8 to 5,6 tons'),
    places: ['objectives[2]'],
    says: bothOf('5[.,]8', '5[.,]6'),
  },
  {
    id: 'percent-over-hundred',
    kind: 'contradiction',
    describe: 'more than all girls complete school',
    of: ghana.planned,
    apply: (a) => withCell(a, 'outcomes[completion].target', 115),
    places: ['outcomes[completion].target'],
    says: bothOf('115', '100|%|per ?cent'),
  },
  {
    id: 'more-than-whole',
    kind: 'contradiction',
    describe: '36 of 31 springs',
    of: peru.planned,
    apply: (a) => withCell(a, 'outcomes[springs].target', 36),
    places: ['outcomes[springs].target', 'outcomes[springs].total'],
    says: bothOf('36', '31'),
  },
  {
    id: 'minutes-for-hours',
    kind: 'contradiction',
    describe: 'the walk in minutes in the plan, in hours in the text',
    of: kenya.planned,
    apply: (a) => withCell(a, 'outcomes[hours].unit', 'minutes'),
    places: ['outcomes[hours].unit', 'description'],
    says: bothOf('minutes', 'hours'),
  },
  {
    id: 'per-hundred',
    kind: 'contradiction',
    describe: 'deaths per 100 live births in the plan, per 1,000 in the text',
    of: bangladesh.planned,
    apply: (a) => withCell(a, 'outcomes[mortality].unit', 'deaths per 100 live births'),
    places: ['outcomes[mortality].unit', 'description'],
    says: bothOf('per 100 ', '1,?000'),
  },
  {
    id: 'outcome-without-activity',
    kind: 'contradiction',
    describe: 'no activity works for the placements',
    of: london.planned,
    apply: (a) => withCell(a, 'activities[a-place].outcomeIds', ['moved-on']),
    places: ['activities[a-place].outcomeIds', 'outcomes[placed]'],
    says: /placement/i,
  },
  {
    id: 'activity-without-outcome',
    kind: 'contradiction',
    describe: 'an activity that serves no outcome',
    of: peru.planned,
    apply: (a) => withCell(a, 'activities[a-stations].outcomeIds', []),
    places: ['activities[a-stations].outcomeIds'],
    says: /weather stations/i,
  },
];
