import { type Plan, planTableNames } from '@harambee/domain';
import type { DraftingFacts } from '../context/drafter.ts';
import { sentencesOf } from '../reading/plain-text.ts';

const fields = ['description', 'methodology', 'timeline', 'sustainability', 'team'] as const;

/** Every table of the plan is there, if only without rows. */
export interface MeasuredFacts extends DraftingFacts {
  proposal: DraftingFacts['proposal'] & Required<Plan>;
}

/**
 * The facts as they are measured: what is said twice, in whatever field or row, counts where it stands first, and a mark of
 * another keyboard is the same mark. So nothing that is pasted again earns anything.
 */
export function measuredFacts(facts: DraftingFacts): MeasuredFacts {
  const seen = new Set<string>();
  const isNew = (text: string): boolean => {
    const plain = text
      .toLowerCase()
      .replace(/[\p{P}\p{S}\s]+/gu, ' ')
      .trim();
    if (plain === '' || seen.has(plain)) return false;
    if (plain.length > shortest) seen.add(plain);
    return true;
  };
  const once = (text: string): string =>
    text
      .replaceAll(/[‘’]/g, "'")
      .split('\n')
      .map((line) => (line.trim() === '' ? '' : sentencesOf(line).filter(isNew).join(' ')))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  const { proposal } = facts;
  const texts = Object.fromEntries(fields.map((field) => [field, once(proposal[field])]));
  const objectives = proposal.objectives.filter((text) => text.trim() === '' || isNew(text));
  const plan = Object.fromEntries(
    planTableNames.map((table) => [table, distinct<{ id: string }>(proposal[table] ?? [])]),
  ) as unknown as Required<Plan>;
  return { ...facts, proposal: { ...proposal, ...texts, ...plan, objectives } };
}

/** Short lines are rightly the same: "Fees.", "Full-time". */
const shortest = 12;

/** Rows that say the same are one row. */
export function distinct<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ id: _, ...cells }) => {
    const key = JSON.stringify(cells).toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
