import { mechanismKinds, planDateInWords } from '@harambee/domain';
import { type DraftContext, needed } from '../context/draft-context.ts';
import { cell, cellPath, type PlacedRow } from '../context/draft-plan.ts';
import {
  fact,
  join,
  list,
  need,
  type Paragraph,
  type Part,
  type SectionContent,
  say,
} from '../context/draft-text.ts';
import { countInWords, upperFirst } from '../reading/grammar.ts';
import { asPerson, closing } from '../reading/parties.ts';
import { asSentence } from '../reading/plain-text.ts';
import { riskTable } from './risk-table.ts';

/** What the sustainability section may lack, in the words of the notes. */
export const lastingNeeds = {
  plan: 'how the results will be kept going after the grant',
  ways: 'a second way in which the results are kept going',
  risks: 'the main risks, and how each will be reduced',
} as const;

/** What continues after the grant, by whom and from when; and what could go wrong. */
export function sustainability(context: DraftContext): SectionContent {
  const freeText = context.own('sustainability');
  const { plan, risks, mechanisms } = context;
  const isOpen = freeText.length === 0 && plan.mechanisms.length === 0;
  const isSingle = !isOpen && (plan.mechanisms.length > 0 ? plan.mechanisms.length : mechanisms.length) < 2;
  return {
    paragraphs: [
      ...freeText,
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
  const named = carriedBy ? asPerson(carriedBy, plan.people) : '';
  const who = cell('mechanisms', row, 'carriedBy', named);
  const end = { text: closing(named) };
  const start = from ? fact(path('from'), planDateInWords(from)) : cell('mechanisms', row, 'from', '');
  const ways = [
    say`From ${start}, this will be carried by ${who}.`,
    say`From ${start}, ${who}${end} will be responsible for it.`,
    say`${cell('mechanisms', row, 'carriedBy', upperFirst(named))}${end} will take this on from ${start}.`,
  ];
  // Consecutive statements have different wording, whatever the seed.
  const turned = ways.map((_, way) => ways[(way + index) % ways.length] as Paragraph);
  const kind = row.kind !== '' && say`${fact(path('kind'), mechanismKinds[row.kind])}: `;
  return join([say`${kind}${words}`, choose('sustainability.mechanism', ...turned)]);
}

const weights = { '': 0, low: 1, medium: 2, high: 3 };
const weightOf = ({ likelihood, severity }: PlacedRow<'risks'>) => weights[likelihood] * weights[severity];
/** A risk is grave from this weight on: likely and not minor, or severe and not unlikely. */
const heavy = 6;

/** The gravest risk with its mitigation, or several of equal weight; the table has all risks. */
function gravest({ choose, plan, within }: DraftContext): Paragraph {
  const [first, ...others] = [...plan.risks].sort((a, b) => weightOf(b) - weightOf(a));
  if (!first) return [];
  const cellOf = (row: PlacedRow<'risks'>, column: 'risk' | 'mitigation', text: string) =>
    fact(cellPath('risks', row.place, column), text);
  const riskOf = (row: PlacedRow<'risks'>) => cellOf(row, 'risk', within(row.risk.replace(/\.$/, '')));
  const answerTo = (row: PlacedRow<'risks'>) =>
    row.mitigation !== '' && cellOf(row, 'mitigation', asSentence(within(row.mitigation)));
  const statement = (lead: Paragraph) => {
    const answer = answerTo(first);
    return join([say`${lead}: ${riskOf(first)}.`, answer && say`The answer to it: ${answer}`]);
  };
  if (others.length === 0) return statement(say`The main risk`);
  const all = fact('computed.risks', countInWords(plan.risks.length));
  const weight = weightOf(first);
  if (plan.risks.some((row) => weightOf(row) === 0)) return statement(say`The first risk`);
  if (weight < heavy) return say`None of the ${all} risks is both likely and severe.`;
  const equal = plan.risks.filter((row) => weightOf(row) === weight);
  if (equal.length === 1)
    return statement(
      choose(
        'sustainability.risks',
        say`One of the ${all} risks outweighs the others`,
        say`The most serious of the ${all} risks`,
      ),
    );
  const count = fact('computed.graveRisks', countInWords(equal.length));
  const lead =
    equal.length === plan.risks.length
      ? say`The ${all} risks weigh equally:`
      : say`${upper(count)} of the ${all} risks weigh most:`;
  const lines = equal.map((row) => {
    const answer = answerTo(row);
    return answer ? say`${upper(riskOf(row))}: ${answer}` : say`${upper(riskOf(row))}.`;
  });
  return join([lead, list(lines)], '\n');
}

const upper = (part: Part): Part => ('text' in part ? { ...part, text: upperFirst(part.text) } : part);
