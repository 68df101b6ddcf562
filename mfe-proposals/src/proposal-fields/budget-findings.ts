import {
  type BudgetNote,
  budgetAgreement,
  budgetOf,
  currencyOf,
  expectedEvaluation,
  isAboveCap,
  parseBudgetText,
  reviewBudget,
  shareInWords,
} from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';

export interface Finding {
  text: string;
  met: boolean;
}

/** What reviewers check in a budget, in the figures of this one. */
export function budgetFindings(fields: ProposalFields): Finding[] {
  const budget = budgetOf(fields);
  const review = reviewBudget(fields);
  const { state } = budgetAgreement(fields);
  return [
    { text: 'The total equals the request', met: state === 'equal' },
    quantityFinding(fields, review.notes),
    evaluationFinding(review.evaluationTenths, budget.lines.length),
    ...(budget.isStructured ? ofLines(fields, review.notes) : []),
    ...(budget.unread.length > 0 ? [{ text: 'Every line has an amount', met: false }] : []),
  ];
}

function quantityFinding(fields: ProposalFields, notes: BudgetNote[]): Finding {
  const text = 'Every line is quantity times price';
  if (!fields.budgetLines?.length) {
    const { lines } = parseBudgetText(fields.budget, currencyOf(fields));
    return { text, met: lines.length > 0 && lines.every(({ hasQuantity }) => hasQuantity) };
  }
  return { text, met: !notes.some(({ what }) => what === 'no_quantity' || what === 'no_price') };
}

function evaluationFinding(tenths: number, lines: number): Finding {
  if (lines === 0 || tenths === 0) {
    return { text: 'There is money for evaluation; most expect 5 to 10%', met: false };
  }
  return {
    text: `Evaluation is ${shareInWords(tenths)} of the total; most expect 5 to 10%`,
    met: tenths >= expectedEvaluation.from && tenths <= expectedEvaluation.to,
  };
}

function ofLines({ budgetLines = [], indirectCost, projectDuration }: ProposalFields, notes: BudgetNote[]) {
  const named = (kind: BudgetNote['what']) =>
    notes.filter(({ what }) => what === kind).map(({ place }) => budgetLines[place]?.item.trim() || 'A line');
  const [first, ...others] = named('no_reason');
  const tooLong = named('too_many_months');
  const findings: Finding[] = [];
  if (indirectCost && indirectCost.rate > 0) {
    const met = !isAboveCap(indirectCost);
    const isAtCap = indirectCost.rate === indirectCost.cap;
    const kept = isAtCap ? 'Indirect costs stay at the cap' : 'Indirect costs stay below the cap';
    findings.push({ text: met ? kept : 'Indirect costs are above the cap', met });
  }
  findings.push(
    first === undefined
      ? { text: 'Every line has a reason', met: true }
      : {
          text:
            others.length === 0
              ? `${first}: no reason yet. One sentence is enough.`
              : `${first} and ${others.length} more have no reason yet. One sentence each is enough.`,
          met: false,
        },
  );
  if (tooLong.length > 0) {
    findings.push({
      text: `${tooLong.join(', ')}: more months than the ${projectDuration} of the project`,
      met: false,
    });
  }
  return findings;
}
