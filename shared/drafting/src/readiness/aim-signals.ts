import { expectedEvaluation } from '@harambee/domain';
import type { Aim } from './aims.ts';
import { type Assessed, type Loss, lost, type Signal } from './loss.ts';
import { measuringNeeds, objectiveNeeds } from './need-words.ts';
import { says } from './worth.ts';

const noObjectives = (gain: number): Loss => ({
  key: 'objectives',
  gain,
  what: 'Write at least one objective with who, a baseline, a target and a date',
  section: 'project_description',
  note: 'at least one objective with a baseline, a target and a date',
  field: 'objectives',
});

const elements = {
  who: {
    points: 3,
    what: (n: string) => `Name who gains from objective ${n}`,
    many: 'Name who gains from each objective',
    note: objectiveNeeds.who,
  },
  target: {
    points: 3,
    what: (n: string) => `Give objective ${n} a target in numbers`,
    many: 'Give each objective a target in numbers',
    note: objectiveNeeds.target,
  },
  baseline: {
    points: 3,
    what: (n: string) => `Give objective ${n} its baseline: the figure of today`,
    many: 'Give each objective its baseline: the figure of today',
    note: objectiveNeeds.baseline,
  },
  baselineSource: {
    points: 2,
    what: (n: string) => `Say who counted the baseline of objective ${n}`,
    many: 'Say who counted each baseline',
    note: objectiveNeeds.baseline,
  },
  date: {
    points: 2,
    what: (n: string) => `Say by when objective ${n} is reached`,
    many: 'Say by when each objective is reached',
    note: objectiveNeeds.date,
  },
} as const;
type Element = keyof typeof elements;

function missing(aim: Aim, element: Element, gain: number): Loss {
  const { note, what, many } = elements[element];
  const key = `${element === 'baselineSource' ? 'source of ' : ''}${note(aim.number)}`;
  return {
    key,
    gain,
    what: what(aim.number),
    kind: many,
    section: 'impact',
    note: note(aim.number),
    field: aim.field,
  };
}

/** 13: who (3), baseline (3) and its source (2), target (3) and date (2), as a share of the objectives. */
export function completeAims({ aims }: Assessed): Signal {
  const outOf = 13;
  const losses = aims.flatMap((aim) =>
    (Object.keys(elements) as Element[])
      .filter((element) => !aim[element] || !aim.isMeant)
      .map((element) => missing(aim, element, elements[element].points / aims.length)),
  );
  return {
    key: 'objectives',
    label: 'Objectives: who, baseline, target, date',
    outOf,
    aspect: 'complete',
    losses: aims.length > 0 ? losses : [noObjectives(outOf)],
  };
}

const measuring = {
  method: { points: 2, what: 'Say how results are measured and from which records' },
  frequency: { points: 1, what: 'Say how often results are checked' },
  owner: { points: 2, what: 'Say who checks the results' },
} as const;
const evaluating =
  /monitor|evaluat|survey|assess|\bM ?& ?E\b|test|measur|baseline|suivi|évaluation|ufuatiliaji|tathmini|learning|监测|评估|رصد|تقييم/i;

/** Tenths of a per cent of the budget that are spent on knowing, under whatever category. */
export function evaluationTenths({ review, context }: Assessed): number {
  const own = context.lines.filter(({ item }) => evaluating.test(item));
  const cents = own.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(
    review.evaluationTenths,
    context.budgetTotalCents > 0 ? (cents * 1_000) / context.budgetTotalCents : 0,
  );
}

/** People of the team who measure an outcome. */
const measurersIn = ({ people, outcomes }: Assessed['facts']['proposal']): number =>
  people.filter(({ name, post }) =>
    outcomes.some(({ responsible }) => says(responsible) && (responsible === name || responsible === post)),
  ).length;

/** Whether somebody of the team, or under contract, answers for the evaluation. */
const hasEvaluator = ({ context, facts }: Assessed): boolean =>
  facts.proposal.people.some(({ post, brings }) => evaluating.test(`${post} ${brings}`)) ||
  measurersIn(facts.proposal) > 0 ||
  evaluating.test(context.ownText('team')) ||
  (facts.proposal.people.length === 0 && context.measuring.owner !== undefined);

/** 8: how, how often and by whom (5) as a share of the objectives, money for it (2), somebody for it (1). */
export function evaluated(assessed: Assessed): Signal {
  const { aims } = assessed;
  const share = (points: number) => points / Math.max(1, aims.length);
  const columns = Object.entries(measuring) as [
    keyof typeof measuring,
    (typeof measuring)[keyof typeof measuring],
  ][];
  const losses = aims.flatMap((aim) =>
    columns
      .filter(([column]) => !aim[column] || !aim.isMeant)
      .map(
        ([column, { points, what }]): Loss => ({
          key: measuringNeeds[column],
          gain: share(points),
          what,
          section: 'methodology',
          note: measuringNeeds[column],
          field: assessed.facts.proposal.outcomes.length > 0 ? aim.field : 'methodology',
        }),
      ),
  );
  return {
    key: 'evaluation',
    label: 'Evaluation: how, by whom, and paid for',
    outOf: 8,
    aspect: 'complete',
    losses: lost(
      ...(aims.length > 0 ? losses : [noObjectives(5)]),
      evaluationTenths(assessed) < expectedEvaluation.from && {
        key: 'evaluation money',
        gain: 2,
        what: 'Put five to ten per cent of the budget into a line for evaluation',
        section: 'budget',
        field: assessed.context.budget.isStructured ? 'budgetLines' : 'budget',
      },
      !hasEvaluator(assessed) && {
        key: 'evaluator',
        gain: 1,
        what: 'Name in the team who answers for the evaluation',
        section: 'team',
        field: 'team',
      },
    ),
  };
}
