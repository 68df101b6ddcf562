import { figureInWords, inlineText } from '@harambee/domain';
import type { FactInline, ProfileFact, TextBlock, TextInline } from '@harambee/domain/schemas';
import { ownFactId } from '../context/own-figures.ts';
import { figureLike, figuresIn } from './figures.ts';
import { placesAsTyped } from './places-as-typed.ts';

/** A figure of the profile that has changed, or is gone. */
export interface FactChange {
  before: ProfileFact;
  /** Absent where the figure was removed. */
  after?: ProfileFact;
}

/** What differs at one place. */
export interface ChangedWords {
  from: string;
  to: string;
}

/** The words of blocks with a changed fact as it is now. */
export interface RestatedText {
  blocks: TextBlock[];
  changes: ChangedWords[];
}

interface Piece {
  inline: TextInline;
  change?: ChangedWords;
}

/**
 * A text in which a fact of the profile stands as it is now; undefined where it does not state the fact as it was
 * (CALL-35). Linked words get the new figure in the separators of the old, and become a placeholder where the fact is
 * gone; words without a link change where they say value and unit of before. Nothing else of the text changes.
 */
export function withChangedFact(blocks: readonly TextBlock[], change: FactChange): RestatedText | undefined {
  const changes: ChangedWords[] = [];
  const restate = (content: readonly TextInline[]): TextInline[] => {
    const pieces = restatedRun(content, change);
    changes.push(...pieces.flatMap((piece) => piece.change ?? []));
    return pieces.map(({ inline }) => inline);
  };
  const restated = blocks.map((block) =>
    block.kind === 'table'
      ? { ...block, rows: block.rows.map((row) => row.map(restate)) }
      : { ...block, content: restate(block.content) },
  );
  return changes.length > 0 ? { blocks: restated, changes } : undefined;
}

/** The pieces of a paragraph or cell; the unit of a figure may stand in the next one. */
function restatedRun(content: readonly TextInline[], { before, after }: FactChange): Piece[] {
  const texts = content.map((inline) => {
    const text = inlineText(inline);
    // Words of a fact or note are no figure that somebody typed.
    return 'text' in inline && !('fact' in inline) ? text : '■'.repeat(text.length);
  });
  const places = after ? placesAsTyped(texts.join(''), before) : [];
  let at = 0;
  return content.map((inline, index) => {
    const start = at;
    at += texts[index]?.length ?? 0;
    if ('fact' in inline)
      return inline.fact === ownFactId(before, 0) ? linked(inline, before, after) : { inline };
    if (!after || 'need' in inline) return { inline };
    const own = places.filter((place) => place.start >= start && place.end <= at);
    return own.length === 0 ? { inline } : typed(inline, own, start, after.value);
  });
}

function typed(
  inline: Exclude<TextInline, { need: string } | FactInline>,
  places: readonly { start: number; end: number; words: string }[],
  offset: number,
  value: number,
): Piece {
  const text = places.reduceRight(
    (all, { start, end, words }) =>
      all.slice(0, start - offset) + figureLike(words, value) + all.slice(end - offset),
    inline.text,
  );
  return { inline: { ...inline, text }, change: { from: inline.text, to: text } };
}

function linked(inline: FactInline, before: ProfileFact, after: ProfileFact | undefined): Piece {
  if (!after) return { inline: { need: before.name }, change: { from: inline.text, to: `[${before.name}]` } };
  const figures = figuresIn(inline.text);
  if (figures.some(({ value }) => value === after.value)) return { inline };
  const stated = figures.find(({ value }) => value === before.value) ?? figures[0];
  const text = stated
    ? inline.text.slice(0, stated.start) +
      figureLike(stated.words, after.value) +
      inline.text.slice(stated.end)
    : figureInWords(after);
  return {
    inline: { ...inline, text, value: figureInWords(after) },
    change: { from: inline.text, to: text },
  };
}
