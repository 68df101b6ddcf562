import { type Check, leftover } from '../check.ts';
import { matchOf } from '../reading/hinted.ts';
import { passagesOf } from '../reading/passages.ts';
import { anyHint, traces } from './traces.ts';

const bracket = /\[([^[\]]*)\](?!\()/gu;
/** Footnotes, "[sic]" and additions to a quotation. */
const isUsual = (inside: string, before: string): boolean =>
  /^(?:\d{1,3}(?:[,–-] ?\d{1,3})*|sic|…|\.{3}|!|a-z)$/i.test(inside.trim()) ||
  (isQuoted(before) && /^[\p{Ll}\d][\p{L}\d’' ,-]*$/u.test(inside.trim()));

/** Whether a quotation is open before a place. */
function isQuoted(before: string): boolean {
  const block = before.slice(before.lastIndexOf('\n') + 1);
  const open = Math.max(block.lastIndexOf('“'), block.lastIndexOf('„'), block.lastIndexOf('«'));
  const close = Math.max(block.lastIndexOf('”'), block.lastIndexOf('»'));
  return open > close || (block.match(/"/g) ?? []).length % 2 === 1;
}

/** What an earlier draft, a form or a note left in a text (CHECK-05). */
export const leftTraces: Check = function* leftTraces(checked) {
  for (const { path, text } of passagesOf(checked)) {
    for (const trace of anyHint.test(text) ? traces : []) {
      const [words] = matchOf(text, trace) ?? [];
      if (words === undefined) continue;
      yield leftover(checked, { message: `“${words.trim().slice(0, 80)}” ${trace.what}.`, at: [path] });
    }
    for (const { 0: words, 1: inside = '', index } of text.matchAll(bracket)) {
      if (isUsual(inside, text.slice(0, index))) continue;
      const what =
        inside.trim() === '' || /^[\s_.…xX?-]+$/.test(inside)
          ? 'are brackets with nothing in them'
          : 'stands in brackets, as a note that was to be followed';
      yield leftover(checked, { message: `“${words.slice(0, 80)}” ${what}.`, at: [path] });
    }
  }
};

const ahead = /\b(?:will|shall|is to|are to|plan to|plans to|going to)\b/gi;
const dated =
  /\b(?:in|by|on|from|until|during|before)\s(?:\d{1,2}\s)?((?:[a-zà-ÿ]{3,9}\s)?(?:\d{1,2},\s)?((?:19|20)\d\d))\b(?![-/]\d)/i;
const past = /\b(?:was|were|had|has been|have been|as|since|than|agreed|signed|of)\b|[,;:(]/i;

/** Something that is still to come, in a year that is past. */
export const pastFuture: Check = function* pastFuture(checked, today) {
  const year = Number(today.slice(0, 4));
  const hasPastYear = (text: string) =>
    (text.match(/(?:19|20)\d\d/g) ?? []).some((named) => Number(named) < year);
  for (const { path, text } of passagesOf(checked).filter((passage) => hasPastYear(passage.text)))
    for (const { index } of text.matchAll(ahead)) {
      const rest = text.slice(index, index + 300).split(/(?<=[.!?])\s|\n/)[0] ?? '';
      const found = dated.exec(rest);
      if (!found || Number(found[2]) >= year || past.test(rest.slice(0, found.index))) continue;
      yield leftover(checked, {
        message: `“${rest.slice(0, found.index + found[0].length)}” is told as still to come, but ${found[1]} is past.`,
        at: [path, 'startDate'],
      });
    }
};
