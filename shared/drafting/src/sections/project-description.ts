import { type DraftContext, needed } from '../context/draft-context.ts';
import { cellNeed, cellPath } from '../context/draft-plan.ts';
import { fact, join, list, need, type Paragraph, type SectionContent, say } from '../context/draft-text.ts';
import { countInWords, upperFirst } from '../reading/grammar.ts';
import { asSentence } from '../reading/plain-text.ts';
import { type OutcomeGroup, outcomeGroups, outcomeNumber } from './outcome-words.ts';

/** What the description of the need may lack, in the words of the notes. */
export const evidenceNeeds = {
  place: 'the place where the organization works',
  figures: 'two figures that show the size of the problem',
  source: 'a recent source with its date for the figures',
} as const;

/** The need in its own words, what is to change, and for whom. */
export function projectDescription(context: DraftContext): SectionContent {
  return { paragraphs: [...theNeed(context), ...aims(context), people(context)] };
}

function theNeed(context: DraftContext): Paragraph[] {
  const text = context.ownText('description');
  if (!text) return [needed('a description of the problem, where it is and whom it affects')];
  const { figures, hasDatedSource } = context.evidence;
  const missing = [
    !context.organization.location && say`${need(evidenceNeeds.place)}`,
    figures < 2 && say`${need(evidenceNeeds.figures)}`,
    !hasDatedSource && say`${need(evidenceNeeds.source)}`,
  ];
  return [...context.own('description'), join(missing)];
}

/** The intended changes, each once and numbered; without a plan, the objectives. */
function aims(context: DraftContext): Paragraph[] {
  const { choose, plan, objectives } = context;
  const groups = outcomeGroups(plan.outcomes);
  const stated = objectives.map(({ ordinal, part }) => say`Objective ${ordinal}: ${part}`);
  if (groups.length === 0 && stated.length === 0)
    return [needed('at least one objective with a baseline, a target and a date')];
  const count = fact('computed.outcomes', countInWords(groups.length || stated.length));
  const isOne = (groups.length || stated.length) === 1;
  const lead = choose(
    'description.aims',
    isOne ? say`The project has one aim:` : say`The project has ${count} aims:`,
    isOne ? say`The work is to bring about one change:` : say`The work is to bring about ${count} changes:`,
    isOne ? say`Success means one thing:` : say`Success means ${count} things:`,
  );
  const changes = groups.map(outcome);
  return [
    join([lead, list(changes.length > 0 ? changes : stated)], '\n'),
    ...(changes.length > 0 && stated.length > 0 ? [join([say`In detail:`, list(stated)], '\n')] : []),
  ];
}

function outcome({ outcome, number, rows }: OutcomeGroup): Paragraph {
  const [row] = rows as [OutcomeGroup['rows'][0]];
  const words = outcome
    ? fact(cellPath('outcomes', row.place, 'outcome'), asSentence(upperFirst(outcome)))
    : cellNeed('outcomes', row, 'outcome');
  return say`Outcome ${outcomeNumber(number)}: ${words}`;
}

/** Who benefits, as the form counts them. */
const people = ({ choose, people, benefit }: DraftContext): Paragraph =>
  choose(
    'description.people',
    say`${people} ${benefit} directly from the project.`,
    say`The project reaches ${people} directly.`,
    say`In all, ${people} ${benefit} directly.`,
  );
