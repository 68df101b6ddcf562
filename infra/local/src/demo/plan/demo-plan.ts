import { addDays, days, startOfDay } from '@harambee/domain';
import { demoFunders } from './calls.ts';
import { accountsOf, firstDocuments } from './documents.ts';
import {
  type DemoOrganization,
  demoOrganizations,
  domainOf,
  firstDemoOrganization,
} from './organizations.ts';
import { demoProfile, untilReport } from './profile.ts';
import { type DemoFate, lifeOf, type ProposalLife } from './proposal-life.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import type { Happening } from './steps.ts';
import { projectThemes } from './themes/themes.ts';

/** Known to everybody who runs the demo on their own machine, and useless elsewhere. */
export const demoPassword = 'karibu-harambee-2026';

/** How long the history is, and how far the plan goes on after the day that it was made for. */
export const pastDays = 1_095;
export const daysAhead = 30;

/** The address of a person of an organization. The first of all is that of the login that is printed. */
export const demoEmail = (organization: number, person: number): string => {
  const name = organization === 0 && person === 0 ? 'demo' : `person-${person + 1}`;
  return `${name}@${domainOf((demoOrganizations[organization] ?? firstDemoOrganization).name)}`;
};

/** Days from today to the deadlines of the first organization, and what becomes of each. */
const firstDeadlines: readonly [number, DemoFate][] = [
  [-1_010, 'rejected'],
  [-940, 'funded'],
  [-850, 'rejected'],
  [-760, 'funded'],
  [-670, 'approved'],
  [-585, 'rejected'],
  [-490, 'funded'],
  [-410, 'funded'],
  [-330, 'rejected'],
  [-240, 'funded'],
  [-160, 'approved'],
  [-96, 'funded'],
  [-58, 'approved'],
  [-44, 'rejected'],
  [-19, 'under_review'],
  [1, 'under_review'],
  [3, 'funded'],
  [6, 'approved'],
  [10, 'funded'],
  [16, 'rejected'],
  [24, 'not_sent'],
  [31, 'funded'],
  [48, 'approved'],
];

const areas = ['Ikutha', 'Mutomo', 'Zombe', 'Nuu', 'Mutito', 'Voo', 'Kanziko', 'Endau'];
const fates: readonly DemoFate[] = [
  'funded',
  'rejected',
  'approved',
  'funded',
  'rejected',
  'under_review',
  'not_sent',
];

/**
 * Everything that happens in the demo, in order: the same for the same day. It ends `daysAhead` days after `today`,
 * so that a demo that was made some days ago goes on to the present.
 */
export function planDemo(today: Date, count = demoOrganizations.length): Happening[] {
  const random = seededRandom(20_261_121);
  return demoOrganizations
    .slice(0, count)
    .flatMap((organization, index) => historyOf(organization, index, startOfDay(today), random))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** The hour at which each of the people acts, on days that are lived through one by one. */
const hours = [8.25, 10.5, 13.75, 15.5];

/**
 * When the clock stands still for what is planned for a day: the longer ago, the more days share one stop, because each
 * stop takes its time. What was planned for an earlier day still comes first.
 */
function stopAt(today: Date, day: number, person: number): Date {
  const every = day >= -14 ? 1 : day >= -64 ? 2 : day >= -364 ? 7 : 14;
  const stop = Math.ceil(day / every) * every;
  const hour = every === 1 ? (hours[person] as number) : 7;
  return new Date(addDays(today, stop).getTime() + days(1) * (hour / 24));
}

function historyOf(
  organization: DemoOrganization,
  index: number,
  today: Date,
  random: SeededRandom,
): Happening[] {
  const begin = -pastDays + (index === 0 ? 2 : 2 + index * 17);
  const happenings: Happening[] = [];
  const add = (day: number, person: number, step: Happening['step']) => {
    const at = stopAt(today, day, person);
    if (day >= begin && day <= daysAhead) happenings.push({ at, organization: index, person, step });
  };
  const yearOf = (day: number) => addDays(today, day).getUTCFullYear();
  const firstYear = yearOf(begin) - 1;
  const years = (last: number) => Array.from({ length: last - firstYear + 1 }, (_, past) => firstYear + past);
  add(begin, 0, { kind: 'register' });
  add(begin + 1, 0, {
    kind: 'profile',
    body: demoProfile(organization, index, [firstYear]),
  });
  add(begin + 1, 0, { kind: 'pictures' });
  // The organization of the login that is printed: nobody looks at the documents of the others.
  if (index === 0)
    for (const document of firstDocuments(organization)) add(begin + 2, 0, { kind: 'document', document });
  add(begin + 4, 1, { kind: 'join', role: 'Member' });
  add(begin + 8, 2, { kind: 'join', role: 'Member' });
  if (index % 3 === 0) add(begin + 60, 3, { kind: 'join', role: 'Reviewer' });
  for (let year = firstYear + 1; year < today.getUTCFullYear(); year += 1) {
    const day = Math.round((Date.UTC(year + 1, 1, 12) - today.getTime()) / days(1));
    if (index === 0) add(day, 0, { kind: 'document', document: accountsOf(organization, year) });
    add(day, 0, { kind: 'figures', body: untilReport(organization, index, years(year)) });
  }
  for (const [number, life] of livesOf(organization, today, begin, random).entries()) {
    const deadline = Math.round((life.deadline.getTime() - today.getTime()) / days(1));
    for (const { day, person, step } of lifeOf(organization, life, index + number))
      add(deadline + day, person, step);
  }
  // What nobody has read yet are the last days' notifications, not those of three years.
  for (let day = -4; day <= daysAhead; day += 7)
    for (const person of [0, 1, 2]) add(day, person, { kind: 'inbox' });
  for (
    let day = begin + 20;
    day <= daysAhead;
    day += index === 0 ? random.whole(4, 30) : random.whole(60, 300)
  )
    add(day, 3, { kind: 'visit', browser: `Firefox/${100 + random.whole(1, 40)}.0` });
  return happenings;
}

/** The proposals of an organization. */
function livesOf(
  organization: DemoOrganization,
  today: Date,
  begin: number,
  random: SeededRandom,
): ProposalLife[] {
  const isFirst = organization === firstDemoOrganization;
  const count = isFirst ? firstDeadlines.length : random.whole(3, 4);
  const { titles } = projectThemes[organization.category];
  const place = organization.place.split(',')[0] as string;
  return Array.from({ length: count }, (_, number) => {
    const step = (20 - (begin + 60)) / (count - 1);
    const [day, fate] = isFirst
      ? (firstDeadlines[number] as [number, DemoFate])
      : // The last one is being written these weeks.
        [
          number === count - 1
            ? random.whole(22, 42)
            : Math.round(begin + 60 + step * (number + random.whole(40, 100) / 100)),
          random.pick(fates),
        ];
    const title = titles[number % titles.length] as string;
    const phase = Math.floor(number / titles.length);
    const later = phase === 0 ? '' : `: phase ${phase + 1}`;
    return {
      proposal: `proposal ${number + 1}`,
      title: isFirst
        ? `${title}: ${areas[(phase + 3 * (number % 3)) % areas.length]}`
        : `${title}, ${place}${later}`,
      funder: random.pick(demoFunders),
      deadline: addDays(today, day),
      sites: random.whole(5, 14),
      months: random.pick([12, 18, 24]),
      fate,
      isByTeam: isFirst || number === count - 1,
      isWhole: isFirst ? fate !== 'not_sent' && number % 7 !== 2 : random.whole(1, 5) > 1,
    };
  });
}
