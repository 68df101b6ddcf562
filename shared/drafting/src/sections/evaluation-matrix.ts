import type { DraftContext, Objective } from '../context/draft-context.ts';
import { type DraftedTable, fact, need, type Paragraph, type Part, say } from '../context/draft-text.ts';

/** What is missing in an objective, in the words of the notes; `readiness` asks for the same. */
export const objectiveNeeds = {
  verb: (number: string) => `a verb that says what is done in objective ${number}`,
  who: (number: string) => `who gains from objective ${number}`,
  baseline: (number: string) => `a baseline for objective ${number}`,
  target: (number: string) => `a target for objective ${number}`,
  date: (number: string) => `a date for objective ${number}`,
  indicator: (number: string) => `an indicator for objective ${number}`,
} as const;
export type ObjectiveElement = keyof typeof objectiveNeeds;

/** What the methods leave open about measuring. */
export const measuringNeeds = {
  method: 'how results will be measured, and from which records',
  frequency: 'how often results will be checked',
  owner: 'who checks the results',
} as const;

/** Outcome, indicator, method, owner, frequency, baseline and target of each objective. */
export function evaluationMatrix({ objectives }: DraftContext): DraftedTable[] {
  if (objectives.length === 0) return [];
  return [
    {
      kind: 'evaluation',
      title: 'Evaluation matrix',
      heads: ['Outcome', 'Indicator', 'Method', 'Owner', 'Frequency', 'Baseline', 'Target'],
      rows: objectives.map(row),
    },
  ];
}

function row(objective: Objective): Paragraph[] {
  const { ordinal, part, path, number, measurement, baseline, targets, indicator, date } = objective;
  const stated = (text: string | undefined, element: ObjectiveElement): Part =>
    text ? fact(path, text) : need(objectiveNeeds[element](number));
  return [
    say`Objective ${ordinal}: ${part}`,
    [stated(indicator, 'indicator')],
    [measurement.method ?? need(measuringNeeds.method)],
    [measurement.owner ?? need(measuringNeeds.owner)],
    [measurement.frequency ?? need(measuringNeeds.frequency)],
    [stated(baseline, 'baseline')],
    date
      ? say`${stated(targets.join(', '), 'target')} (${fact(path, date)})`
      : say`${stated(targets.join(', '), 'target')} ${need(objectiveNeeds.date(number))}`,
  ];
}
