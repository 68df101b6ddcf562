import { type DraftContext, goalsOf } from '../context/draft-context.ts';
import { type DraftedTable, fact, join, list, need, type Paragraph, say } from '../context/draft-text.ts';
import { analyzeObjective } from '../reading/objective-analysis.ts';

/** More than a cell holds; the rest stands in its own section. */
const shown = 8;

/** Inputs, activities, outputs, outcomes and impact, each from what the form says of it. */
export function logicModel(context: DraftContext): DraftedTable[] {
  const { phases, objectives } = context;
  if (phases.length === 0 && objectives.length === 0) return [];
  const rows: [Paragraph, Paragraph][] = [
    [say`Inputs`, inputs(context)],
    [
      say`Activities`,
      items(phases.map(({ activity }) => [fact('proposal.timeline', activity)])) ??
        say`${need('the phases of the work, with their months')}`,
    ],
    [say`Outputs`, items(outputs(context)) ?? say`${need('what the activities will produce, in numbers')}`],
    [say`Outcomes`, outcomes(context)],
    [say`Impact`, impact(context)],
  ];
  return [{ kind: 'logic_model', title: 'Logic model', heads: ['Step', 'In this project'], rows }];
}

/** What objectives or, failing that, steps of the plan count. */
function outputs({ objectives, phases }: DraftContext): Paragraph[] {
  const promised = objectives.flatMap(({ output, path }) => (output ? [[fact(path, output)]] : []));
  const planned = phases.flatMap(({ activity }) => {
    const { output } = analyzeObjective(activity);
    return output ? [[fact('proposal.timeline', output)]] : [];
  });
  return promised.length > 0 ? promised : planned;
}

const items = (all: Paragraph[]): Paragraph | undefined =>
  all.length > 0 ? list(all.slice(0, shown)) : undefined;

function inputs({ requested, duration, lines, members }: DraftContext): Paragraph {
  const posts = members.flatMap(({ role }) => (role ? [[fact('proposal.team', role)]] : []));
  return list([
    say`${requested} over ${duration}`,
    ...(posts.length > 0 ? [say`Team: ${join(posts.slice(0, shown), ', ')}`] : []),
    ...lines.slice(0, shown).map(({ item }) => [fact('proposal.budget', item)]),
  ]);
}

function outcomes({ objectives }: DraftContext): Paragraph {
  const changes = objectives.flatMap(({ indicator, range, baseline, targets, path }) => {
    if (!indicator || !baseline) return [];
    const [target] = targets;
    const figures = range ?? baseline;
    return [
      say`${fact(path, indicator)}: ${fact(path, figures)}${range || !target ? say`` : say`, then ${fact(path, target)}`}`,
    ];
  });
  return items(changes) ?? say`${need('the change the work leads to, with a baseline and a target')}`;
}

function impact(context: DraftContext): Paragraph {
  const goals = goalsOf(context);
  return list([
    say`${context.people} with a direct benefit`,
    ...(goals ? [say`Contribution to ${goals}`] : []),
  ]);
}
