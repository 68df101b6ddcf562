import { eachWords, modalWords } from '../limits/limit-words.ts';
import type { Placed } from '../outline/outline.ts';
import { zoneOf } from '../outline/zone-of.ts';
import { anyPhrase, says } from '../text/phrases.ts';
import type { FormStyle } from './form-style.ts';

/** What a passage in a part of the form is. */
export type PassageKind = 'sure' | 'maybe' | 'field' | 'other';

/** How far below a question its limit is looked for. */
const ahead = 4;

/** Whether a limit follows that belongs to this passage: nothing with a number or under a heading stands between. */
function hasLimitBelow(items: readonly Placed[], index: number): boolean {
  for (const { passage, signs, isHeading } of items.slice(index + 1, index + 1 + ahead)) {
    if (isHeading || passage.marker?.kind === 'number' || signs.isStarred || signs.isQuestion) return false;
    if (signs.isLimitAlone) return true;
  }
  return false;
}

function numberedKind({ passage, signs }: Placed, style: FormStyle, hasLimit: boolean): PassageKind {
  const count = style.asking.get(passage.marker?.style ?? '') ?? 0;
  if (passage.marker?.isQuestion) return signs.isField ? 'field' : 'sure';
  if (signs.isAnswered && !hasLimit && count < 3) return 'other';
  if (signs.isAsking || hasLimit) return 'sure';
  // A label among questions is one of them; a sentence is not.
  const isShort = passage.text.split(' ').length <= longestLabel && signs.sentences.length < 2;
  if (count === 0 || /;$/.test(passage.text)) return 'other';
  if (/[.:]$/.test(passage.text) && (!isShort || says(passage.plain, modalWords))) return 'other';
  return signs.isField ? 'field' : 'maybe';
}

/** "Your proposal should answer the following questions:" */
const introduction = anyPhrase({
  en: 'following questions|these questions|questions below|answer the following|following points|should cover|should include|should describe|should address|should answer|please tell us|please describe|in your application',
  fr: 'questions suivantes|ces questions|points suivants|doit comporter|doit contenir|devra comporter|devra contenir|doit preciser|repondre aux questions',
  es: 'siguientes preguntas|estas preguntas|siguientes puntos|debe incluir|debera incluir|debe contener|debera contener|debe responder|siguientes apartados',
  pt: 'seguintes perguntas|estas perguntas|seguintes questoes|seguintes pontos|deve incluir|deve conter|devera incluir|devera conter|deve responder|seguintes itens',
});

/** Items of a list that a sentence opens as the questions to be answered. */
function isBelowIntroduction(items: readonly Placed[], index: number): boolean {
  const own = items[index]?.passage.marker?.style;
  const above = items
    .slice(Math.max(0, index - 15), index)
    .findLast(({ passage }) => passage.marker?.style !== own);
  return above !== undefined && /:$/.test(above.passage.text) && says(above.passage.plain, introduction);
}

/** Says something to the reader, rather than naming what is asked. */
const isSentence = (plain: string): boolean =>
  /[.;:]$/.test(plain) ||
  says(plain, modalWords) ||
  /^(?:you |your |please |we |vous |votre |usted |su |voce |o texto |el texto |le texte )/.test(plain);

const longestLabel = 12;

/** "Executive summary:" on a line of its own, and its limit on the next. */
function isLabelAboveLimit(items: readonly Placed[], index: number): boolean {
  const { passage } = items[index] ?? {};
  if (!passage || /[.;?!]$/.test(passage.text) || passage.text.split(' ').length > longestLabel) return false;
  const next = items[index + 1];
  return (
    next?.signs.isLimitAlone === true &&
    !next.passage.isApart &&
    !/\beach\b|chaque|cada/.test(next.passage.plain)
  );
}

/** "Points 1 to 4", "les questions 2 et 3". */
const severalNumbers =
  /(?:questions?|points?|items?|answers?|reponses?|preguntas?|respuestas?|puntos?|perguntas?|respostas?|pontos?|itens)\s\(?\S{1,4}\)?\s(?:to|and|a|et|y|e|al|-)\s\(?\S{1,4}/u;

/** "Answer the following questions (300 words for each answer):" is none itself. */
const opensQuestions = ({ passage, signs }: Placed): boolean =>
  signs.limits.length > 0 &&
  passage.marker === undefined &&
  ((/:$/.test(passage.text) && (says(passage.plain, introduction) || says(passage.plain, eachWords))) ||
    (severalNumbers.test(passage.plain) && says(passage.plain, eachWords)));

/** Whether a passage of the form is a question, by how this form marks its questions. */
export function kindOf(
  items: readonly Placed[],
  index: number,
  style: FormStyle,
  /** A question stands above, and whether it has no limit yet. */
  { isAsked, isOpen }: { isAsked: boolean; isOpen: boolean },
): PassageKind {
  const item = items[index];
  if (!item || item.isHeading || item.part.zone !== 'form') return 'other';
  const { passage, signs, part } = item;
  if (passage.isRow) return 'other';
  // "A question? Call us."
  const [first] = signs.sentences;
  if (
    first &&
    !hasLimitBelow(items, index) &&
    zoneOf(passage.plain.slice(first.start, first.end), true) === 'closed'
  )
    return 'other';
  if (signs.isUpload && signs.limits.length === 0) return 'field';
  if (
    signs.isBlank ||
    signs.isLimitAlone ||
    (signs.isLayoutAlone && passage.marker?.kind !== 'number') ||
    !/\p{L}/u.test(passage.text)
  )
    return 'other';
  if (opensQuestions(item)) return 'other';
  const isApart = passage.isApart && !style.isAiry;
  const hasOwnLimit = signs.limits.some(({ isCounter }) => !isCounter);
  const hasLimit = hasOwnLimit || hasLimitBelow(items, index);
  if (passage.marker?.kind === 'number') return numberedKind(item, style, hasLimit);
  if (passage.marker?.kind === 'bullet' && isBelowIntroduction(items, index))
    return signs.isAsking || hasLimit ? 'sure' : 'maybe';
  if (
    passage.marker?.kind === 'bullet' &&
    signs.isAsking &&
    (style.bullets.get(passage.marker.style) ?? 0) > 0
  )
    return 'sure';
  if (passage.marker?.kind === 'bullet') return hasOwnLimit && signs.isAsking ? 'sure' : 'other';
  if (signs.isStarred) return signs.isField && !hasLimit ? 'field' : 'sure';
  // "Tell us more (100 words)" below a numbered label belongs to it; "You can write 500 words" is no question.
  if (hasOwnLimit && isOpen && (style.isNumbered || style.isStarred) && !isApart) return 'other';
  if (hasOwnLimit)
    return signs.isAsking || !(signs.sentences.length > 1 || isSentence(passage.plain)) ? 'sure' : 'other';
  if (isLabelAboveLimit(items, index) && !(isOpen && style.isStarred && !isApart)) return 'sure';
  if (style.isStarred && signs.isOptional && signs.isAsking) return 'sure';
  if (!signs.isAsking) return 'other';
  if (hasLimit && !(isOpen && !isApart)) return 'sure';
  const isNumbered =
    style.isNumbered && (part.title === '' || style.numberedParts.has(part) || style.numberedParts.size < 2);
  if (isNumbered || style.isStarred || signs.isAnswered) return 'other';
  return signs.isQuestion || !isAsked || isApart ? 'maybe' : 'other';
}
