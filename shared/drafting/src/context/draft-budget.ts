import {
  type Budget,
  type BudgetAgreement,
  budgetAgreement,
  budgetNotes,
  budgetOf,
  calculationInWords,
  currencyOf,
  formatCents,
  formatNumber,
  headcounts,
  type ParsedBudgetLine,
  parseBudgetText,
  type SummedLine,
} from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { plainLine, plainText, withoutNotes } from '../reading/plain-text.ts';

const clean = (text: string) => withoutNotes(plainText(text));
const cleanLine = (text: string) => withoutNotes(plainLine(text));

/** The budget as the drafting engine knows it. Every amount comes from the domain's one calculation. */
export interface DraftBudget {
  /** Parsed once, from the form's lines or from its text; texts are cleaned. */
  budget: Budget;
  agreement: BudgetAgreement;
  /** The lines as item, amount and basis, in the order of the form or of the text. */
  lines: ParsedBudgetLine[];
  unreadBudget: string[];
  budgetTotalCents: number;
}

/** Reads the budget of a proposal; its texts are data only. */
export function draftBudget(proposal: ProposalFields): DraftBudget {
  const fields = {
    ...proposal,
    budget: clean(proposal.budget),
    budgetLines: proposal.budgetLines?.map((line) => ({
      ...line,
      item: cleanLine(line.item).replace(/(?<=\p{Ll}{3})\.$/u, ''),
      unit: cleanLine(line.unit),
      justification: cleanLine(line.justification),
    })),
  };
  const budget = budgetOf(fields);
  const { sum, unread, isStructured } = budget;
  return {
    budget,
    agreement: budgetAgreement(fields),
    lines: isStructured
      ? linesOf(budget, currencyOf(proposal))
      : parseBudgetText(fields.budget, currencyOf(proposal)).lines,
    unreadBudget: unread,
    budgetTotalCents: sum.totalCents,
  };
}

const linesOf = ({ sum }: Budget, currency: string): ParsedBudgetLine[] =>
  sum.categories
    .flatMap(({ lines }) => lines)
    .map(({ line, cents }) => ({
      item: line.item,
      amountCents: cents,
      hasQuantity: line.quantityHundredths > 0 && line.unitCents > 0,
      note: [calculationInWords(line, currency), line.justification].filter(Boolean).join('; '),
    }));

/** The notes in a line's row in place of what is missing, in the text's table and in every file. */
export function lineNeeds({ line, place }: SummedLine) {
  const number = formatNumber(place + 1);
  const name = line.item || `line ${number} of the budget`;
  return {
    ...(!line.item && { item: `the name of line ${number} of the budget` }),
    ...(line.quantityHundredths === 0 && { quantity: `the quantity of ${name}` }),
    ...(line.unitCents === 0 && { price: `the unit cost of ${name}` }),
    ...(!line.justification && { reason: `why ${name} is needed` }),
  };
}

/** Questions about lines that do not fit the rest of the proposal. Missing cells are noted in the line's row. */
export function budgetAsks({ budget }: DraftBudget, proposal: ProposalFields, hasPlan: boolean): string[] {
  const name = (place: number) => budget.lines[place]?.item || `line ${place + 1} of the budget`;
  const narrative = [proposal.methodology, proposal.team, proposal.timeline].join('\n');
  return [
    ...budgetNotes(budget.lines, proposal.projectDuration)
      .filter(({ what }) => what === 'too_many_months')
      .map(({ place }) => `months for ${name(place)} that fit the duration of the project`),
    // If people are rows of the plan, posts need not be guessed from prose.
    ...(hasPlan ? [] : headcounts(budget.lines, clean(narrative)))
      .filter(({ stated, budgeted }) => stated !== budgeted)
      .map(
        ({ who, stated, budgeted, place }) =>
          `one number of ${who}: the text says ${stated}, the budget pays ${budgeted} in ${name(place)}`,
      ),
  ];
}

/** The difference between lines and request, to the cent. */
export const gapInWords = ({ differenceCents, currency }: BudgetAgreement): string =>
  `${formatCents(Math.abs(differenceCents), currency)} ${differenceCents < 0 ? 'above' : 'below'}`;
