import { isName } from '../facts/fact.ts';
import { cues, manners } from './field-words.ts';
import { type Passage, type PlacedFact, segmentOf } from './passage.ts';

/** Slots in the words before this one read as what they are: a name is no cue. */
const withNamesHidden = (passage: Passage): Passage => {
  let { sentence } = passage;
  for (const { start, end } of passage.placed.filter(isName))
    sentence = `${sentence.slice(0, start)}${'■'.repeat(end - start)}${sentence.slice(end)}`;
  return { ...passage, sentence };
};

/** The fields of the last cue; the longer one where two end at the same place. */
function lastCueOf(words: string): readonly string[] | undefined {
  let [end, length, fields]: [number, number, readonly string[] | undefined] = [-1, 0, undefined];
  for (const cue of cues) {
    for (const { 0: found, index } of words.matchAll(cue.words)) {
      const at = index + found.length;
      if (at > end || (at === end && found.length > length))
        [end, length, fields] = [at, found.length, cue.fields];
    }
  }
  return fields;
}

/** "Does not ask for {{F3}}"; "each draft asks for {{F3}}", which is what all of them ask for. */
const denied =
  /(?:\b(?:not|never|no\s+longer|hardly)|n['’]t)\s+(?!due\s+until\s)(?:\p{L}+\s+){0,3}$|\b(?:each|every|on\s+average|an\s+average|per)\b[^■]*$/iu;

/** True where the words around a slot speak of what it states (ASSIST-17). */
export function isSpokenOf(passage: Passage, fact: PlacedFact): boolean {
  const manner = manners[fact.field];
  if (!manner) return true;
  const { lead, tail } = segmentOf(withNamesHidden(passage), fact);
  if (denied.test(lead)) return false;
  if (manner.own?.test(lead)) return true;
  if (!manner.joins.test(lead) || manner.never?.test(lead)) return false;
  if (fact.field !== 'count' && manner.tail?.test(tail)) return true;
  const spoken = lastCueOf(lead);
  if (spoken) return spoken.includes(fact.field) && !isTurned(fact, tail);
  if (manner.tail?.test(tail) && !isTurned(fact, tail)) return true;
  if (/\bwith\s+$/iu.test(lead) && isOfMany(fact)) return false;
  return (manner.bare?.test(lead) ?? false) && !isSubject(fact, lead, tail) && !isTurned(fact, tail);
}

/** "You are on {{F1}} with {{F2}}": what all proposals ask for, or their number, needs words of its own. */
const isOfMany = ({ field, record: { family } }: PlacedFact): boolean =>
  family === 'all' || (field === 'requested' && family !== 'proposal');

/** "$87,934 is under review": a value of which something else is said. */
const isSubject = ({ field }: PlacedFact, lead: string, tail: string): boolean =>
  field !== 'count' &&
  /(?:^|[:,]|\band)\s*$/iu.test(lead) &&
  /\p{L}/u.test(tail) &&
  !/^\s*(?:for|of|from|each|as|on)\b/iu.test(tail);

/** What a title or grant ID never stands behind, and never before. */
const isValueOf = [
  /\b(?:asks?|asked|asking|requests|seeks|seeking)\s+(?:for\s+)?$/iu,
  /\b(?:status|category|level|progress)(?:\s+is)?:?\s+$|\bdue(?:\s+(?:on|by|in))?\s+$|\b(?:passed|closed|ended)\s+on\s+$/iu,
  /\b(?:requested|amount|budget|points):\s+$|^\s*(?:deadline|request|days\s+left):\s+$/iu,
  /\b(?:amount|budget|requests?|requested)\b.*\bis\s+$|\b(?:and|it)\s+(?:is|was)\s+$|\bis\s+still\s+$/iu,
  /\b(?:sent|submitted|finished)\s+by\s+$|\bis\s+an?\s+$|\bstatus\b.*\bis\s+$/iu,
];
/** "The next deadline is {{F1}}" names a proposal, "its deadline is" a day. */
const isDay = /\bdeadline\s+(?:is|was)\s+$/iu;
const isNextDeadline =
  /\b(?:next|nearest|closest|first|earliest|last|latest|urgent|upcoming)\s+deadline\s+is\s+$/iu;
const countsDown = /^\s*(?:left|ago|away|remaining|to\s+go)\b/iu;

/** True where a name stands as a name, not where a figure belongs (ASSIST-17). */
export function standsAsName(passage: Passage, fact: PlacedFact): boolean {
  const before = withNamesHidden(passage).sentence.slice(0, fact.start);
  const isDate = isDay.test(before) && !(fact.field === 'name' && isNextDeadline.test(before));
  return (
    !isDate &&
    !isValueOf.some((words) => words.test(before)) &&
    !countsDown.test(passage.sentence.slice(fact.end)) &&
    !(/^\s*are\b/iu.test(passage.sentence.slice(fact.end)) && !/■\s*(?:,|and)\s*$/iu.test(before))
  );
}

/** Words behind a slot that make something else of it: "{{F4}} ago". */
const isTurned = ({ field }: PlacedFact, tail: string): boolean =>
  Object.entries(turns).some(
    ([words, fields]) => new RegExp(`^\\s*(?:${words})\\b`, 'iu').test(tail) && !fields.includes(field),
  );

const turns: Readonly<Record<string, readonly string[]>> = {
  'ago|late|overdue|past': ['daysPast', 'overdueCount'],
  'due|overdue': ['dueCount', 'overdueCount'],
  'left|remaining|away|from\\s+now': ['daysLeft', 'toNextLevel', 'missingCount'],
  'to\\s+go|more|short': ['daysLeft', 'toNextLevel'],
  '(?:will\\s+)?(?:bring|take|get)s?\\s+you': ['toNextLevel'],
  '(?:are|is)\\s+(?:still\\s+)?missing|missing': ['toNextLevel', 'missingCount'],
  '(?:are|is)\\s+(?:due|overdue)': ['dueCount', 'overdueCount'],
};
