import { spelledAtEnd } from '@harambee/domain';
import { numeralsIn } from '../numbers/numerals.ts';
import { anyPhrase, firstOf, says } from '../text/phrases.ts';
import { type Span, sentencesOf } from '../text/sentences.ts';
import {
  counterWords,
  leastWords,
  limitUnitWords,
  mostWords,
  spaceWords,
  withoutWords,
} from './limit-words.ts';

/** How long an answer may be, as a text says it. */
export interface LimitFound extends Span {
  maximum: number;
  unit: 'words' | 'characters';
  /** Whether spaces count; absent where the text does not say. */
  spaces?: 'counted' | 'not-counted';
  /** A counter below a field, which repeats a limit. */
  isCounter: boolean;
  /** The sentence or the brackets that contain it. */
  within: Span;
}

const units = Object.entries(limitUnitWords).map(([unit, words]) => ({
  unit: unit as LimitFound['unit'],
  pattern: new RegExp(
    anyPhrase(words).source.replace(/\(\?!\[.{1,12}\]\)$/, String.raw`(?![\p{L}\p{N}]|-[^\s])`),
    'gu',
  ),
}));

/** How far from its unit a number is looked for. */
const near = 70;
/** Between a number and its unit: "500 (five hundred) words", "2000 max. characters", "a 300-word summary". */
const filler =
  /(?:\s?\([\p{L} -]{3,40}\))?(?:\s(?:max|max\.|maximum|maximo|full|written|de|des))?\)?[\s-]?$/u;
const limitsOfSize = { least: 5, most: 100_000 };

function before(plain: string, at: number): { value: number; start: number } | undefined {
  const from = Math.max(0, at - near);
  const left = plain.slice(from, at);
  const text = left.slice(0, left.length - (filler.exec(left)?.[0].length ?? 0));
  const numeral = numeralsIn(text).at(-1);
  if (numeral?.end === text.length) return { value: numeral.value, start: from + numeral.start };
  const spelled = spelledAtEnd(text);
  return spelled && { value: spelled.value, start: from + spelled.start };
}

/** "Words: 300", "Word limit 300", "Nombre de caractères maximum : 2 000". */
function after(plain: string, end: number): { value: number; end: number } | undefined {
  const right = plain.slice(end, end + near);
  const numeral = numeralsIn(right)[0];
  if (!numeral) return undefined;
  const between = right.slice(0, numeral.start);
  if (/[.;?!\d]\s|[?!;]/.test(between)) return undefined;
  const isSaid =
    /[:=]\s*$/.test(between) ||
    (says(between, mostWords) && between.length < 30) ||
    /^\s?(?:counts?|limits?)\s?(?:of|is|max\.?|[:=(-])?\s*$/.test(between);
  // "... 300 words and 5 photographs": the next word would be counted.
  return isSaid ? { value: numeral.value, end: end + numeral.end } : undefined;
}

/** Whether spaces count: said beside the unit, before or after it, within the sentence. */
function spacesOf(plain: string, within: Span, unit: Span): LimitFound['spaces'] {
  const right = plain.slice(unit.end, Math.min(within.end, unit.end + near));
  const left = plain.slice(Math.max(within.start, unit.start - near), unit.start);
  for (const side of [right, left]) {
    const word = firstOf(side, spaceWords);
    if (!word) continue;
    const around = side.slice(Math.max(0, word.index - 24), word.index + word.text.length + 16);
    return says(around, withoutWords) ? 'not-counted' : 'counted';
  }
  return undefined;
}

/** Whether the words before a number say that it is the least: "at least 200 words". */
function isLeast(plain: string, start: number, end: number): boolean {
  const left = plain.slice(Math.max(0, start - 22), start);
  const words = [...left.matchAll(leastWords)].at(-1);
  const isBefore =
    words !== undefined && /^[\s:]*(?:of |de )?$/.test(left.slice(words.index + words[0].length));
  if (isBefore)
    return !/\b(?:no|not|pas|nao)\s$/.test(left.slice(0, words.index)) || !/^more than/.test(words[0]);
  return /^\s?(?:at least|minimum|min\.|minimo|au moins|como minimo|no minimo)/.test(
    plain.slice(end, end + 16),
  );
}

function bracketAround(plain: string, { start, end }: Span): Span | undefined {
  const open = Math.max(plain.lastIndexOf('(', start), plain.lastIndexOf('[', start));
  if (open < 0 || start - open > 160) return undefined;
  const inside = plain.slice(open, start);
  if (/[)\]]/.test(inside.slice(1))) return undefined;
  const rest = plain.slice(end, end + 160);
  const close = rest.search(/[)\]]/);
  if (close < 0) return undefined;
  // "(500 words (5 lines))" has a second pair; "(max. 500 words) and (b)" has not.
  const opened = rest.slice(0, close).split(/[([]/).length - 1;
  const further = opened > 0 ? rest.slice(close + 1).search(/[)\]]/) : -1;
  return { start: open, end: end + close + 1 + (opened > 0 && further >= 0 ? further + 1 : 0) };
}

/** "Around 200 words, and no more than 250": the number behind is the limit. */
function raised(plain: string, to: number, within: Span): { value: number; end: number } | undefined {
  const rest = plain.slice(to, Math.min(within.end, to + near));
  const numeral = numeralsIn(rest)[0];
  const between = numeral && rest.slice(0, numeral.start);
  if (!numeral || !between || !/^\W/.test(between) || between.length > 30 || !says(between, mostWords))
    return undefined;
  // A number with a unit of its own says something else: "... 200 words, at most 3 pages".
  return /^[\s)]*(?:[.;]|$)/.test(rest.slice(numeral.end))
    ? { value: numeral.value, end: to + numeral.end }
    : undefined;
}

/** Every limit that a folded text states, in its order. */
export function limitsIn(plain: string, sentences: readonly Span[] = sentencesOf(plain)): LimitFound[] {
  const found: LimitFound[] = [];
  for (const { unit, pattern } of units) {
    for (const match of plain.matchAll(pattern)) {
      if (found.length > 20) break;
      const [from, to] = [match.index, match.index + match[0].length];
      const prior = before(plain, from);
      const sentence = sentences.find(({ start, end }) => start <= from && from < end) ?? {
        start: 0,
        end: plain.length,
      };
      const higher = prior && raised(plain, to, sentence);
      const next = prior ? higher : after(plain, to);
      const value = higher?.value ?? prior?.value ?? next?.value;
      if (value === undefined || !Number.isInteger(value)) continue;
      const span = { start: prior?.start ?? from, end: next?.end ?? to };
      if (value < limitsOfSize.least || value > limitsOfSize.most) continue;
      if (prior && !higher && isLeast(plain, prior.start, to)) continue;
      const bracket = bracketAround(plain, span);
      const spaces = unit === 'characters' ? spacesOf(plain, sentence, { start: from, end: to }) : undefined;
      const isCounter = says(plain.slice(to, to + 14), counterWords);
      found.push({
        maximum: value,
        unit,
        ...(spaces && { spaces }),
        isCounter,
        within: bracket ?? sentence,
        ...span,
      });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}
