import type { Language } from './languages.ts';
import { mistakes, mistakesAtStart } from './spelling.ts';
import { isOrdered, verbForm } from './swahili.ts';
import type { Words } from './vocabulary/words.ts';

type Match = 'word' | 'start' | 'verb' | 'ordered';
interface Part {
  text: string;
  match: Match;
}

interface Phrase<Name> {
  name: Name;
  language: Language;
  parts: Part[];
}

const marks: Record<string, Match> = { '~': 'verb', '!': 'ordered' };

function partOf(written: string): Part {
  const mark = marks[written[0] ?? ''];
  if (mark) return { text: written.slice(1), match: mark };
  if (written.endsWith('*')) return { text: written.slice(0, -1), match: 'start' };
  return { text: written, match: 'word' };
}

/** Whether a token is this part of a phrase, and with how many typing mistakes. */
function matches(token: string, { text, match }: Part, isStrict: boolean): number | undefined {
  if (match === 'verb') return verbForm(token, text) ? 0 : undefined;
  if (match === 'ordered') return isOrdered(token, text) ? 0 : undefined;
  if (isStrict) return (match === 'word' ? token === text : token.startsWith(text)) ? 0 : undefined;
  return match === 'word' ? mistakes(token, text) : mistakesAtStart(token, text);
}

/** Where a phrase of one meaning stands in a message. */
export interface Found<Name> {
  name: Name;
  language: Language;
  at: number;
  length: number;
  /** A Swahili verb in a negative form: "hayajawasilishwa". */
  isNegated: boolean;
  /** Typing mistakes. */
  wrong: number;
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** The phrases of a vocabulary in some languages, found by their first word: a message is read in a few milliseconds. */
export class Phrases<Name extends string> {
  readonly #whole = new Map<string, Phrase<Name>[]>();
  readonly #started = new Map<string, Phrase<Name>[]>();
  readonly #verbs: Phrase<Name>[] = [];
  readonly #byLetter = new Map<string, Phrase<Name>[]>();

  constructor(table: Partial<Record<Name, Words>>, languages: readonly Language[]) {
    for (const [name, words] of Object.entries(table) as [Name, Words][])
      for (const language of languages)
        for (const text of words[language]?.split(',') ?? []) {
          const parts = text.trim().split(/\s+/).map(partOf);
          this.#index({ name, language, parts });
        }
  }

  #index(phrase: Phrase<Name>): void {
    const [first] = phrase.parts;
    if (!first) return;
    if (first.match === 'verb' || first.match === 'ordered') {
      this.#verbs.push(phrase);
      return;
    }
    add(
      first.match === 'word' ? this.#whole : this.#started,
      first.match === 'word' ? first.text : first.text.slice(0, 2),
      phrase,
    );
    add(this.#byLetter, first.text.slice(0, 1), phrase);
  }

  /** The phrases that stand at this place: as written, or with typing mistakes. */
  at(tokens: readonly string[], at: number, isStrict = true): Found<Name>[] {
    const token = tokens[at] ?? '';
    if (token === '') return [];
    const some = isStrict
      ? [...(this.#whole.get(token) ?? []), ...(this.#started.get(token.slice(0, 2)) ?? []), ...this.#verbs]
      : (this.#byLetter.get(token.slice(0, 1)) ?? []);
    return some.flatMap((phrase) => foundAt(tokens, at, phrase, isStrict) ?? []);
  }

  /** The longest phrases at each place; with a typing mistake where a word means nothing as it is. */
  in(tokens: readonly string[], mayBeWrong: (token: string) => boolean = () => false): Found<Name>[] {
    const found: Found<Name>[] = [];
    for (let at = 0; at < tokens.length; ) {
      const exact = this.at(tokens, at);
      const some =
        exact.length > 0 || !mayBeWrong(tokens[at] ?? '') ? exact : closest(this.at(tokens, at, false));
      const longest = Math.max(0, ...some.map(({ length }) => length));
      found.push(...some.filter(({ length }) => length === longest));
      at += Math.max(1, longest);
    }
    return found;
  }
}

function foundAt<Name>(
  tokens: readonly string[],
  at: number,
  { name, language, parts }: Phrase<Name>,
  isStrict: boolean,
): Found<Name> | undefined {
  let wrong = 0;
  let isNegated = false;
  for (const [offset, part] of parts.entries()) {
    const token = tokens[at + offset];
    const count = token === undefined ? undefined : matches(token, part, isStrict);
    if (count === undefined) return undefined;
    wrong += count;
    if (part.match === 'verb') isNegated ||= verbForm(token ?? '', part.text)?.isNegated ?? false;
  }
  return { name, language, at, length: parts.length, isNegated, wrong };
}

function closest<Name>(found: Found<Name>[]): Found<Name>[] {
  const least = Math.min(...found.map(({ wrong }) => wrong));
  return found.filter(({ wrong }) => wrong === least);
}
