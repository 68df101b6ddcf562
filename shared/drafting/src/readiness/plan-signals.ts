import { expectedEvaluation, formatMoney, reviewBudget } from '@harambee/domain';
import { figuresIn } from '../reading/numerals.ts';
import { topics } from '../reading/topics.ts';
import { lastingNeeds } from '../sections/sustainability.ts';
import { teamNeeds } from '../sections/team.ts';
import { matrixLosses } from './content-signals.ts';
import { type Assessed, type Loss, lost, type Signal } from './loss.ts';
import { memberNeeds, riskNeeds, stepNeeds } from './need-words.ts';

/** Why a budget that is not the request keeps a score low. */
export const sumCap = 'The budget does not add up to the amount requested';

/**
 * 18: the sum equals the request (8), lines can be read (2), with quantity and unit cost (3), each with its reason (3),
 * indirect costs within the cap (1), months within the duration (1).
 */
export function soundBudget({ context, facts }: Assessed): Signal {
  const { agreement, lines, unreadBudget, budget, requestedCents } = context;
  const at = { section: 'budget', field: budget.isStructured ? 'budgetLines' : 'budget' } as const;
  const review = reviewBudget(facts.proposal);
  const isEqual = lines.length > 0 && agreement.state === 'equal';
  const share = (count: number) => (lines.length === 0 ? 1 : count / lines.length);
  const withoutQuantity = lines.filter(({ hasQuantity }) => !hasQuantity);
  const withoutReason = budget.isStructured
    ? review.notes.filter(({ what }) => what === 'no_reason').length
    : lines.filter(({ note, hasQuantity }) => !note && !hasQuantity).length;
  const tooLong = review.notes.some(({ what }) => what === 'too_many_months');
  return {
    key: 'budget',
    label: 'Budget: sum, quantities, reasons',
    outOf: 18,
    losses: lost(
      !isEqual && {
        key: 'sum',
        gain: 8,
        what:
          lines.length > 0 && requestedCents > 0
            ? `Make the lines add up to the request: they differ by ${formatMoney(Math.abs(agreement.differenceCents) / 100)}`
            : 'Give the amount requested and budget lines that add up to it',
        ...at,
        note: 'budget lines',
        lifts: sumCap,
      },
      {
        key: 'unread lines',
        gain: 2 * (1 - lines.length / Math.max(1, lines.length + unreadBudget.length)),
        what: 'Give each line of the budget an item and an amount in US dollars',
        ...at,
      },
      {
        key: 'quantities',
        gain: 3 * share(withoutQuantity.length),
        what: 'Say how each amount comes about: quantity times unit cost',
        ...at,
        words: withoutQuantity[0]?.item,
      },
      { key: 'reasons', gain: 3 * share(withoutReason), what: 'Say of each line what it is for', ...at },
      review.isAboveCap && {
        key: 'indirect',
        gain: 1,
        what: 'Bring indirect costs down to what the funder allows',
        section: 'budget',
        field: 'indirectCost',
      },
      (tooLong || lines.length === 0) && {
        key: 'budget months',
        gain: 1,
        what: 'Let no line run longer than the project',
        ...at,
      },
    ),
  };
}

/** 8: each step has months inside the duration (4) and somebody who does it (4). */
export function plannedActivities({ context: { phases, months } }: Assessed): Signal {
  const outOf = 8;
  const at = { section: 'timeline', field: 'timeline' } as const;
  const share = 4 / phases.length;
  const losses = phases.flatMap(({ text, activity, isDated, to = 0, owner }) =>
    lost(
      !isDated && {
        key: `months of ${text}`,
        gain: share,
        what: `Give the months of “${short(activity)}”`,
        kind: 'Give the months of each step',
        ...at,
        words: text,
      },
      isDated &&
        to > months && {
          key: `end of ${text}`,
          gain: share,
          what: `Let “${short(activity)}” end within the project`,
          kind: 'Let each step end within the project',
          ...at,
          words: text,
        },
      !owner && {
        key: `owner of ${text}`,
        gain: share,
        what: `Say who does “${short(activity)}”`,
        kind: 'Say who does each step',
        ...at,
        words: text,
        note: stepNeeds.owner,
      },
    ),
  );
  const none: Loss = {
    key: 'phases',
    gain: outOf,
    what: 'List the steps of the work with their months and who does each',
    ...at,
    note: 'the phases of the work, with their months',
  };
  return {
    key: 'activities',
    label: 'Activities with months and owner',
    outOf,
    losses: phases.length > 0 ? losses : [none],
  };
}

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text);

