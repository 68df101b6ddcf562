import { dayOf, emptyProposalFields, type ProposalStatus } from '@harambee/domain';
import type { CreateProposalBody } from '@harambee/domain/schemas';
import { type DemoOrganization, demoOrganizations, firstDemoOrganization } from './organizations.ts';
import { projectThemes } from './project-themes.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** One proposal of the demo, and how far it gets. */
export interface DemoProposal {
  body: CreateProposalBody;
  /** How many texts are drafted for it; 0 leaves a draft without one. */
  versions: number;
  /** The statuses it goes through once its text is ready. */
  path: readonly ProposalStatus[];
}

export interface DemoAccount {
  organization: DemoOrganization;
  email: string;
  proposals: DemoProposal[];
}

/** Known to everybody who runs the demo on their own machine, and useless elsewhere. */
export const demoPassword = 'karibu-harambee-2026';

const outcomes: readonly Omit<DemoProposal, 'body'>[] = [
  { versions: 1, path: ['submitted', 'under_review', 'approved', 'funded'] },
  { versions: 1, path: [] },
  { versions: 0, path: [] },
  { versions: 2, path: ['submitted', 'under_review'] },
  { versions: 1, path: ['submitted', 'under_review', 'rejected'] },
  { versions: 1, path: ['submitted', 'under_review', 'approved'] },
  { versions: 2, path: [] },
  { versions: 1, path: ['submitted'] },
];

const funders = [
  ['Acacia Community Fund', 'ACF'],
  ['Great Lakes Development Trust', 'GLDT'],
  ['Open Horizons Foundation', 'OHF'],
  ['County Partnership Grants', 'CPG'],
  ['Blue Nile Philanthropies', 'BNP'],
  ['World Neighbours Programme', 'WNP'],
] as const;

/** The content of the demo: always the same except for the dates, which are after `today`. */
export function planDemo(today: Date): DemoAccount[] {
  const random = seededRandom(20_261_121);
  return demoOrganizations.map((organization, index) => {
    const isFirst = organization === firstDemoOrganization;
    const count = isFirst ? outcomes.length : random.whole(2, 5);
    const start = isFirst ? 0 : random.whole(0, outcomes.length - 1);
    return {
      organization,
      email: isFirst ? 'demo@harambee.example' : `office-${index + 1}@harambee.example`,
      proposals: Array.from({ length: count }, (_, number) => ({
        ...(outcomes[(start + number) % outcomes.length] as Omit<DemoProposal, 'body'>),
        body: application(organization, number, random, today),
      })),
    };
  });
}

function application(
  { name, place, category }: DemoOrganization,
  number: number,
  random: SeededRandom,
  today: Date,
): CreateProposalBody {
  const theme = projectThemes[category];
  const [funder, short] = random.pick(funders);
  const year = today.getUTCFullYear();
  const months = random.pick([6, 12, 18, 24, 36]);
  const amount = random.whole(12, 240) * 1_000;
  const phases = ['Preparation and agreements', 'First sites', 'All sites', 'Review and handover'];
  const phaseLength = months / phases.length;
  const first = theme.titles[number % theme.titles.length];
  return {
    ...emptyProposalFields,
    title:
      number < theme.titles.length
        ? `${first}, ${place}`
        : `${first}, ${place}: phase ${1 + Math.floor(number / theme.titles.length)}`,
    grantId: `${short}-${year}-${String(random.whole(1, 900)).padStart(3, '0')}-${number + 1}`,
    organization: name,
    category,
    description: `${theme.need.replace('{place}', place)} ${name} asks ${funder} for a grant to change this over ${months} months, together with the people concerned.`,
    objectives: [...theme.objectives],
    beneficiaries: random.whole(4, 180) * 50,
    methodology: theme.methodology,
    requestedAmount: amount,
    deadline: dayOf(new Date(today.getTime() + random.whole(20, 200) * 86_400_000)),
    budget: theme.budget.map(([line, share]) => `${line}: ${(amount * share) / 100} USD`).join('\n'),
    projectDuration: months,
    timeline: phases
      .map(
        (phase, index) =>
          `Months ${Math.floor(index * phaseLength) + 1} to ${Math.floor((index + 1) * phaseLength)}: ${phase}`,
      )
      .join('\n'),
    sustainability: theme.sustainability,
    team: theme.team,
  };
}
