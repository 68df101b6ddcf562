import { type ParsedBudgetLine, shareInWords, shareTenths } from '@harambee/domain';
import { gapInWords } from '../context/draft-budget.ts';
import {
  costPerMonth,
  costPerPerson,
  count,
  type DraftContext,
  money,
  needed,
} from '../context/draft-context.ts';
import { fact, join, list, need, type Paragraph, type SectionContent, say } from '../context/draft-text.ts';
import { budgetTable, categorySum } from './budget-table.ts';

/**
 * What is asked for, what it is made of and how that stands to the request. Lines of the form become a table under the
 * sums of their categories; a budget of free text is listed as it was read. All amounts are the domain's.
 */
export function budget(context: DraftContext): SectionContent {
  const { isStructured } = context.budget;
  return {
    paragraphs: [
      opening(context),
      ...(isStructured ? categories(context) : listed(context)),
      agreement(context),
      justification(context),
      ...(isStructured ? [evaluation(context), asks(context)] : []),
      ratios(context),
    ],
    ...(isStructured && { tables: [budgetTable(context)] }),
  };
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

const leadTo = ({ choose }: DraftContext): Paragraph =>
  choose(
    'budget.table',
    say`It is made up of these lines:`,
    say`The lines of the budget:`,
    say`The money is needed for:`,
    say`Line by line:`,
  );

function listed(context: DraftContext): Paragraph[] {
  const { lines, unreadBudget, budgetTotalCents } = context;
  if (lines.length === 0) {
    const written = unreadBudget.map((line): Paragraph => [fact('proposal.budget', line)]);
    return [
      written.length > 0 ? list(written) : [],
      needed('budget lines, each with an item and an amount in US dollars'),
    ];
  }
  const rows = [...lines.map(row), say`Total: ${money('computed.budgetTotal', budgetTotalCents)}`];
  const unread =
    unreadBudget.length > 0 &&
    say`The budget also says: ${fact('proposal.budget', unreadBudget.join('; '))} ${need('an amount in US dollars for each of these lines')}`;
  return [join([leadTo(context), list(rows)], '\n'), ...(unread ? [unread] : [])];
}

function categories(context: DraftContext): Paragraph[] {
  const { sum, indirect } = context.budget;
  const lead = context.choose(
    'budget.categories',
    say`By category, with the lines in the table:`,
    say`The sums of the categories; the table gives each line:`,
    say`What the money is for; every line stands in the table:`,
  );
  const rows = [
    ...sum.categories.map(categorySum),
    ...(indirect && indirect.rate > 0
      ? [say`Indirect costs: ${money('computed.budgetIndirect', sum.indirectCents)}`]
      : []),
    say`Total: ${money('computed.budgetTotal', sum.totalCents)}`,
  ];
  return [join([lead, list(rows)], '\n')];
}

function row({ item, amountCents, note, productCents }: ParsedBudgetLine, place: number): Paragraph {
  return join([
    say`${fact('proposal.budget', item)}: ${money(`computed.budgetLine.${place}`, amountCents)}${note ? say` (${fact('proposal.budget', note)})` : say``}`,
    productCents !== undefined && say`${need(`an amount that agrees with its own calculation for ${item}`)}`,
  ]);
}

function agreement(context: DraftContext): Paragraph {
  const { choose, lines, agreement: how, budgetTotalCents, requestedCents, requested } = context;
  if (lines.length === 0 || requestedCents === 0) return [];
  const total = money('computed.budgetTotal', budgetTotalCents);
  if (how.state === 'equal' && how.differenceCents > 0) {
    return say`The lines add up to ${total}. The request is that total rounded up to whole dollars: ${requested}.`;
  }
  if (how.differenceCents === 0) {
    return choose(
      'budget.agreement',
      say`The lines add up to ${total}, which is the amount requested.`,
      say`Their sum, ${total}, equals the request.`,
      say`Together they come to ${total}, the same as the amount asked for.`,
    );
  }
  return say`The lines add up to ${total}, while ${requested} is requested. ${need(
    `budget lines that sum to the request; they are ${gapInWords(how)} it`,
  )}`;
}

function evaluation({ budget }: DraftContext): Paragraph {
  const { categories, totalCents } = budget.sum;
  const cents = categories.find(({ category }) => category === 'evaluation')?.cents ?? 0;
  if (cents === 0) return say`${need('a line for evaluation')}`;
  return say`Evaluation takes ${fact('computed.evaluationShare', shareInWords(shareTenths(cents, totalCents)))} of the total.`;
}

const asks = ({ budgetAsks }: DraftContext): Paragraph => join(budgetAsks.map((what) => say`${need(what)}`));

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
