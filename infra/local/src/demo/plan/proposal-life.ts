import { addDays, dayOf, type ProposalSectionKey, type ProposalStatus } from '@harambee/domain';
import type { CreateProposalBody } from '@harambee/domain/schemas';
import { type DemoFunder, demoCall } from './calls.ts';
import type { DemoOrganization } from './organizations.ts';
import { projectBody } from './project.ts';
import type { DemoStep } from './steps.ts';

/** What happens to a proposal in the end, if nothing ends it before today. */
export const demoFates = ['funded', 'approved', 'rejected', 'under_review', 'not_sent'] as const;
export type DemoFate = (typeof demoFates)[number];

export interface ProposalLife {
  /** Its name within the organization. */
  proposal: string;
  title: string;
  funder: DemoFunder;
  deadline: Date;
  sites: number;
  months: number;
  fate: DemoFate;
  /** Written by a team for a call, with tasks, answers and sign-offs; otherwise by one person. */
  isByTeam: boolean;
  /** Written from the full plan; otherwise some of it is missing, as in a first draft. */
  isWhole: boolean;
}

/** A step of its life, by days before (negative) or after its deadline. */
interface LifeStep {
  day: number;
  person: number;
  step: DemoStep;
}

const remarks: readonly [ProposalSectionKey, string, string][] = [
  [
    'methodology',
    'who trains the new members when somebody leaves? A reviewer will ask.',
    'Two deputies are trained each time; I have put it into the risks.',
  ],
  [
    'budget',
    'the second line looks high to me. Do we have an offer?',
    'Yes, three of them. The cheapest one is in the plan now.',
  ],
  [
    'impact',
    'can we say who counted this baseline?',
    'It is from the survey of last year; the source stands beside it now.',
  ],
  [
    'sustainability',
    'has the county agreed to this in writing?',
    'The letter came on Monday. I have filed it with the documents.',
  ],
  [
    'executive_summary',
    'this reads well. I would begin with the people, not with the amount.',
    'Good, I have changed the order of the first two sentences.',
  ],
];

const afterwards: Readonly<Record<DemoFate, readonly [number, ProposalStatus][]>> = {
  funded: [
    [12, 'under_review'],
    [45, 'approved'],
    [72, 'funded'],
  ],
  approved: [
    [12, 'under_review'],
    [50, 'approved'],
  ],
  rejected: [
    [10, 'under_review'],
    [41, 'rejected'],
  ],
  under_review: [[14, 'under_review']],
  not_sent: [],
};

/** The life of a proposal: found, written, discussed, answered, signed, sent, and decided on. */
export function lifeOf(organization: DemoOrganization, life: ProposalLife, seed: number): LifeStep[] {
  const { proposal, isByTeam, deadline, fate } = life;
  const call = isByTeam ? `call of ${proposal}` : undefined;
  const [section, question, answer] = remarks[seed % remarks.length] as (typeof remarks)[number];
  const [, writer, reviewer] = organization.people;
  const thread = `${proposal} 1`;
  const isSent = fate !== 'not_sent';
  const isDrafted = isSent || life.isWhole;
  const dueOn = (days: number) => dayOf(addDays(deadline, days));
  const step = (day: number, person: number, what: DemoStep): LifeStep => ({ day, person, step: what });
  const found = demoCall(life.funder, organization, deadline, isSent ? 'preparing' : 'considering');
  const asked = `@${writer.firstName} ${writer.lastName}: ${question}`;
  const tasks = [
    { section: 'budget' as const, person: 0, dueOn: dueOn(-12) },
    { section: 'methodology' as const, person: 1, dueOn: dueOn(-10) },
    { section: 'impact' as const, person: 2, dueOn: dueOn(-8) },
  ];
  const last = 'I have read it from the first page to the last. From my side it can go out.';
  return [
    ...(call ? [step(-44, 0, { kind: 'call', call, body: found })] : []),
    step(-34, 1, {
      ...{ kind: 'proposal', proposal, body: bodyOf(organization, life), isDrafted },
      ...(call && { call }),
    }),
    ...(call ? [step(-33, 1, { kind: 'team', proposal, helper: 0, tasks })] : []),
    ...(isDrafted && (call || seed % 2 === 0)
      ? [
          step(-27, 2, { kind: 'comment', proposal, thread, section, text: asked, mentions: 1 }),
          step(-24, 1, { kind: 'reply', proposal, thread, text: `@${reviewer.firstName}: ${answer}` }),
        ]
      : []),
    ...(isDrafted && call
      ? [
          step(-21, 1, { kind: 'answers', proposal, share: 0.6 }),
          step(-18, 2, { kind: 'resolve', proposal, thread }),
          step(-13, 0, { kind: 'taskDone', proposal, task: 0 }),
          step(-12, 1, { kind: 'answers', proposal, share: 1 }),
          step(-12, 1, { kind: 'checklist', call }),
          step(-11, 1, { kind: 'taskDone', proposal, task: 1 }),
        ]
      : []),
    ...(isSent && call
      ? [
          step(-10, 0, {
            ...{ kind: 'comment', proposal, thread: `${proposal} 2`, section: 'executive_summary' },
            ...{ text: last, mentions: 0 },
          }),
          step(-9, 0, { kind: 'askSignOffs', proposal, signers: [0, 2] }),
          step(-7, 2, { kind: 'agree', proposal }),
          step(-4, 0, { kind: 'agree', proposal }),
        ]
      : []),
    ...(isSent ? [step(-2, 1, { kind: 'status', proposal, status: 'submitted' })] : []),
    ...(call
      ? [
          isSent
            ? step(-2, 1, { kind: 'callStatus', call, status: 'applied' })
            : step(1, 0, { kind: 'callStatus', call, status: 'not_applying' }),
        ]
      : []),
    ...afterwards[fate].map(([day, status]) => step(day, 1, { kind: 'status', proposal, status })),
  ];
}

function bodyOf(organization: DemoOrganization, life: ProposalLife): CreateProposalBody {
  const { title, funder, deadline, sites, months, isWhole } = life;
  const grantId = `${funder.short}-${deadline.getUTCFullYear()}-${String(100 + deadline.getUTCDate() * 7 + sites)}`;
  const whole = projectBody(organization, {
    title,
    grantId,
    currency: funder.currency,
    deadline,
    sites,
    months,
  });
  if (isWhole) return whole;
  const { risks, safeguards, trackRecord, ...rest } = whole;
  return { ...rest, risks: risks?.slice(0, 1) ?? [] };
}
