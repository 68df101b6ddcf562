import {
  currencyWords,
  type ParsedBudgetLine,
  rateInWords,
  type SummedLine,
  shareInWords,
  shareTenths,
} from '@harambee/domain';
import { gapInWords, lineNeeds } from '../context/draft-budget.ts';
import { costPerPerson, type DraftContext, money, needed } from '../context/draft-context.ts';
import {
  enumerated,
  fact,
  join,
  list,
  need,
  type Paragraph,
  type SectionContent,
  say,
} from '../context/draft-text.ts';
import { upperFirst } from '../reading/grammar.ts';
import { asSentence } from '../reading/plain-text.ts';
import { activityNumber } from './activity-table.ts';
import { budgetTable } from './budget-table.ts';

/**
 * The request, its parts, and how they compare. The form's lines become a table with a sum for each category; a
 * free-text budget is listed as parsed. All amounts come from the domain.
 */
export function budget(context: DraftContext): SectionContent {
  const { isStructured } = context.budget;
  return {
    paragraphs: [
      opening(context),
      ...(isStructured ? categories(context) : listed(context)),
      ...(isStructured ? [indirect(context), asks(context)] : [basis(context)]),
      join([agreement(context), ratios(context)]),
    ],
    ...(isStructured && { tables: [budgetTable(context)] }),
  };
}

function opening({ choose, voice, requested, duration, title }: DraftContext): Paragraph {
  return choose(
    'budget.opening',
    say`${voice.subject} ${voice.verb('ask', 'asks')} for ${requested}, to be spent over ${duration}.`,
    say`The request is ${requested}, to be spent over ${duration}.`,
    say`To carry out ${title} over ${duration}, ${voice.inside} ${voice.verb('ask', 'asks')} for ${requested}.`,
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

/** A free-text budget as lines if it can be parsed unambiguously; otherwise in its own words. */
function listed(context: DraftContext): Paragraph[] {
  const { lines, budget, budgetTotalCents } = context;
  const freeText = context.own('budget');
  if (lines.length === 0 || !budget.isCertain)
    return freeText.length > 0 ? freeText : [needed('budget lines, each with an item and an amount')];
  const rows = [
    ...lines.map((line, place) => row(context, line, place)),
    say`Total: ${money(context, 'computed.budgetTotal', budgetTotalCents)}`,
  ];
  return [join([leadTo(context), list(rows)], '\n')];
}

/** By category: what it buys, for which activities, and why at this price. */
function categories(context: DraftContext): Paragraph[] {
  const { sum } = context.budget;
  return sum.categories.map((category) => {
    const share = shareInWords(shareTenths(category.cents, sum.totalCents));
    const amount = money(context, `computed.budgetCategory.${category.category}`, category.cents);
    const head = say`${{ text: category.label }}: ${amount}, ${fact(`computed.categoryShare.${category.category}`, share)} of the total.`;
    return join([head, list(category.lines.map((line) => reason(context, line)))], '\n');
  });
}

/** One line in words: its item, the activities it pays for, and its reason. Quantity and price are in the table. */
function reason({ plan }: DraftContext, summed: SummedLine): Paragraph {
  const { line, place } = summed;
  const path = `proposal.budgetLines.${place}` as const;
  const missing = lineNeeds(summed);
  const item = missing.item ? need(missing.item) : fact(path, upperFirst(line.item));
  const why = missing.reason ? need(missing.reason) : fact(path, asSentence(upperFirst(line.justification)));
  const paid = plan.activities.flatMap(({ budgetLineIds }, number) =>
    line.id !== undefined && budgetLineIds.includes(line.id) ? [[activityNumber(number)]] : [],
  );
  if (paid.length === 0) return say`${item}: ${why}`;
  return say`${item} (for ${{ text: paid.length === 1 ? 'activity' : 'activities' }} ${enumerated(paid)}): ${why}`;
}

function row(context: DraftContext, parsed: ParsedBudgetLine, place: number): Paragraph {
  const { item, amountCents, note, productCents } = parsed;
  return join([
    say`${fact('proposal.budget', item)}: ${money(context, `computed.budgetLine.${place}`, amountCents)}${note ? say` (${fact('proposal.budget', note)})` : say``}`,
    productCents !== undefined && say`${need(`an amount that agrees with its own calculation for ${item}`)}`,
  ]);
}

function agreement(context: DraftContext): Paragraph {
  const { choose, lines, budget, agreement: how, budgetTotalCents, requestedCents, requested } = context;
  // Ambiguous sums are shown to a person for confirmation and never enter a text.
  if (lines.length === 0 || requestedCents === 0 || !budget.isCertain) return [];
  const total = money(context, 'computed.budgetTotal', budgetTotalCents);
  const hasIndirect = (budget.indirect?.rate ?? 0) > 0;
  const sums = { text: hasIndirect ? 'With indirect costs, the lines add' : 'The lines add' };
  const extra = hasIndirect && { text: ' and of indirect costs' };
  if (how.state === 'equal' && how.differenceCents > 0) {
    return say`The lines add up to ${total}. The request is that total rounded up to whole ${{ text: currencyWords(context.currency) }}: ${requested}.`;
  }
  if (how.differenceCents === 0) {
    return choose(
      'budget.agreement',
      say`${sums} up to ${total}, which is the amount requested.`,
      say`The sum of all lines${extra}, ${total}, equals the request.`,
      say`${sums} up to ${total}, the same as the amount asked for.`,
    );
  }
  return say`The lines add up to ${total}, while ${requested} is requested. ${need(
    `budget lines that sum to the request; they are ${gapInWords(how)} it`,
  )}`;
}

/** Indirect costs, the funder's limit on them, and the money for evaluation. */
function indirect(context: DraftContext): Paragraph {
  const { sum, indirect: rate } = context.budget;
  const evaluation = sum.categories.find(({ category }) => category === 'evaluation')?.cents ?? 0;
  return join([
    rate &&
      rate.rate > 0 &&
      say`Indirect costs are ${fact('proposal.indirectCost', rateInWords(rate.rate))} of the direct costs, ${money(context, 'computed.budgetIndirect', sum.indirectCents)}; the funder allows up to ${fact('proposal.indirectCost', rateInWords(rate.cap))}.`,
    evaluation === 0 && say`${need('a line for evaluation')}`,
  ]);
}

const asks = ({ budgetAsks }: DraftContext): Paragraph => join(budgetAsks.map((what) => say`${need(what)}`));

/** Asks for quantities if a free-text budget has none. */
const basis = ({ lines, budget }: DraftContext): Paragraph =>
  lines.length > 0 && budget.isCertain && !lines.some(({ note, hasQuantity }) => note || hasQuantity)
    ? say`${need('quantity and unit price behind the amounts, and what each is for')}`
    : [];

function ratios(context: DraftContext): Paragraph {
  const person = costPerPerson(context);
  if (!person) return [];
  return context.choose(
    'budget.person',
    say`Divided by the number of people reached, the request is ${person} per person.`,
    say`The request comes to ${person} for each person reached.`,
    say`For each person who benefits, the request is ${person}.`,
  );
}
