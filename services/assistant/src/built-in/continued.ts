import type { Concept } from '../understanding/lexicon.ts';
import { tokensOf } from '../understanding/tokens.ts';
import { asks } from '../understanding/vocabulary/asks.ts';
import { categoryIn } from './query/categories.ts';
import type { Topic } from './topic.ts';

/** Words that ask for nothing by themselves: "and the goats?", "which ones?", "last year?" */
export const weak: readonly Concept[] = [
  ...([
    'list',
    'pick',
    'decision',
    'thirdPerson',
    'negation',
    'still',
    'proposal',
    'compare',
    'either',
    'soon',
    'newOne',
    'texts',
    'located',
    'team',
  ] as const),
];

/** What an earlier message says stands before all that this one says: no word of this one denies it. */
export const moved = <One extends { at: number }>(one: One): One => ({ ...one, at: one.at - 1_000 });

export const isAsk = (concept: Concept): boolean =>
  concept in asks || concept === 'gives' || concept === 'atMost';

/** A currency narrows what was asked before. */
export const isCurrency = (concept: Concept): boolean => ['usd', 'eur', 'kes'].includes(concept);

/** Of several records that a word names, the one whose title is most like that of the record before: "and the Kitui one?" */
function closestTo(before: Topic, mention: Topic['mention']): Topic['mention'] {
  const [one] = before.mention?.rows ?? [];
  if (!mention || mention.rows.length < 2 || !one || before.mention?.rows.length !== 1) return mention;
  const words = new Set(tokensOf(one.title));
  const likeness = (title: string) => tokensOf(title).filter((word) => words.has(word)).length;
  const most = Math.max(
    ...mention.rows.filter(({ id }) => id !== one.id).map(({ title }) => likeness(title)),
  );
  const rows = mention.rows.filter(({ id, title }) => id !== one.id && likeness(title) === most);
  return rows.length === 1 && most > 1 ? { ...mention, rows } : mention;
}

/** What was asked before, with what this message says in its place. */
export function continued(before: Topic, reading: Topic): Topic {
  const candidates = before.mention?.rows ?? [];
  const rows = reading.mention?.rows.filter((row) => candidates.includes(row)) ?? [];
  const mention =
    reading.mention && candidates.length > 1 && rows.length > 0
      ? { ...reading.mention, rows }
      : (closestTo(before, reading.mention) ?? before.mention);
  const category = categoryIn(reading) ?? categoryIn(before);
  const hasOwnAsk = [...reading.concepts].some((one) => isAsk(one) && !weak.includes(one));
  const stays = (one: Concept) => !hasOwnAsk || !isAsk(one) || weak.includes(one);
  const concepts = new Set([...[...before.concepts].filter(stays), ...reading.concepts]);
  // "How many drafts?" "Which ones?" asks for a list now.
  if (reading.concepts.has('list')) concepts.delete('howMany');
  return {
    ...before,
    own: reading.own,
    ...(category && { category }),
    ...{ message: reading.message, language: reading.language, tokens: reading.tokens, concepts },
    found: [...before.found.filter(({ name }) => stays(name)).map(moved), ...reading.found],
    excepted: reading.excepted,
    periods: reading.periods.length > 0 ? reading.periods : before.periods,
    mentions: [],
    ...{ unknown: reading.unknown, numbers: reading.numbers, strangers: reading.strangers },
    limits: reading.limits.length > 0 ? reading.limits : before.limits,
    counts: reading.counts.length > 0 ? reading.counts : before.counts,
    documents: reading.documents.length > 0 ? reading.documents : before.documents,
    calls: reading.calls.length > 0 ? reading.calls : before.calls,
    ...(reading.funder
      ? { funder: reading.funder, funders: reading.funders }
      : { funders: before.funders.map(moved) }),
    ...(reading.person
      ? { person: reading.person, people: reading.people }
      : { people: before.people.map(moved) }),
    ...((reading.without ?? before.without) && { without: reading.without ?? before.without }),
    ...(mention && { mention }),
  } as Topic;
}
