import { mechanismKinds, planDateInWords } from '@harambee/domain';
import { type DraftContext, needed } from '../context/draft-context.ts';
import { cell, cellPath, type PlacedRow } from '../context/draft-plan.ts';
import { fact, join, need, type Paragraph, type SectionContent, say } from '../context/draft-text.ts';
import { asPerson, countInWords, upperFirst } from '../reading/grammar.ts';
import { asSentence } from '../reading/plain-text.ts';
import { riskTable } from './risk-table.ts';

/** What is missing of the time afterwards, in the words of the notes. */
export const lastingNeeds = {
  plan: 'how the results will be kept going after the grant',
  ways: 'a second way in which the results are kept going',
  risks: 'the main risks, and how each will be reduced',
} as const;

/** What goes on when the grant ends, by whom and from when; and what could go wrong. */
export function sustainability(context: DraftContext): SectionContent {
  const own = context.own('sustainability');
  const { plan, risks, mechanisms } = context;
  const isOpen = own.length === 0 && plan.mechanisms.length === 0;
  const isSingle = !isOpen && (plan.mechanisms.length > 0 ? plan.mechanisms.length : mechanisms.length) < 2;
  return {
    paragraphs: [
      ...own,
      ...(plan.mechanisms.length > 0
        ? [lead(context), ...plan.mechanisms.map((row, index) => mechanism(context, row, index))]
        : []),
      ...(isOpen ? [needed(lastingNeeds.plan)] : []),
      isSingle ? say`${need(lastingNeeds.ways)}` : [],
      plan.risks.length > 0 ? gravest(context) : risks.length === 0 ? say`${need(lastingNeeds.risks)}` : [],
    ],
    tables: riskTable(context),
  };
}

function lead({ choose, plan, duration }: DraftContext): Paragraph {
  if (plan.mechanisms.length === 1)
    return say`The grant covers ${duration}. One arrangement carries the work on from there.`;
  const count = fact('computed.mechanisms', countInWords(plan.mechanisms.length));
  return choose(
    'sustainability.lead',
    say`The grant pays for ${duration}. What it builds then stands on ${count} supports.`,
    say`After the ${duration} of the grant, ${count} arrangements carry the work on.`,
    say`The work goes on after ${duration} because ${count} arrangements carry it.`,
  );
}

function mechanism({ choose, plan }: DraftContext, row: PlacedRow<'mechanisms'>, index: number): Paragraph {
  const { place, carriedBy, from } = row;
  const path = (column: string) => cellPath('mechanisms', place, column);
  const words = cell('mechanisms', row, 'mechanism', asSentence(upperFirst(row.mechanism)));
  const who = carriedBy
    ? fact(path('carriedBy'), asPerson(carriedBy, plan.people))
    : cell('mechanisms', row, 'carriedBy', '');
  const start = from ? fact(path('from'), planDateInWords(from)) : cell('mechanisms', row, 'from', '');
  const ways = [
    say`This is carried by ${who}, from ${start}.`,
    say`From ${start} it lies with ${who}.`,
    say`It begins in ${start} and is the task of ${who}.`,
  ];
  // Neighbors are said in different ways, whatever the seed.
  const turned = ways.map((_, way) => ways[(way + index) % ways.length] as Paragraph);
  const kind = row.kind !== '' && say`${fact(path('kind'), mechanismKinds[row.kind])}: `;
  return join([say`${kind}${words}`, choose('sustainability.mechanism', ...turned)]);
}

/** How many risks weigh heavily; each of them stands in the table with its answer. */
function gravest({ choose, plan }: DraftContext): Paragraph {
  const weight = { '': 0, low: 1, medium: 2, high: 3 };
  const grave = plan.risks.filter((row) => weight[row.likelihood] * weight[row.severity] >= 6).length;
  const all = fact('computed.risks', countInWords(plan.risks.length));
  if (plan.risks.length === 1) return say`One risk is known; it has an answer and somebody who watches it.`;
  if (grave === 0)
    return say`None of the ${all} risks is both likely and severe. Each has an answer and an owner.`;
  const heavy = fact('computed.graveRisks', countInWords(grave));
  return choose(
    'sustainability.risks',
    say`Of ${all} risks, ${heavy} weigh heavily. Each has an answer and somebody who watches it.`.map(
      (part) =>
        grave === 1 && 'text' in part && !('fact' in part)
          ? { text: part.text.replace('weigh ', 'weighs ') }
          : part,
    ),
    say`There are ${all} risks to watch, ${heavy} of them grave; each has an answer and an owner.`,
  );
}
