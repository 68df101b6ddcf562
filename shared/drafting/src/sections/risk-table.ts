import type { DraftContext } from '../context/draft-context.ts';
import { type DraftedTable, fact, need, type Part } from '../context/draft-text.ts';

/** What is missing about a risk, in the words of the notes. */
export const riskNeeds = {
  mitigation: (risk: string) => `what will be done about the risk: ${risk}`,
  owner: (risk: string) => `who watches over the risk: ${risk}`,
} as const;

/** The risks the texts name, what is done about them and by whom. */
export function riskTable({ risks }: DraftContext): DraftedTable[] {
  if (risks.length === 0) return [];
  return [
    {
      kind: 'risks',
      title: 'Risks and answers to them',
      heads: ['Risk', 'What is done about it', 'Who watches over it'],
      rows: risks.map(({ risk, mitigation, owner, path }) => {
        const stated = (text: string | undefined, what: string): Part =>
          text ? fact(path, text) : need(what);
        return [
          [fact(path, risk)],
          [stated(mitigation, riskNeeds.mitigation(risk))],
          [stated(owner, riskNeeds.owner(risk))],
        ];
      }),
    },
  ];
}
