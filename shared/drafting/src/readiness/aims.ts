import type { DraftContext } from '../context/draft-context.ts';
import type { MeasuredFacts } from './measured-facts.ts';
import { says } from './worth.ts';

/** An aim of the project, from a row of the plan or an objective in prose; unstated parts are false. */
export interface Aim {
  /** Its number among the aims, from one. */
  number: string;
  name: string;
  field: string;
  /** False for figures that count nothing. */
  isMeant: boolean;
  who: boolean;
  baseline: boolean;
  baselineSource: boolean;
  target: boolean;
  date: boolean;
  method: boolean;
  frequency: boolean;
  owner: boolean;
  hasActivity: boolean;
}

/** The aims of a proposal: those of its plan, else its objectives. */
export function aimsOf(context: DraftContext, { proposal }: MeasuredFacts): Aim[] {
  const rows = proposal.outcomes;
  const linked = new Set(proposal.activities.flatMap(({ outcomeIds }) => outcomeIds));
  if (rows.length > 0)
    return rows.map((row, index) => ({
      number: String(index + 1),
      name: row.indicator || row.outcome,
      field: `outcomes.${index}`,
      isMeant: says(`${row.indicator} ${row.unit} ${row.outcome}`, 2),
      who: says(row.population),
      baseline: row.baseline !== null && row.baselineDate !== '',
      baselineSource: says(row.baselineSource),
      target: row.target !== null,
      date: row.targetDate !== '',
      method: says(row.method),
      frequency: says(row.frequency),
      owner: says(row.responsible),
      hasActivity: linked.has(row.id),
    }));
  return context.objectives.map((objective) => ({
    number: objective.number,
    name: objective.text,
    field: objective.path.replace('proposal.', ''),
    isMeant: says(objective.text, 2),
    who: says(objective.who),
    baseline: objective.baseline !== undefined,
    baselineSource: objective.baseline !== undefined,
    target: objective.targets.length > 0,
    date: objective.date !== undefined,
    method: objective.measurement.method !== undefined,
    frequency: objective.measurement.frequency !== undefined,
    owner: objective.measurement.owner !== undefined,
    hasActivity: objective.hasActivity,
  }));
}
