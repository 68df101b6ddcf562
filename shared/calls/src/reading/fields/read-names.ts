import { linesOf, type Passage, type Place, placeAt } from '../lines/passage.ts';
import { isCapitals } from '../lines/title-like.ts';
import type { Placed } from '../outline/outline.ts';
import { folded } from '../text/folded.ts';
import { says, startsWithPhrase } from '../text/phrases.ts';
import { callWords, fieldLabels, institutionWords, paperWords } from './name-words.ts';

export interface NameFound {
  field: 'name' | 'funder' | 'reference';
  value: string;
  isSure: boolean;
  at: Place;
  lines: Place[];
}

/** Names stand at the beginning of a call. */
const head = 14;
const labels = Object.entries(fieldLabels).map(([field, words]) => ({
  field: field as NameFound['field'],
  pattern: startsWithPhrase(words),
}));
/** "BRR-27-014", "ESD/2027/118-440/ACT": capitals and figures with marks between. */
const code = /(?<![\p{L}\p{N}@/.-])(?=[\p{Lu}\d./_-]*\d)\p{Lu}[\p{Lu}\d]{0,11}(?:[-/._]\p{Lu}?[\p{Lu}\d]{1,12}){1,6}(?![\p{Ll}@])/u;

const nameOf = (field: NameFound['field'], passage: Passage, value: string, isSure: boolean, from = 0): NameFound => ({
  field,
  value: value.replace(/^[\s:,;–-]+|[\s:,;–-]+$/g, ''),
  isSure,
  at: placeAt(passage, from),
  lines: linesOf(passage),
});

/** A label and what it stands before: two cells of a row, or words on both sides of a colon. */
function labelled(passage: Passage): { label: string; value: string } | undefined {
  const [first = '', second = ''] = passage.cells;
  if (passage.isRow) return { label: folded(first).replace(/\s?:$/, ''), value: second };
  const match = /^(.{2,40}?)\s?:\s+(.{2,200})$/u.exec(passage.cells.length > 1 ? first : passage.text);
  return match ? { label: folded(match[1] ?? ''), value: match[2] ?? '' } : undefined;
}

function byLabel(passage: Passage): NameFound | undefined {
  const pair = labelled(passage);
  if (!pair || pair.value === '' || /[?]$/.test(pair.value)) return undefined;
  for (const { field, pattern } of labels) {
    if (pattern.exec(pair.label)?.[0] !== pair.label) continue;
    const value = field === 'reference' ? (code.exec(pair.value)?.[0] ?? pair.value.split(/\s{2,}|\s[|(]/)[0]) : pair.value;
    if (value && (field !== 'reference' || (/\d/.test(value) && value.length < 60))) return nameOf(field, passage, value, true);
  }
  return undefined;
}

/** A reference without a colon: "Edital nº IBV-RC-01/2027", or a code beside other words. */
function byCode(passage: Passage): NameFound | undefined {
  const match = code.exec(passage.text);
  if (!match || match[0].length < 5 || passage.text.length > 120 || /https?:|@/.test(passage.text)) return undefined;
  const reference = labels.find(({ field }) => field === 'reference')?.pattern;
  const isLabelled = reference?.test(passage.plain) === true || says(passage.plain.slice(0, match.index), callWords);
  return nameOf('reference', passage, match[0], isLabelled, match.index);
}

const isName = ({ text, isRow, marker, cells }: Passage): boolean =>
  !isRow &&
  marker === undefined &&
  cells.length === 1 &&
  text.length >= 6 &&
  text.length <= 120 &&
  !/[.;>|]$|>|@|\$|€|£|https?:/.test(text) &&
  text.split(' ').length <= 16;

function titleScore(passage: Passage, before: Passage | undefined): number {
  const { plain, text } = passage;
  let score = says(plain, callWords) ? 2 : 0;
  if (/20\d\d/.test(plain)) score += 0.5;
  if (/[«“"]/.test(text)) score += 0.5;
  if (before && isName(before) && says(before.plain, institutionWords)) score += 1;
  if (isCapitals(text)) score -= 1;
  if (paperWords.test(plain)) score -= 3;
  if (code.test(text)) score -= 3;
  if (says(plain, institutionWords) && !says(plain, callWords)) score -= 2;
  if (/\?$|,$/.test(text)) score -= 3;
  return score;
}

function funderScore({ plain, text }: Passage, mentions: number): number {
  if (!says(plain, institutionWords) || paperWords.test(plain)) return 0;
  return 2 - (isCapitals(text) ? 0.5 : 0) - (says(plain, callWords) ? 1 : 0) - (text.split(' ').length > 9 ? 1 : 0) + Math.min(1, mentions * 0.4);
}

const best = <Item>(items: readonly Item[], scoreOf: (item: Item) => number) =>
  items
    .map((item) => ({ item, score: scoreOf(item) }))
    .sort((one, other) => other.score - one.score)[0];

/** Name of the call, funder and the funder's own number: where a label says so, else by the words of the first lines. */
export function readNames(items: readonly Placed[]): NameFound[] {
  const all = items.map(({ passage }) => passage);
  const first = all.slice(0, head);
  const found = new Map<NameFound['field'], NameFound>();
  for (const passage of all.slice(0, 3 * head)) {
    const name = byLabel(passage);
    if (name && !found.has(name.field)) found.set(name.field, name);
  }
  for (const passage of first) {
    const reference = byCode(passage);
    const known = found.get('reference');
    if (reference && (!known || (reference.isSure && !known.isSure))) found.set('reference', reference);
  }
  const names = first.filter(isName);
  const funder = best(names, (one) => funderScore(one, countOf(all, one.plain)));
  if (funder && funder.score >= 1 && !found.has('funder')) found.set('funder', nameOf('funder', funder.item, funder.item.text, funder.score > 2));
  const title = best(
    names.filter((one) => one.text !== found.get('funder')?.value),
    (one) => titleScore(one, first[first.indexOf(one) - 1]),
  );
  if (title && title.score > 0 && !found.has('name')) found.set('name', nameOf('name', title.item, title.item.text, title.score >= 2.5));
  return [...found.values()];
}

const longestHead = 400;

const countOf = (all: readonly Passage[], words: string): number =>
  all.slice(0, longestHead).filter(({ plain }) => plain !== words && plain.includes(words)).length;
