import type { Passage } from '../lines/passage.ts';
import { isTitleLike, namesPart } from '../lines/title-like.ts';
import { type Signs, signsOf } from '../signs/signs.ts';
import { askedHeadings } from './asked-headings.ts';
import { formStarts } from './form-starts.ts';
import { numberedParts } from './numbered-parts.ts';
import { zoneOf } from './zone-of.ts';
import type { Zone } from './zone-words.ts';

/** A part of the call under one heading. */
export interface Part {
  title: string;
  zone: Zone;
}

/** A passage with where it stands. */
export interface Placed {
  passage: Passage;
  signs: Signs;
  part: Part;
  isHeading: boolean;
}

/** A heading: `strong` by its form (capitals, "Part 2"), its number or its words; `weak` because it stands alone. */
type Heading = 'strong' | 'weak' | undefined;

const longestHeading = 110;
const mostWords = 14;
/** A sentence that opens a list ends with a colon and may be longer. */
const mostWordsBeforeList = 20;
/** Words of "What we do not fund"; more of them name somebody. */
const mostDenied = 5;
/** How far on a form is looked for below a heading. */
const ahead = 8;

const firstOrdinals = new Set(['1', 'a', 'i']);

/** Whether the next number in the text is one below this one: "2" before "2.1", "II" before "4", "1" before "(a)". */
function hasItemsBelow(passage: Passage, next: Passage | undefined): boolean {
  const [own, other] = [passage.marker, next?.marker];
  if (!own || !other || own.kind !== 'number' || other.kind !== 'number' || own.style === other.style)
    return false;
  if (
    other.label.startsWith(`${own.label}.`) ||
    (other.label.startsWith(own.label) && /^(?:\d+[a-z]|[a-z]\d+)$/.test(other.label))
  )
    return true;
  const last = other.label.split('.').at(-1) ?? '';
  if (firstOrdinals.has(last) && other.label !== own.label) return true;
  return !/\d/.test(own.label) && /^\d+$/.test(other.label);
}

function headingKind(
  passages: readonly Passage[],
  signs: readonly Signs[],
  index: number,
  next: Passage | undefined,
): Heading {
  const passage = passages[index];
  const sign = signs[index];
  if (
    !passage ||
    !sign ||
    passage.isRow ||
    passage.marker?.kind === 'bullet' ||
    sign.isBlank ||
    sign.isStarred
  )
    return undefined;
  const { text, plain, cells } = passage;
  if (
    text.length > longestHeading ||
    text.split(' ').length > (text.endsWith(':') ? mostWordsBeforeList : mostWords) ||
    !/\p{L}/u.test(text)
  )
    return undefined;
  if (passage.starts.length > 2 || (cells.length > 1 && !namesPart(text))) return undefined;
  if (sign.limits.length > 0 && !isTitleLike(text)) return undefined;
  const whole = `${passage.marker?.written ?? ''} ${text}`.trim();
  if (/[.;,]$/.test(text) || (/:\s\S/.test(text.slice(3)) && !isTitleLike(text) && !namesPart(whole)))
    return undefined;
  // "Upload your accounts" asks for one document.
  if (sign.isUpload && !isTitleLike(text) && text.split(' ').length > 2 && !/:$/.test(text)) return undefined;
  const zone = zoneOf(plain, sign.isAsking);
  const isSibling =
    passage.marker !== undefined && passages[index - 1]?.marker?.style === passage.marker.style;
  // "Companies and individuals are excluded" in a list says so of those that it names, not of those below.
  const isListed =
    isSibling ||
    (passage.marker !== undefined && passages[index + 1]?.marker?.style === passage.marker.style);
  // "a) Declaration of the applicant" is an item among others.
  if (zone === 'closed' && isListed && !isTitleLike(text) && passage.marker?.style !== '#.') return undefined;
  if (
    zone === 'excluded' &&
    !/:$/.test(text) &&
    !isTitleLike(text) &&
    (isSibling || (!passage.isApart && text.split(' ').length > mostDenied))
  )
    return undefined;
  // "2. Evaluation" among questions is one of them; on its own it is a heading.
  if (isTitleLike(text) || namesPart(whole)) return 'strong';
  if (zone !== undefined && (passage.marker === undefined || !sign.isAsking)) return 'strong';
  if (sign.isAsking && !isShortQuestion(plain)) return undefined;
  if (passage.marker) {
    const isItem = passages[index - 1]?.marker?.style === passage.marker.style;
    const isAbove = (!isItem && hasItemsBelow(passage, next)) || passage.marker.style === 'ordinal';
    return isAbove || hasFieldsBelow(signs, passages, index) ? 'strong' : undefined;
  }
  if (!passage.isApart || (/[:?]$/.test(text) && !isShortQuestion(plain)) || text.split(' ').length > 8)
    return undefined;
  const isAlone = passages[index + 1]?.isApart === true;
  if (!isAlone) return passages[index + 1] ? 'weak' : undefined;
  // Where everything stands apart, a few words above fields of a form are a heading.
  const isShort = text.split(' ').length <= 5 && signs[index + 1]?.isStarred === true;
  return isShort ? 'weak' : undefined;
}

