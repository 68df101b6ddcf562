import { planTables } from '@harambee/domain';
import type { DraftContext } from '../context/draft-context.ts';
import { cell } from '../context/draft-plan.ts';
import { type DraftedTable, say } from '../context/draft-text.ts';

/** Risks with likelihood, severity, mitigation and owner. */
export function riskTable({ plan }: DraftContext): DraftedTable[] {
  if (plan.risks.length === 0) return [];
  const { choices } = planTables.risks.columns.likelihood;
  return [
    {
      kind: 'risks',
      title: 'Risks and answers to them',
      heads: ['Risk', 'Likelihood', 'Severity', 'What is done about it', 'Owner'],
      rows: plan.risks.map((row) => [
        say`${cell('risks', row, 'risk', row.risk)}`,
        say`${cell('risks', row, 'likelihood', row.likelihood && choices[row.likelihood])}`,
        say`${cell('risks', row, 'severity', row.severity && choices[row.severity])}`,
        say`${cell('risks', row, 'mitigation', row.mitigation)}`,
        say`${cell('risks', row, 'owner', row.owner)}`,
      ]),
    },
  ];
}
