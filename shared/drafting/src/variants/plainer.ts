import type { TextSource } from '@harambee/domain/schemas';
import { asVariant, type SectionVariant, type TodaysSection } from './variant.ts';

/** Words with a shorter one that fits in every sentence they stand in. */
export const plainWords: readonly (readonly [string, string])[] = [
  ['in order to', 'to'],
  ['with regard to', 'about'],
  ['prior to', 'before'],
  ['subsequent to', 'after'],
  ['in the event of', 'if there is'],
  ['a large number of', 'many'],
  ['the majority of', 'most of'],
  ['due to the fact that', 'because'],
  ['utilize', 'use'],
  ['utilizes', 'uses'],
  ['utilizing', 'using'],
  ['facilitates', 'helps'],
  ['commence', 'begin'],
  ['commences', 'begins'],
  ['approximately', 'about'],
  ['additionally', 'also'],
  ['demonstrates', 'shows'],
  ['endeavor to', 'try to'],
  ['sufficient', 'enough'],
];

interface Change {
  start: number;
  end: number;
  text: string;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const simpler = (text: string): Change[] =>
  plainWords.flatMap(([long, short]) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}-])${long}(?![\\p{L}\\p{N}-])`, 'giu'))]
      .filter(({ 0: found }) => found === long || found === capital(long))
      .map(({ 0: found, index }) => ({
        start: index,
        end: index + found.length,
        text: found === long ? short : capital(short),
      })),
  );

/** A sentence of more words is divided. */
const longest = 22;

/** A main clause of its own begins here; what is no clause for sure stays. */
const joint = /(?:; |, and )(?=(we|it|they|there|this) (?:will|is|are|was|were|has|have|can)\b)/gu;

const divided = (text: string): Change[] =>
  [...text.matchAll(joint)].flatMap(({ 0: found, 1: word = '', index }) => {
    const before =
      text
        .slice(0, index)
        .split(/[.!?]\s|\n/u)
        .at(-1) ?? '';
    const after = text.slice(index + found.length).split(/[.!?](?:\s|$)|\n/u)[0] ?? '';
    const isLong = `${before} ${after}`.split(/\s+/u).length > longest;
    if (!isLong || /[([“"]/u.test(before) || before.trimStart().startsWith('•')) return [];
    return [{ start: index, end: index + found.length + word.length, text: `. ${capital(word)}` }];
  });

/** What stays as it is: facts, notes of what is missing, and quoted words. */
const untouchable = ({ text, sources = [] }: TodaysSection) => [
  ...sources,
  ...[...text.matchAll(/\[needs:[^\]]*\]|“[^”]*”|"[^"\n]*"/gu)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  })),
];

function changed({ text, sources = [] }: TodaysSection, changes: readonly Change[]) {
  let written = '';
  let at = 0;
  for (const change of changes) {
    written += text.slice(at, change.start) + change.text;
    at = change.end;
  }
  const moved = (place: number) =>
    changes
      .filter(({ end }) => end <= place)
      .reduce((to, change) => to + change.text.length - (change.end - change.start), place);
  return {
    text: written + text.slice(at),
    sources: sources.map(
      (source): TextSource => ({
        ...source,
        start: moved(source.start),
        end: moved(source.end),
      }),
    ),
  };
}

/** Today's text in shorter sentences and simpler words, with every fact (DRAFT-33); nothing when it is plain already. */
export function plainerVariant(today: TodaysSection): SectionVariant | undefined {
  const kept = untouchable(today);
  const changes = [...simpler(today.text), ...divided(today.text)]
    .filter((change) => !kept.some(({ start, end }) => change.start < end && start < change.end))
    .sort((one, other) => one.start - other.start)
    .filter((change, index, all) => index === 0 || (all[index - 1] as Change).end <= change.start);
  if (changes.length === 0) return undefined;
  const ids = today.text.split('\n\n').map((_, index) => today.paragraphs?.[index] ?? `p${index + 1}`);
  return asVariant(today, { ...changed(today, changes), paragraphs: ids });
}
