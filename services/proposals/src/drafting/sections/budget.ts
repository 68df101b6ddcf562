import type { BudgetLine } from '@harambee/domain';
import { costPerMonth, costPerPerson, count, type DraftContext, money, needed } from '../draft-context.ts';
import { fact, join, list, need, type Paragraph, say } from '../draft-text.ts';

/** The lines as a table in text, their sum in whole cents, and how it stands to the request. */
export function budget(context: DraftContext): Paragraph[] {
  return [opening(context), ...table(context), agreement(context), justification(context), ratios(context)];
}

function opening({ choose, applicant, requested, duration, title }: DraftContext): Paragraph {
  return choose(
    'budget.opening',
    say`${applicant} requests ${requested} for a period of ${duration}.`,
    say`The request is ${requested}, to be spent over ${duration}.`,
    say`To carry out ${title} over ${duration}, ${applicant} asks for ${requested}.`,
    say`The grant asked for is ${requested}; it covers ${duration}.`,
  );
}

function table(context: DraftContext): Paragraph[] {
  const { choose, lines, unreadBudget, budgetTotalCents } = context;
  if (lines.length === 0) {
    const written = unreadBudget.map((line): Paragraph => [fact('proposal.budget', line)]);
    return [
      written.length > 0 ? list(written) : [],
      needed('budget lines, each with an item and an amount in US dollars'),
    ];
  }
  const lead = choose(
    'budget.table',
    say`It is made up of these lines:`,
    say`The lines of the budget:`,
    say`The money is needed for:`,
    say`Line by line:`,
  );
  const rows = [...lines.map(row), say`Total: ${money('computed.budgetTotal', budgetTotalCents)}`];
  const unread =
    unreadBudget.length > 0 &&
    say`The budget also says: ${fact('proposal.budget', unreadBudget.join('; '))} ${need('an amount in US dollars for each of these lines')}`;
  return [join([lead, list(rows)], '\n'), ...(unread ? [unread] : [])];
}

function row({ item, amountCents, note, productCents }: BudgetLine): Paragraph {
  return join([
    say`${fact('proposal.budget', item)}: ${money('computed.budgetLine', amountCents)}${note ? say` (${fact('proposal.budget', note)})` : say``}`,
    productCents !== undefined && say`${need(`an amount that agrees with its own reckoning for ${item}`)}`,
  ]);
}

function agreement({ choose, lines, budgetTotalCents, requestedCents, requested }: DraftContext): Paragraph {
  if (lines.length === 0 || requestedCents === 0) return [];
  const total = money('computed.budgetTotal', budgetTotalCents);
  const difference = budgetTotalCents - requestedCents;
  if (difference === 0) {
    return choose(
      'budget.agreement',
      say`The lines add up to ${total}, which is the amount requested.`,
      say`Their sum, ${total}, equals the request.`,
      say`Together they come to ${total}, the same as the amount asked for.`,
    );
  }
  const gap = money('computed.budgetDifference', Math.abs(difference));
  const gapText = 'text' in gap ? gap.text : '';
  return say`The lines add up to ${total}, while ${requested} is requested. ${need(
    `budget lines that sum to the request; they are ${gapText} ${difference > 0 ? 'above' : 'below'} it`,
  )}`;
}

/** The largest line and its share say where the weight of the budget lies. */
function justification({ choose, lines, budgetTotalCents }: DraftContext): Paragraph {
  if (lines.length === 0) return [];
  const largest = lines.reduce((most, line) => (line.amountCents > most.amountCents ? line : most));
  const share = budgetTotalCents > 0 ? Math.round((largest.amountCents / budgetTotalCents) * 100) : 0;
  const part = fact('computed.largestShare', `${share}%`);
  const item = fact('proposal.budget', largest.item);
  const explained = lines.some(({ note, hasQuantity }) => note || hasQuantity);
  const spread = choose(
    'budget.largest',
    say`The largest of the ${count('computed.budgetLines', lines.length)} lines is ${item}, with ${part} of the total.`,
    say`Of ${count('computed.budgetLines', lines.length)} lines, ${item} is the largest: ${part} of the total.`,
    say`${item} takes the largest share, ${part}, of the ${count('computed.budgetLines', lines.length)} lines.`,
  );
  return join([
    lines.length > 1 && spread,
    !explained && say`${need('quantity and unit price behind the amounts, and what each is for')}`,
  ]);
}

function ratios(context: DraftContext): Paragraph {
  const person = costPerPerson(context);
  const month = costPerMonth(context);
  return join([
    person &&
      context.choose(
        'budget.person',
        say`Divided by the number of people reached, the request is ${person} per person.`,
        say`The request comes to ${person} for each person reached.`,
        say`For each person who benefits, that is ${person}.`,
      ),
    month &&
      context.choose(
        'budget.month',
        say`Spread over the project, it is ${month} per month.`,
        say`Each month of the project costs ${month} on average.`,
        say`On average ${month} will be spent each month.`,
      ),
  ]);
}
