import type { GeneratedSection } from '@harambee/domain/schemas';
import { countWords, needNote, sourceNeed, withoutNotes } from '@harambee/drafting';
import { UnusableAnswer } from '@harambee/service-kit/language-model';
import { markdownText } from './markdown-text.ts';
import { type Claim, type KnownFacts, unsupportedClaims } from './stated-claims.ts';
import { sourcesIn } from './text-sources.ts';
import { whyUnusable } from './unusable-answer.ts';

/** With more of these a text is not about the facts it was given. */
const maximumClaims = 8;

interface Checked {
  text: string;
  needs: string[];
  claims: number;
}

/** Cuts the text at the engine's own notes; nobody else may write one. */
function piecesOf(text: string, needs: readonly string[]): { text: string; isNote: boolean }[] {
  const notes = needs.map(needNote);
  const pieces: { text: string; isNote: boolean }[] = [];
  let rest = text;
  while (rest !== '') {
    const next = notes
      .map((note) => ({ note, at: rest.indexOf(note) }))
      .filter(({ at }) => at !== -1)
      .sort((a, b) => a.at - b.at || b.note.length - a.note.length)[0];
    if (!next) return [...pieces, { text: rest, isNote: false }];
    if (next.at > 0) pieces.push({ text: rest.slice(0, next.at), isNote: false });
    pieces.push({ text: next.note, isNote: true });
    rest = rest.slice(next.at + next.note.length);
  }
  return pieces;
}

/** A claim without a source is taken out of the sentence and stands in a note: it cannot be read as a fact. */
function marked(text: string, claims: readonly Claim[]): string {
  let end = 0;
  const parts = claims.map((claim) => {
    const before = text.slice(end, claim.start);
    end = claim.end;
    return before + needNote(sourceNeed(claim.what));
  });
  return parts.join('') + text.slice(end);
}

/** The answer as plain text in which everything that no fact supports is marked. */
export function checkedText(answer: string, needs: readonly string[], known: KnownFacts): Checked {
  const found = new Set<string>();
  let count = 0;
  const text = piecesOf(markdownText(answer), needs)
    .map((piece) => {
      if (piece.isNote) {
        found.add(piece.text);
        return piece.text;
      }
      const own = withoutNotes(piece.text);
      const claims = unsupportedClaims(own, known);
      count += claims.length;
      for (const { what } of claims) found.add(needNote(sourceNeed(what)));
      return marked(own, claims);
    })
    .join('');
  return { text, needs: [...found].map((note) => note.slice('[needs: '.length, -1)), claims: count };
}

/**
 * A section out of a model's answer, or an `UnusableAnswer`. `plain` is the same section by the built-in engine: what
 * it says is missing is missing whoever writes, so notes the model left out are put back at the end.
 */
export function checkedSection(
  answer: string,
  plain: GeneratedSection,
  known: KnownFacts,
  model: string,
): GeneratedSection {
  const unusable = whyUnusable(markdownText(answer));
  if (unusable) throw new UnusableAnswer(unusable);
  const { text, needs, claims } = checkedText(answer, plain.needs, known);
  if (claims > maximumClaims) throw new UnusableAnswer('it speaks of other things than the facts');
  // What the plain section misses in its tables stays in the table, which comes with the section as it is.
  const inTables = new Set(needsOfTables(plain));
  const leftOut = plain.needs.filter((what) => !needs.includes(what));
  const toSay = leftOut.filter((what) => !inTables.has(what) || plain.text.includes(needNote(what)));
  const whole = toSay.length > 0 ? `${text}\n\nStill needed: ${toSay.map(needNote).join(' ')}` : text;
  const allNeeds = [...needs, ...leftOut];
  return {
    key: plain.key,
    title: plain.title,
    text: whole,
    needs: allNeeds,
    words: countWords(whole),
    sources: sourcesIn(whole, allNeeds, known.stated),
    ...(plain.tables && { tables: plain.tables }),
    engine: 'model',
    model,
  };
}

const needsOfTables = ({ needs, tables = [] }: GeneratedSection): string[] => {
  const cells = tables.flatMap(({ rows }) => rows.flat()).map((cell) => cell.text);
  return needs.filter((what) => cells.some((text) => text.includes(needNote(what))));
};