/** 8: the evaluation matrix (6), and at least 5 % of the budget for evaluation (2). */
export function evaluated(assessed: Assessed): Signal {
  const funded = reviewBudget(assessed.facts.proposal).evaluationTenths >= expectedEvaluation.from;
  return {
    key: 'evaluation',
    label: 'Evaluation: matrix complete, and paid for',
    outOf: 8,
    losses: lost(
      ...matrixLosses(assessed),
      !funded && {
        key: 'evaluation money',
        gain: 2,
        what: 'Put five to ten per cent of the budget into a line for evaluation',
        section: 'budget',
        field: assessed.context.budget.isStructured ? 'budgetLines' : 'budget',
      },
    ),
  };
}

/** 6: roles (2), shares of time (2), a figure of earlier work (2). */
export function namedTeam({ context }: Assessed): Signal {
  const at = { section: 'team', field: 'team' } as const;
  const text = context.ownText('team');
  const { members } = context;
  const ask = (part: 'role' | 'time', topic: RegExp, all: string): Loss[] => {
    if (members.length === 0)
      return lost(
        !topic.test(text) && {
          key: part,
          gain: 2,
          what: all,
          ...at,
          note: part === 'role' ? teamNeeds.roles : teamNeeds.times,
        },
      );
    return members.flatMap(({ name, role, ...member }) => {
      const who = name ?? role ?? '';
      const isGiven = part === 'role' ? role : member.time;
      const key = memberNeeds[part](who);
      return lost(
        !isGiven && { key, gain: 2 / members.length, what: `Give ${key}`, kind: all, ...at, words: who },
      );
    });
  };
  return {
    key: 'team',
    label: 'Team: roles, time, track record',
    outOf: 6,
    losses: lost(
      ...ask('role', topics.owner, 'Give the role of each person'),
      ...ask('time', topics.timeShare, 'Give the share of time of each person'),
      figuresIn(text).size === 0 && {
        key: teamNeeds.record,
        gain: 2,
        what: 'Give a figure of earlier work that shows the team can do this',
        ...at,
        note: teamNeeds.record,
      },
    ),
  };
}

/** 6: two ways to keep the results (3), three risks with an answer (3). */
export function lasting({ context: { mechanisms, risks } }: Assessed): Signal {
  const at = { section: 'sustainability', field: 'sustainability' } as const;
  const unanswered = risks.filter(({ mitigation }) => !mitigation);
  const open = Math.max(0, 3 - (risks.length - unanswered.length));
  const answers = unanswered.slice(0, open).map(({ risk, path }) => ({
    key: riskNeeds.mitigation(risk),
    gain: 1,
    what: `Say what is done about the risk “${short(risk)}”`,
    section: 'sustainability' as const,
    field: path.replace('proposal.', ''),
  }));
  const missing = open - answers.length;
  return {
    key: 'sustainability',
    label: 'Sustainability and risks',
    outOf: 6,
    losses: lost(
      mechanisms.length < 2 && {
        key: lastingNeeds.ways,
        gain: ((2 - mechanisms.length) * 3) / 2,
        what:
          mechanisms.length === 0
            ? 'Name two ways in which the results are kept going'
            : 'Name a second way in which the results are kept going',
        ...at,
        note: lastingNeeds.ways,
      },
      ...answers,
      missing > 0 && {
        key: lastingNeeds.risks,
        gain: missing,
        what:
          risks.length === 0
            ? 'Name three risks and what is done about each'
            : 'Name further risks, three in all, and what is done about each',
        ...at,
        note: lastingNeeds.risks,
      },
    ),
  };
}
