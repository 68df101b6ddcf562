/** A card that wants to stand beside its words. Pixels from the upper edge of the text. */
export interface WantedPlace {
  id: string;
  top: number;
  height: number;
}

/** Between two cards, in pixels. */
const gap = 12;

/**
 * Where the cards stand: each beside its words or as near as the others let it, in their order, none over another. The
 * open one stands beside its words unless too many come before it; the others give way to it.
 *
 * @returns pixels from the upper edge, by id
 */
export function stackCards(cards: readonly WantedPlace[], open?: string): Map<string, number> {
  const places = new Map<string, number>();
  let next = 0;
  for (const { id, top, height } of cards) {
    const place = Math.max(top, next);
    places.set(id, place);
    next = place + height + gap;
  }
  const at = cards.findIndex(({ id }) => id === open);
  const chosen = cards[at];
  if (!chosen) return places;
  const before = cards.slice(0, at);
  const least = before.reduce((sum, { height }) => sum + height + gap, 0);
  const place = Math.max(chosen.top, least);
  places.set(chosen.id, place);
  let edge = place;
  for (const card of before.toReversed()) {
    edge = Math.min(places.get(card.id) ?? 0, edge - gap - card.height);
    places.set(card.id, edge);
  }
  next = place + chosen.height + gap;
  for (const { id, top, height } of cards.slice(at + 1)) {
    const later = Math.max(top, next);
    places.set(id, later);
    next = later + height + gap;
  }
  return places;
}

/** How tall the column of cards is. */
export const heightOfStack = (cards: readonly WantedPlace[], places: ReadonlyMap<string, number>): number =>
  cards.reduce((most, { id, height }) => Math.max(most, (places.get(id) ?? 0) + height), 0);
