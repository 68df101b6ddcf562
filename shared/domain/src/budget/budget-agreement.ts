import { currencyOf, minorUnits } from '../format/currencies.ts';
import type { BudgetLine, IndirectCost, ProposalFields } from '../proposal-form/proposal-fields.schemas.ts';
import { proposalFields } from '../proposal-form/proposal-fields.ts';
import type { FieldProblem } from '../rules.ts';
import { formatCents, requestFor } from './budget-cents.ts';
import { linesFromText } from './budget-lines.ts';
import { type BudgetSum, budgetSum } from './budget-sum.ts';
import { rateInWords } from './budget-words.ts';

/** The fields that make a budget. */
export type BudgetFields = Pick<
  ProposalFields,
  'budget' | 'requestedAmount' | 'budgetLines' | 'indirectCost'
> &
  Partial<Pick<ProposalFields, 'currency'>>;

/** A budget as entered, parsed and calculated. */
export interface Budget {
  lines: BudgetLine[];
  indirect?: IndirectCost;
  sum: BudgetSum;
  /** The parts of the free text that are not budget lines. */
  unread: string[];
  /** True for lines, and for free text that can be read in only one way. */
  isCertain: boolean;
  /** False for free text, whose categories are guesses. */
  isStructured: boolean;
}

/** The budget of a proposal: its lines, or what can be read from its text. */
export function budgetOf({ budget, budgetLines = [], indirectCost, currency }: BudgetFields): Budget {
  const isStructured = budgetLines.length > 0;
  const { lines, indirect, unread, isCertain } = isStructured
    ? { lines: [...budgetLines], indirect: indirectCost, unread: [], isCertain: true }
    : linesFromText(budget, currencyOf({ currency }));
  return { lines, indirect, sum: budgetSum(lines, indirect), unread, isCertain, isStructured };
}

/**
 * `equal`: the request is the total, or the total rounded up to whole units of the currency. `different`: it is not.
 * `unsure`: it differs from a text that may have been misread. `open`: there is no request or no budget yet.
 */
export type AgreementState = 'open' | 'equal' | 'different' | 'unsure';

export interface BudgetAgreement {
  state: AgreementState;
  currency: string;
  totalCents: number;
  requestedCents: number;
  /**
   * Request minus total: negative if the budget exceeds the request, 1 to 99 if a total with cents was rounded up.
   */
  differenceCents: number;
}

/** How the budget compares with the requested amount. */
export function budgetAgreement(fields: BudgetFields): BudgetAgreement {
  const { sum, isCertain } = budgetOf(fields);
  const { totalCents } = sum;
  const currency = currencyOf(fields);
  const requestedCents = fields.requestedAmount * minorUnits(currency);
  const differenceCents = requestedCents - totalCents;
  const numbers = { currency, totalCents, requestedCents, differenceCents };
  if (requestedCents === 0 || totalCents === 0) return { state: 'open', ...numbers };
  if (fields.requestedAmount === requestFor(totalCents, currency)) return { state: 'equal', ...numbers };
  return { state: isCertain ? 'different' : 'unsure', ...numbers };
}

/** One sentence with both amounts and the difference, to the cent. */
export function differenceInWords({
  currency,
  totalCents,
  requestedCents,
  differenceCents,
}: Omit<BudgetAgreement, 'state'>): string {
  const money = (cents: number) => formatCents(cents, currency);
  const gap = `${money(Math.abs(differenceCents))} ${differenceCents > 0 ? 'more' : 'less'}`;
  return `The budget comes to ${money(totalCents)}, but ${money(requestedCents)} is requested: ${gap} than the budget`;
}

/** True if indirect costs exceed what the funder allows. */
export const isAboveCap = (indirect: IndirectCost | undefined): boolean =>
  indirect !== undefined && indirect.rate > indirect.cap;

/**
 * What must be settled before a proposal is sent: the request equals the budget, and indirect costs stay within the
 * cap. Drafts may be saved without that. A text that may have been misread never blocks anything: the page shows how
 * it was read (`budgetReading`) and asks for confirmation.
 */
export function budgetProblems(fields: BudgetFields): FieldProblem[] {
  const agreement = budgetAgreement(fields);
  const { budgetLines = [], indirectCost } = fields;
  return [
    ...(agreement.state === 'different'
      ? [{ field: 'requestedAmount', message: differenceInWords(agreement) }]
      : []),
    ...(budgetLines.length > 0 && indirectCost && isAboveCap(indirectCost)
      ? [
          {
            field: 'indirectCost',
            message: `Indirect costs of ${rateInWords(indirectCost.rate)} are above the ${rateInWords(indirectCost.cap)} this funder allows`,
          },
        ]
      : []),
  ];
}

/** A budget above the maximum request can never be requested, so even a draft refuses it. */
export const isBudgetPossible = ({ budgetLines = [], indirectCost, currency }: BudgetFields): boolean =>
  budgetSum(budgetLines, indirectCost).totalCents <=
  proposalFields.requestedAmount.maximum * minorUnits(currencyOf({ currency }));
