import { bulletMark, inlineText, numberMark, textOfInlines } from '@harambee/domain';
import type { TextBlock, TextInline } from '@harambee/domain/schemas';
import { endsWithin, refersBack } from './sentence-units.ts';

/** A stretch of one block: UTF-16 positions of its words; all of a table. */
export interface CutPiece {
  block: number;
  start: number;
  end: number;
}

/** What is cut as a whole: a sentence, an item, a list with the words that lead to it. */
export interface CutUnit {
  pieces: CutPiece[];
  /** It refers to the unit before: without that it makes no sense. */
  refersBack: boolean;
  /** Its words, a line for each piece. */
  text: string;
  facts: string[];
  /** A note of something that is missing: a question to a person, which no cut answers. */
  hasNeed: boolean;
}

/** Positions of the pieces of a line: no cut goes through a fact or a note. */
export function stretchesOf(content: readonly TextInline[]) {
  let at = 0;
  return content.map((inline) => {
    const start = at;
    at += inlineText(inline).length;
    return { inline, start, end: at };
  });
}

/** The words of a block; those of a table row by row. */
const wordsOf = (block: TextBlock): string =>
  block.kind === 'table'
    ? block.rows.map((row) => row.map((cell) => textOfInlines(cell).text).join(' | ')).join('\n')
    : textOfInlines(block.content).text;

const inlinesIn = (block: TextBlock, { start, end }: CutPiece): TextInline[] =>
  block.kind === 'table'
    ? block.rows.flat(2)
    : stretchesOf(block.content)
        .filter((stretch) => stretch.start < end && stretch.end > start)
        .map(({ inline }) => inline);

const isItem = ({ kind }: TextBlock) => kind === 'bullet' || kind === 'numbered';

/** The same in French, Spanish and Portuguese. */
const refersBackElsewhere =
  /^(?:c[’']est(?! c(?:e|et|ette|es) )|cel(?:a|ui|le|les)|ceci|ces?|cette|cet|ils?|elles?|leurs?|ainsi|donc|mais|est[aeo]s?|es[aeo]s?|ell[oa]s?|sus?|as[íi]|pero|adem[áa]s|tamb[ié]+n|ist[oa]|iss[oa]|ess[ae]s?|el[ea]s?|assim|por (?:isso|eso)|mas|tamb[ée]m)(?![\p{L}])/iu;

/** A point before a figure ends a sentence, too, except after a short form. */
const beforeFigure =
  /(?<=(?<![\p{L}])(?!(?:approx|art|incl|fig|vol|sec|núm|nro|num|chap|page|pag|env|aprox|est|ext)\.)\p{L}{3,}[.!?]["”’)\]]*)\s+(?=[$€£]?\p{N})/giu;
/** A note is a sentence of its own where another one begins behind it. */
const behindNote = /(?<=\[needs:[^\]]*\])\s+(?=\p{Lu})/gu;

/** The places behind each sentence of a line. */
function endsOf(line: string): number[] {
  const more = [...line.matchAll(beforeFigure), ...line.matchAll(behindNote)].map(({ index }) => index);
  return [...new Set([...endsWithin(line), ...more])].sort((one, other) => one - other);
}

/** "Both schools" names them anew, "both" alone does not. */
const namesAnew = /^both (?!of|are|were|will|have|can|do|did)/i;
const refers = (words: string): boolean =>
  (refersBack.test(words) && !namesAnew.test(words)) || refersBackElsewhere.test(words);

interface Piece extends CutPiece {
  isLead: boolean;
  refersBack: boolean;
  /** A line that somebody typed as an item. */
  isTypedItem: boolean;
}

function piecesOf(block: TextBlock, place: number): Piece[] {
  const text = wordsOf(block);
  const whole = {
    block: place,
    start: 0,
    end: text.length,
    refersBack: false,
    isLead: false,
    isTypedItem: false,
  };
  if (block.kind === 'table' || isItem(block)) return text.trim() === '' ? [] : [whole];
  const locked = stretchesOf(block.content).filter(({ inline }) => 'need' in inline || 'fact' in inline);
  const pieces: Piece[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const isTypedItem = bulletMark.test(line) || numberMark.test(line);
    const ends = isTypedItem || line.trim() === '' ? [line.length] : endsOf(line);
    let from = start;
    for (const end of ends.map((at) => start + at)) {
      const words = text.slice(from, end).trim();
      if (words === '') continue;
      const begin = from + text.slice(from, end).search(/\S/u);
      const last = pieces.at(-1);
      const isWithin = locked.some((one) => one.start < begin && begin < one.end);
      const isLead = words.endsWith(':');
      if (last && isWithin) Object.assign(last, { end, isLead });
      else
        pieces.push({
          ...whole,
          start: begin,
          end,
          isLead,
          refersBack: from > start && refers(words),
          isTypedItem,
        });
      from = end;
    }
    start += line.length + 1;
  }
  return pieces;
}

/** The units of an answer in reading order. Headings are none: they go with the last thing below them. */
export function cutUnits(blocks: readonly TextBlock[]): CutUnit[] {
  const units: { pieces: CutPiece[]; isLead: boolean; refersBack: boolean }[] = [];
  for (const [place, block] of blocks.entries()) {
    if (block.kind === 'heading') continue;
    const isListed = isItem(block) || block.kind === 'table';
    for (const { isLead, isTypedItem, refersBack: isReferring, ...piece } of piecesOf(block, place)) {
      const last = units.at(-1);
      const between = blocks.slice((last?.pieces.at(-1)?.block ?? place) + 1, place);
      // "These lines:" would be false with some of them: the list and what leads to it are one.
      const isLed = last?.isLead && !between.some(({ kind }) => kind === 'heading');
      if (last && isLed && (isListed || isTypedItem)) last.pieces.push(piece);
      else units.push({ pieces: [piece], isLead, refersBack: isReferring });
    }
  }
  return units.map(({ pieces, refersBack: isReferring }) => {
    const inlines = pieces.flatMap((piece) => inlinesIn(blocks[piece.block] as TextBlock, piece));
    return {
      pieces,
      refersBack: isReferring,
      text: pieces
        .map(({ block, start, end }) =>
          wordsOf(blocks[block] as TextBlock)
            .slice(start, end)
            .trim(),
        )
        .join('\n'),
      facts: [...new Set(inlines.flatMap((inline) => ('fact' in inline ? [inline.fact] : [])))],
      hasNeed: inlines.some((inline) => 'need' in inline),
    };
  });
}
