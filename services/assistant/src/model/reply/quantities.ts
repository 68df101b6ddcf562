import { changedFacts, numbersOutsideSlots, spelledNumber } from '@harambee/drafting/slots';
import type { ReplyFinding } from './finding.ts';
import { type Passage, type PlacedFact, withoutFacts } from './passage.ts';

const things =
  '(?:proposals?|applications?|drafts?|points?|badges?|levels?|days?|weeks?|months?|years?|deadlines?|fields?|goals?|categories|currencies)';

/** What the records count is counted by a slot, also where there is one of it. */
const countedThings = new RegExp(
  `\\b(?:${spelledNumber.source.replace(/^\\b|\\b$/g, '')}|single|a\\s+couple\\s+of)\\s+(?:\\p{L}+\\s+)?${things}\\b`,
  'iu',
);

/** Days and months in words state a date just as well. */
const dates =
  /\b(?:tomorrow|yesterday|(?:next|last|this\s+coming)\s+(?:week|month|year)|fortnight|in\s+an?\s+(?:week|month|year)|an?\s+(?:week|month|year)\s+(?:ago|left|away))\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|February|April|June|July|August|September|October|November|December)\b|\b(?:in|on|by|until|before|since|of)\s+(?:March|May)\b/u;

/** Units that a value has already. */
const unit =
  /^\s*(?:dollars?|euros?|pounds?|shillings?|[A-Z]{3}|[kKmM]|bn|points?|badges?|levels?|days?|weeks?|fields?|proposals?|each|apiece|in\s+(?:dollars|euros|pounds|shillings|[A-Z]{3}))\b|^\s*\p{Sc}/u;

/** "Another {{F3}}", "{{F3}} more": to the next level, or of another status. The places of the slots stay. */
function withoutFurther(sentence: string, { field, start, end }: PlacedFact): string {
  if (field !== 'toNextLevel' && field !== 'count') return sentence;
  const blank = (words: string) => ' '.repeat(words.length);
  const before = sentence.slice(0, start).replace(/\banother\s+$/iu, blank);
  return before + sentence.slice(start, end) + sentence.slice(end).replace(/^\s*more\b/iu, blank);
}

/** Numbers without a slot, and words beside a slot that change it (ASSIST-17). */
export function* changedQuantities(passage: Passage): Generator<ReplyFinding> {
  const bare = withoutFacts(passage);
  for (const { words } of numbersOutsideSlots(bare, '')) yield { refusal: 'number', words };
  const words = countedThings.exec(bare)?.[0] ?? dates.exec(bare)?.[0];
  if (words) yield { refusal: 'number', words };
  const { sentence, placed } = passage;
  for (const fact of placed) {
    const [finding] = changedFacts(withoutFurther(sentence, fact), [fact]);
    const beside = unit.exec(sentence.slice(fact.end))?.[0];
    if (finding) yield { refusal: 'changed_fact', words: finding.words };
    else if (beside && fact.kind !== 'title' && !(fact.field === 'status' && /^\s*proposals?$/.test(beside)))
      yield { refusal: 'changed_fact', words: `{{${fact.id}}}${beside}` };
    if (/(?:\p{Sc}|\b(?:USD|EUR|KES|GBP))\s*$/u.test(sentence.slice(0, fact.start)))
      yield { refusal: 'changed_fact', words: `{{${fact.id}}}` };
  }
}
