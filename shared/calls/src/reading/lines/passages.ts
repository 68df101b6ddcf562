import { limitsIn } from '../limits/limits-in.ts';
import { folded } from '../text/folded.ts';
import { type CallTextLine, longestLine } from './call-line.ts';
import { itemsOf } from './enumerations.ts';
import { markerOf } from './markers.ts';
import { cellsOf, continueWith, type Passage, passageOf } from './passage.ts';
import { isTitleLike } from './title-like.ts';

/** A line this short was not broken because the page ended. */
const shortestFullLine = 30;
const endOfSentence = /[.?!…;][)"'”’»\]]*\s?\*?$/;
/** "... or a U.S." */
const abbreviated = /(?:\p{Lu}\.){2}$|\b(?:e\.g|i\.e|approx|incl|p\.ex)\.$/u;
/** No sentence and no heading ends with one of these. */
const dangling =
  /(?<![\p{L}'])(?:the|of|to|and|or|a|an|for|with|by|in|on|from|than|at|le|la|les|de|du|des|et|ou|en|un|une|el|los|las|del|y|o|con|para|por|da|do|dos|das|e|em|no|na|que|para|com|au|aux|al|s[ou]r)$/u;
/** Lines of one text end at different places; so much of the width is full. */
const ragged = 0.92;
/** The first lines of a call are names. */
const lastTitleLine = 7;
/** A bracket that is open closes soon. */
const hasOpenBracket = (text: string): boolean =>
  /[([][^)\]]{0,80}$/.test(text.slice(-82)) && !/[([]\s?$/.test(text);
const label = /^\p{Lu}[^:.?!]{2,60}\s?:\s/u;
const dividedWord = /\p{Ll}-$/u;

/** Rows of tables and blanks of forms stand for themselves. */
const isRow = (text: string): boolean =>
  text.includes('\t') || (cellsOf(text).length > 1 && /\s{3,}/.test(text)) || /[.…_]{4}/.test(text);

const none = { width: 0, usual: 0, isBroken: false };
/** A line of less than this much of the usual width was not broken. */
const half = 0.7;

/** How a page is set. */
interface Setting {
  /** Its longest line that is no row. */
  width: number;
  /** A width that several lines have: one long line says nothing of the others. */
  usual: number;
  /** Its lines were broken at its width: some go on in small letters after long lines. */
  isBroken: boolean;
}

function settings(lines: readonly CallTextLine[]): ReadonlyMap<number, Setting> {
  const pages = new Map<number, CallTextLine[]>();
  for (const line of lines) {
    const page = pages.get(line.page);
    if (page) page.push(line);
    else pages.set(line.page, [line]);
  }
  return new Map(
    [...pages].map(([page, all]) => {
      const lengths = all
        .filter(({ text }) => text !== '' && !isRow(text))
        .map(({ text, indent }) => text.length + indent)
        .sort((one, other) => one - other);
      const width = lengths.at(-1) ?? 0;
      const broken = all.filter(
        ({ text }, index) => /^\p{Ll}/u.test(text) && (all[index - 1]?.text.length ?? 0) > width * 0.75,
      );
      return [
        page,
        { width, usual: lengths[Math.floor(lengths.length * 0.9)] ?? 0, isBroken: broken.length > 1 },
      ];
    }),
  );
}

/** Two lines in small letters below a colon are a list. */
const startsList = (line: CallTextLine, next: CallTextLine | undefined): boolean =>
  next !== undefined && next.page === line.page && /^\p{Ll}/u.test(next.text) && !/[.!?]$/.test(line.text);

/** Whether a line goes on with the sentence of the passage before it. */
function goesOn(
  passage: Passage,
  line: CallTextLine,
  setting: Setting,
  isNewPage: boolean,
  next: CallTextLine | undefined,
): boolean {
  const last = passage.starts.at(-1)?.line;
  const words = passage.starts.length === 1 ? last?.text.slice(passage.marker?.length ?? 0) : last?.text;
  if (!last || passage.text.length > longestLine || isRow(words ?? '') || isRow(line.text)) return false;
  const { text } = passage;
  if (hasOpenBracket(text)) return true;
  if (/^\p{Ll}/u.test(line.text)) {
    if (dividedWord.test(text) || /[,(]$/.test(text)) return true;
    if (/:$/.test(text)) return !startsList(line, next);
    // A sentence begins with a capital: what does not is an item, unless its line is full.
    const isItem = passage.starts.length === 1 && !passage.marker && /^\p{Ll}/u.test(text);
    if (
      isItem &&
      last.text.length + last.indent < Math.max(setting.usual * ragged, shortestFullLine) &&
      !dangling.test(folded(text.slice(-12)))
    )
      return false;
    // A list below a heading or a colon: its first item would have had room on the line above.
    if (
      !isNewPage &&
      last.text.length + last.indent < setting.usual * half &&
      !dangling.test(folded(text.slice(-12)))
    )
      return false;
    // A list that runs on in a sentence: "need, 40 points; reach, 35 points;".
    if (/[:;]\s.*;$/.test(text) && !passage.marker && last.text.length > setting.usual * 0.8) return true;
    return (!endOfSentence.test(text) || abbreviated.test(text)) && !isTitleLike(text);
  }
  if (endOfSentence.test(text) || /[:)\]]$/.test(text) || isTitleLike(text) || isTitleLike(line.text))
    return false;
  const isLong = last.text.length + last.indent > setting.usual * half;
  if (/,$/.test(text) && isLong && !isNewPage) return true;
  if (dangling.test(folded(text.slice(-12))) && (isLong || text.length > shortestFullLine)) return true;
  // "... strength of the plan" above "(35 points)", "... until 5pm on" above "15 March".
  if (isLong && setting.isBroken && /^[(\d]/.test(line.text) && /(?<!\p{L})\p{Ll}+$/u.test(text)) return true;
  // Names and titles stand one below the other at the beginning of a call.
  if (line.page === 1 && line.line <= lastTitleLine && !/,$/.test(text)) return false;
  // A short line without an end, or a label with what it is of, is no rest of a sentence.
  const isRest = line.text.length > setting.width * 0.5 || endOfSentence.test(line.text);
  if (!setting.isBroken || !isRest || label.test(line.text) || /^[¿¡]/.test(line.text)) return false;
  // Lines that all begin with a capital and end without a stop are a list.
  if (next?.page === line.page && /^\p{Lu}/u.test(next.text) && !endOfSentence.test(line.text)) return false;
  // What follows a limit is the next thing.
  if (text.length < 70 && limitsIn(passage.plain).length > 0) return false;
  const word = /^\S*/.exec(line.text)?.[0].length ?? 0;
  return (
    text.length >= shortestFullLine && last.text.length + last.indent + 1 + word > setting.width * ragged
  );
}

/**
 * Joins lines that were broken, within a page and from one page to the next. What stands apart, has a marker of its own
 * or is a row begins a new passage.
 */
export function passagesOf(lines: readonly CallTextLine[]): Passage[] {
  const setting = settings(lines);
  const passages: Passage[] = [];
  let isApart = true;
  let page = 0;
  /** What the next item of the list with numbers alone would have. */
  let expected: number | undefined;
  for (const [index, line] of lines.entries()) {
    // The empty lines before the end of a page say nothing: the sentence may go on after it.
    if (line.text.trim() === '') {
      isApart = true;
      continue;
    }
    const before = passages.at(-1);
    const isNewPage = line.page !== page;
    page = line.page;
    const marker = line.text.includes('\t') ? undefined : markerOf(line.text, expected);
    if (marker?.style.startsWith('#') && /^\d+$/.test(marker.label)) expected = Number(marker.label) + 1;
    const joins =
      before &&
      (!isApart || isNewPage) &&
      !marker &&
      goesOn(before, line, setting.get(line.page) ?? none, isNewPage, lines[index + 1]);
    if (joins && (!isNewPage || /^\p{Ll}/u.test(line.text)))
      continueWith(before, line, dividedWord.test(before.text) && /^\p{Ll}/u.test(line.text));
    else passages.push(passageOf(line, marker, isApart || isNewPage));
    isApart = false;
  }
  return passages.flatMap(itemsOf);
}
