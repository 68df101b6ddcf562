import { spelledNumber } from '../reading/numbers/spelled-numbers.ts';
import type { Finding } from './finding.ts';
import { type PlacedSlot, statesQuantity } from './slot.ts';

/** Things that a text counts about itself, or idly: "three reasons", "two in a row". */
const countsNothing =
  /^(?:(?:main|clear|simple|same|other|more|big)\s+)?(?:things?|reasons?|ways?|questions?|parts?|steps?|sides?|aims?|goals?|points?|parties|sessions in a row|in a row)\b/i;

/** Quantities without digits: they state a number just as well. */
const vagueQuantities = [
  /\b(?:half|halves|halved|halving|thirds?\s+of|a\s+third|two\s+thirds|quarters?\s+of|a\s+quarter\s+(?:less|more)|three\s+quarters|tenths?\s+of|a\s+tenth|a\s+fifth|fifths?\s+of)\b/giu,
  /\b(?:double[sd]?|doubling|triple[sd]?|quadruple[sd]?|twice|thrice|twofold|threefold|tenfold|\w+\s+times\s+(?:as|more|over)|(?:two|three|four|five|ten)\s+times)\b/giu,
  /\b(?:dozens?|hundreds?|thousands?|millions?|billions?|scores\s+of|percent(?:age\s+points?)?|per\s+cent)\b/giu,
  /\bmost\s+of\s+all\b/giu,
];

/** "Newborn deaths in the first 28 days": a number in the name of what is counted, between the same words. */
function namedIn(bare: string, subjects: string): (index: number, number: string) => boolean {
  const known = ` ${plain(subjects)} `;
  return (index, number) => {
    const before = /\p{L}+(?=[^\p{L}]*$)/u.exec(bare.slice(0, index))?.[0];
    const after = /^[^\p{L}\p{N}]*(\p{L}+)/u.exec(bare.slice(index + number.length))?.[1];
    const isWith = (words: (string | undefined)[]) => known.includes(` ${plain(words.join(' '))} `);
    return (
      before !== undefined &&
      (isWith([before, number, after]) ||
        (after === undefined && isWith([before, number])) ||
        isAge(number, before, known))
    );
  };
}
/** "Children under five" ends many a name. */
const isAge = (number: string, before: string, known: string): boolean =>
  /^(?:under|over|below|above|aged)$/i.test(before) && known.includes(` ${plain(`${before} ${number}`)} `);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Digits of any script, and signs that stand for amounts. */
const digits = /[\p{Sc}]?\p{N}[\p{N}.,:/]*\s?%?|[%‰٪％\p{Sc}]/gu;

const first = (text: string, pattern: RegExp): string | undefined => text.match(pattern)?.[0]?.trim();

/**
 * Numbers that a sentence states without a slot (DRAFT-21). `bare` is the sentence without its slots; `subjects` is what
 * the facts count, which may hold a number itself: "children under five".
 */
export function* numbersOutsideSlots(bare: string, subjects: string): Generator<Finding> {
  const isNamed = namedIn(bare, subjects);
  for (const { 0: figure, index } of bare.matchAll(digits)) {
    if (!isNamed(index, figure)) yield { refusal: 'number', words: figure.trim() };
  }
  for (const pattern of vagueQuantities) {
    const words = first(bare, pattern);
    if (words !== undefined) yield { refusal: 'number', words };
  }
  for (const { 0: words, index } of bare.matchAll(spelledNumber)) {
    // "One" is a pronoun more often than a number.
    if (/^(?:one|zero)s?$/i.test(words)) continue;
    const after = bare.slice(index + words.length).trimStart();
    if (countsNothing.test(after)) continue;
    if (isNamed(index, words)) continue;
    // "These two are measured the same way": what was counted stands before it.
    if (
      /\b(?:the|these|those|both|all|other)\s+$/i.test(bare.slice(0, index)) &&
      /^(?:[.,;]|are\b|will\b|have\b)/.test(after)
    )
      continue;
    yield { refusal: 'number', words };
  }
}

const hedge =
  /\b(?:nearly|almost|about|around|roughly|approximately|some|circa|close\s+to|more\s+than|less\s+than|fewer\s+than|at\s+least|at\s+most|up\s+to|as\s+many\s+as|as\s+much\s+as|under|below|above|beyond|upwards\s+of|well|not|no|only\s+half|another|every|each|additional|an\s+average\s+of|on\s+average|times|and|plus|minus|x)\s*$/iu;
/** "For over {{F4}}", "lasts over {{F4}}": more than it. "In the valley over {{F4}}": during it. */
const moreThan =
  /\b(?:for|last|lasts|lasting|run|runs|running|take|takes|give|gives|it|of|is|to|by|from|within|after|over|across|on|are|be)\s+over\s*$/iu;
const overFigure = /\bover\s*$/iu;

const unit =
  /^\s*(?:%|‰|percent\b|per\s|thousand\b|million\b|billion\b|hundred\b|dozen\b|times\b|fold\b|-?fold\b|each\s+(?:day|week|month|year|quarter)\b|(?:a|an|every)\s+(?:hour|day|week|month|quarter|year|person|head|household|family|village|school|girl|boy|child|woman|man)\b|(?:hours?|days?|weeks?|months?|years?|people|persons|women|men|children|girls|boys|families|households|villages|schools|percentage)\b|annually\b|daily\b|weekly\b|monthly\b|yearly\b|or\s+(?:more|less|so)\b|and\s+(?:more|counting)\b|at\s+least\b|more\b|less\b|fewer\b|extra\b|plus\b|\+)/iu;

/** Words beside a slot that change what it says: "nearly {{F3}}", "{{F3}} a month" (DRAFT-21). */
export function* changedFacts(sentence: string, placed: readonly PlacedSlot[]): Generator<Finding> {
  for (const slot of placed) {
    if (!statesQuantity(slot)) continue;
    const before = sentence.slice(0, slot.start);
    const after = sentence.slice(slot.end);
    const words = hedgeBefore(before, slot) ?? unit.exec(after)?.[0].trim();
    if (words !== undefined) yield { refusal: 'changed_fact', words: `${words} {{${slot.id}}}` };
    else if (/^[\p{L}\p{N}]/u.test(after) || /[\p{L}\p{N}]$/u.test(before))
      yield { refusal: 'changed_fact', words: `{{${slot.id}}}` };
  }
}

/** "And {{F8}} will offer": a list goes on. "Every {{F9}}" would count otherwise. */
function hedgeBefore(before: string, slot: PlacedSlot): string | undefined {
  const found = hedge.exec(before)?.[0].trim();
  if (found !== undefined && !/^(?:and)$/i.test(found)) return found;
  if (!overFigure.test(before)) return undefined;
  if (slot.kind !== 'duration') return 'over';
  const isLength = !/^(?:half|a\s+(?:third|quarter)|at\s)/i.test(slot.value);
  return isLength && !moreThan.test(before) ? undefined : 'over';
}
