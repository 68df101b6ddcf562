import type { Concept } from '../understanding/lexicon.ts';
import type { Reading } from '../understanding/reading.ts';

/** Concepts that ask for nothing and narrow nothing: every other one says that a clause is no aside. */
const idle: ReadonlySet<Concept> = new Set([
  ...(['greeting', 'thanks', 'farewell', 'mood', 'helps', 'still', 'thirdPerson', 'negation'] as const),
  ...(['either', 'located', 'soon', 'team', 'newOne', 'ability', 'list', 'pick', 'where'] as const),
  ...(['funder', 'compare', 'report', 'phone', 'texts', 'money', 'profile', 'happened'] as const),
]);

const courteous: ReadonlySet<Concept> = new Set(['greeting', 'thanks', 'farewell', 'mood'] as const);
const leastWords = 4;

/** A clause that says nothing more of the records than the question: it greets, explains or complains. */
function isAside(
  question: Reading,
  { concepts, mention, funders, calls, documents, ...rest }: Reading,
): boolean {
  const { limits, counts, order, people, unknown, periods } = rest;
  const named = funders.length + calls.length + documents.length + limits.length + counts.length;
  if (order || mention || named + people.length > 0) return false;
  // A few words at the front may name whose records are meant: "Nuru Women's Group, what have they sent?"
  if (rest.tokens.length < leastWords && ![...concepts].some((one) => courteous.has(one))) return false;
  // "Tomorrow the auditor comes": a day of something that is none of ours.
  if (periods.length > 0 && unknown.length === 0) return false;
  return [...concepts].every((one) => idle.has(one) || question.concepts.has(one));
}

/** A message of more clauses is no question. */
const most = 6;

/** The ways to read a message as a question and an aside before or behind it, the longest question first. */
export function asidesIn(
  message: string,
  read: (text: string) => Reading,
): { question: string; aside: string }[] {
  const clauses = message.split(/(?<=[.!?;:…,])\s+/u).filter((clause) => clause.trim() !== '');
  if (clauses.length > most) return [];
  const places = clauses.map((_clause, at) => at);
  const ways = places
    .flatMap((from) => places.filter((until) => until >= from).map((until) => ({ from, until })))
    .filter(({ from, until }) => until - from + 1 < clauses.length)
    .toSorted((one, other) => other.until - other.from - (one.until - one.from))
    .map(({ from, until }) => ({
      question: clauses.slice(from, until + 1).join(' '),
      asides: [...clauses.slice(0, from), ...clauses.slice(until + 1)],
    }));
  return ways
    .filter(({ question, asides }) => asides.every((clause) => isAside(read(question), read(clause))))
    .map(({ question, asides }) => ({ question, aside: asides.join(' ').trim() }));
}
