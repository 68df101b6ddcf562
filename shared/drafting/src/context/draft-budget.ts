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

/** What the drafting engine knows of the budget. Every amount comes from the domain's one calculation. */
export interface DraftBudget {
  /** Read once: lines of the form, or what its text holds; texts cleaned. */
  budget: Budget;
  agreement: BudgetAgreement;
  /** The lines as item, amount and basis; of a budget of text as they were read, of one of lines in its order. */
  lines: ParsedBudgetLine[];
  unreadBudget: string[];
  budgetTotalCents: number;
}

/** The budget of a proposal, with texts that are data and nothing else. */
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

/** What the row of a line says in place of what it lacks: in the text's table as in every file. */
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

/** Where lines of the budget do not fit the rest of the proposal. What a line itself lacks is asked for in its row. */
export function budgetAsks({ budget }: DraftBudget, proposal: ProposalFields, hasPlan: boolean): string[] {
  const name = (place: number) => budget.lines[place]?.item || `line ${place + 1} of the budget`;
  const narrative = [proposal.methodology, proposal.team, proposal.timeline].join('\n');
  return [
    ...budgetNotes(budget.lines, proposal.projectDuration)
      .filter(({ what }) => what === 'too_many_months')
      .map(({ place }) => `months for ${name(place)} that fit the duration of the project`),
    // Where people are rows of the plan, nobody has to guess at posts in prose.
    ...(hasPlan ? [] : headcounts(budget.lines, clean(narrative)))
      .filter(({ stated, budgeted }) => stated !== budgeted)
      .map(
        ({ who, stated, budgeted, place }) =>
          `one number of ${who}: the text says ${stated}, the budget pays ${budgeted} in ${name(place)}`,
      ),
  ];
}

/** How far the lines are from the request, to the cent. */
export const gapInWords = ({ differenceCents, currency }: BudgetAgreement): string =>
  `${formatCents(Math.abs(differenceCents), currency)} ${differenceCents < 0 ? 'above' : 'below'}`;
