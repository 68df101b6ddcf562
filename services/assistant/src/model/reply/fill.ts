import { plain } from '../../tools/plain.ts';
import type { Fact } from '../facts/fact.ts';
import { factsIn } from './passage.ts';

const longestValue = 1_000;
const root = (word: string): string => word.toLowerCase().replace(/s$/, '');

/** "{{F1}} proposals" says the unit twice, "Level {{F2}}" the word before: what the value says is left out. */
export function withoutEchoes(text: string, facts: readonly Fact[]): string {
  let said = text;
  for (const fact of factsIn(text, facts).reverse()) {
    const last = /\p{L}+$/u.exec(fact.value)?.[0];
    const first = /^(\p{L}[\p{L} ]*?)\s+\p{N}/u.exec(fact.value)?.[1];
    const after = /^(\*{0,2})\s+(\p{L}+)/u.exec(said.slice(fact.end));
    if (last && /\p{N}|^no /u.test(fact.value) && after?.[2] && root(after[2]) === root(last))
      said = said.slice(0, fact.end) + after[1] + said.slice(fact.end + after[0].length);
    const before = said.slice(0, fact.start);
    if (
      first &&
      before
        .toLowerCase()
        .replace(/[*\s]+$/, '')
        .endsWith(first.toLowerCase())
    ) {
      const marks = /\**\s*(\**)$/.exec(before);
      const kept = before.slice(0, marks?.index).slice(0, -first.length);
      said = `${kept}${marks?.[1] ?? ''}${said.slice(fact.start)}`;
    }
  }
  return said;
}

/** "{{F2}} drafts", "{{F2}} approved proposals": the sentence names what is counted. */
const countedBySentence = /^\**\s+(?:\p{L}+\s+)?(?:drafts?|proposals?|applications?)\b/iu;

/** A sentence with its values. What people typed is data inside Markdown. */
export function filledSentence(sentence: string, facts: readonly Fact[]): string {
  let [text, from] = ['', 0];
  for (const { start, end, value, field } of factsIn(sentence, facts)) {
    text += sentence.slice(from, start);
    const rest = sentence.slice(end);
    const shown =
      field === 'count' && countedBySentence.test(rest)
        ? value.replace(/\s\p{L}+$/u, '')
        : plain(value, longestValue);
    text += /^[\s*_"“(]*$/.test(text) ? shown.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : shown;
    from = end;
    // Somebody's own sentence brings its full stop.
    if (/[.!?]$/.test(value)) from += /^\.+/.exec(rest)?.[0].length ?? 0;
  }
  return text + sentence.slice(from);
}