/** Fields or questions without numbers follow, up to the next number. */
function hasFieldsBelow(signs: readonly Signs[], passages: readonly Passage[], index: number): boolean {
  for (let below = index + 1; below <= index + ahead; below += 1) {
    if (!passages[below] || passages[below]?.marker?.kind === 'number') return false;
    if (signs[below]?.isStarred) return true;
  }
  return false;
}

/** "¿Cuándo?" */
const isShortQuestion = (plain: string): boolean => /\?$/.test(plain) && plain.split(' ').length <= 2;

/** Whether a form begins: a limit, a field with an asterisk or two numbered questions follow soon. */
function isFormAhead(signs: readonly Signs[], passages: readonly Passage[], index: number): boolean {
  const near = signs.slice(index + 1, index + 1 + ahead);
  if (near.some((sign) => sign.limits.length > 0 || (sign.isStarred && !sign.isBlank))) return true;
  const asking = near.filter(
    (sign, offset) =>
      passages[index + 1 + offset]?.marker?.kind === 'number' && sign.isAsking && !sign.isAnswered,
  );
  return asking.length > 1;
}

/** Every passage with the part of the call that it belongs to. */
export function outlineOf(passages: readonly Passage[]): Placed[] {
  const signs = passages.map(signsOf);
  const forms = formStarts(passages, signs);
  const parts = numberedParts(passages, signs);
  const asked = askedHeadings(passages, signs);
  // From the end: the next passage with a number of its own.
  const nexts: (Passage | undefined)[] = [];
  let next: Passage | undefined;
  for (let index = passages.length - 1; index >= 0; index -= 1) {
    nexts[index] = next;
    const passage = passages[index];
    if (passage?.marker?.kind === 'number') next = passage;
    // What stands below the next heading does not stand below this one.
    else if (passage && (isTitleLike(passage.text) || (passage.isApart && zoneOf(passage.plain))))
      next = undefined;
  }
  let part: Part = { title: '', zone: 'form' };
  /** The number of the heading above those with longer numbers. */
  let above = '';
  return passages.map((passage, index): Placed => {
    const sign = signs[index] as Signs;
    const heading =
      parts.has(passage) || asked.has(passage) ? 'strong' : headingKind(passages, signs, index, nexts[index]);
    if (heading) {
      const zone = zoneOf(passage.plain, sign.isAsking);
      const label = passage.marker?.label ?? '';
      const isBelow = label.includes('.') && above !== '' && label.startsWith(`${above}.`);
      const stays =
        zone === undefined &&
        (isBelow || (part.zone === 'closed' && heading === 'weak')) &&
        !isFormAhead(signs, passages, index);
      const other = asked.has(passage) ? 'guide' : 'form';
      part = { title: passage.text.replace(/\s?[:*]+$/, ''), zone: stays ? part.zone : (zone ?? other) };
      if (!isBelow) above = label;
    }
    // A form begins without a heading of its own.
    else if (
      forms.limited.has(passage)
        ? part.zone !== 'form'
        : forms.asking.has(passage) &&
          part.zone !== 'form' &&
          part.zone !== 'criteria' &&
          part.zone !== 'closed'
    )
      part = { title: '', zone: 'form' };
    return { passage, signs: sign, part, isHeading: heading !== undefined };
  });
}
