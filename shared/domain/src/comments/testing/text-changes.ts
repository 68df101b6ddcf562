/** One change of a text, with what became of each character of it. */
export interface TextChange {
  kind: string;
  before: string;
  after: string;
  /** For each character of the text after: its place in the text before, or -1 for a new one. */
  origins: number[];
  /** Of a change at one place: from where, how many characters went, how many came. */
  splice?: { at: number; removed: number; added: number };
  /**
   * Other places where the same change gives the same two texts (`a a` becomes `a`: which one went?). From the texts
   * alone nobody can say which it was, so each of them counts as true.
   */
  slides: number[];
}

type Piece = string | { from: number; to: number };

/** A text made of pieces of the one before and of new strings. */
export function compose(kind: string, before: string, pieces: readonly Piece[]): TextChange {
  const origins: number[] = [];
  let after = '';
  for (const piece of pieces) {
    const text = typeof piece === 'string' ? piece : before.slice(piece.from, piece.to);
    for (let place = 0; place < text.length; place += 1) {
      origins.push(typeof piece === 'string' ? -1 : piece.from + place);
    }
    after += text;
  }
  return { kind, before, after, origins, slides: [] };
}

const wordPart = /[\p{L}\p{M}\p{N}]/u;

/** If the character there belongs to a word. */
export const isWordCharacter = (character: string | undefined) => !!character && wordPart.test(character);

/** If a word ends or begins between the character before and the one after. */
const isEdge = (text: string, place: number) =>
  !(isWordCharacter(text[place - 1]) && isWordCharacter(text[place]));

function slidesOf(before: string, after: string, at: number, removed: number, added: number) {
  const found: number[] = [];
  for (const way of [1, -1]) {
    for (
      let to = at + way;
      to >= 0 && to <= before.length - removed && to <= after.length - added;
      to += way
    ) {
      // One step further: the character that the change passes must be the same on its other side.
      const [one, other] =
        way > 0
          ? [before[to - 1] === after[to - 1], before.slice(to + removed) === after.slice(to + added)]
          : [before.slice(0, to) === after.slice(0, to), before[to + removed] === after[to + added]];
      if (!one || !other) break;
      if (
        isEdge(after, to) &&
        isEdge(after, to + added) &&
        isEdge(before, to) &&
        isEdge(before, to + removed)
      ) {
        found.push(to);
      }
    }
  }
  return found;
}

/** A change at one place: some characters go, others come. */
export function splice(kind: string, before: string, at: number, removed: number, added: string): TextChange {
  const change = compose(kind, before, [
    { from: 0, to: at },
    added,
    { from: at + removed, to: before.length },
  ]);
  // What is replaced by other words can be explained in one way only.
  const slides = removed && added ? [] : slidesOf(before, change.after, at, removed, added.length);
  return { ...change, splice: { at, removed, added: added.length }, slides };
}

/** The change that takes another one back. */
export function takenBack(change: TextChange): TextChange {
  const { splice: place, before, after } = change;
  if (place)
    return splice('undo', after, place.at, place.added, before.slice(place.at, place.at + place.removed));
  const origins = new Array<number>(before.length).fill(-1);
  change.origins.forEach((from, to) => {
    if (from >= 0) origins[from] = to;
  });
  return { kind: `undo of ${change.kind}`, before: after, after: before, origins, slides: [] };
}

/** Places of all words of a text, with the marks that stick to them. */
export const wordsOf = (text: string) =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }));

/** Places of all paragraphs of a text. */
export function paragraphsOf(text: string, gap: string) {
  let from = 0;
  return text.split(gap).map((paragraph) => {
    const place = { from, to: from + paragraph.length };
    from = place.to + gap.length;
    return place;
  });
}
