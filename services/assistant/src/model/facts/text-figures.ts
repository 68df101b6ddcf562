import { currencies } from '@harambee/domain';
import { spelledNumber } from '@harambee/drafting/slots';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const units =
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|points?|badges?|levels?|proposals?|drafts?|sections?|goals?|characters?|fields?|people|dollars|euros|pounds|shillings|percent';

/** With what is written together with it: `$5,000`, `WASH-2026-114`, `v2.pdf`, `8.5%`. */
const figure = String.raw`(?:\p{Sc}\s?|\b(?:${currencies.join('|')})[\s\u00a0])?(?:(?<![\p{L}_.-])\p{L}[\p{L}_.-]*)?\p{N}(?:[\p{L}\p{N}.,:/_-]*[\p{L}\p{N}])?(?:\s?%)?`;
const day = String.raw`\p{N}{1,2}(?:st|nd|rd|th)? (?:${months})(?:,? \p{N}{4})?|(?:${months}) (?:\p{N}{4}|\p{N}{1,2}(?:, \p{N}{4})?)(?!\p{N})`;
/** A number in words is one where it counts something: "five sections". */
const item = String.raw`(?:${day}|${spelledNumber.source}(?= (?:${units})\b)|(?:\b(?:[Ll]evel|[Vv]ersion|[Ss]tep|[Pp]age) )?${figure})(?:[ \u00a0](?:${units})\b)?`;
const hedge = String.raw`(?:\b(?:[Aa]t least|[Aa]t most|[Uu]p to|[Mm]ore than|[Ll]ess than|[Ff]ewer than|[Aa]bout|[Aa]round|[Nn]early|[Aa]lmost|[Oo]nly) (?!\p{L}+[-_.]?\p{N}))?`;

/** A figure with its unit, or figures that belong together: "14 days, 3 days and 1 day", "from 1 to 60 months". */
const figures = new RegExp(
  String.raw`\b(?:[Ff]rom|[Bb]etween) ${item}(?:,? (?:and|to) )${item}|${hedge}${item}(?:(?:, | (?:and|or|to) | ?[–-] ?)${item})*`,
  'gu',
);

/** A figure of a text, by its place. */
export interface TextFigure {
  value: string;
  start: number;
  end: number;
  /** The words it stands among, which say what it counts. */
  subject: string;
}

/** Where one statement ends and the next begins. */
const border = /[,;:!?()\n]|\.(?=\s|$)|\s[–—]\s|\b(?:and|but|while)\b/giu;

/** The figures of a text in which somebody speaks (ASSIST-16). "One" is a pronoun more often than a number. */
export function figuresIn(text: string): TextFigure[] {
  return [...text.matchAll(figures)]
    .filter(([value]) => /\p{N}/u.test(value) || !/^(?:ones?|zeros?)\b/i.test(value))
    .map(({ 0: value, index: start }) => {
      const end = start + value.length;
      return { value, start, end, subject: clauseAround(text, start, end) };
    });
}

/** The statement a figure stands in; where that has hardly a word, what stands before belongs to it, too. */
function clauseAround(text: string, start: number, end: number): string {
  const borders = [...text.slice(0, start).matchAll(border)].map(({ 0: sign, index }) => index + sign.length);
  const to = text.slice(end).search(border);
  const after = text.slice(end, to === -1 ? undefined : end + to);
  const clauses = [...borders.reverse(), 0].map((from) => `${text.slice(from, start)} ${after}`);
  return (clauses.find((clause) => /\p{L}{4}/u.test(clause)) ?? text).replace(/\s+/g, ' ').trim();
}

/** Marks that would look like slots, and bold figures: a slot is a figure whole. */
export const withoutMarks = (text: string): string =>
  text.replace(/\{\{/g, '{ {').replace(/\*\*(\p{N}[^*\n]*)\*\*/gu, '$1');
