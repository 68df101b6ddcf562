import { figurePattern, saysWhole } from '@harambee/domain';
import type { FactCard } from '@harambee/domain/schemas';

/** A figure, also behind the code of its currency; "KWTF-2027-031" is a name. */
const isNumber = /^(?:[A-Z]{3}\s?)?[$€£]?\p{N}/u;

const digits = (text: string): string => text.replace(/\D/g, '');

/** 2: it states this figure; 1: the figure is a part of it; 0: neither. */
function closeness(card: FactCard, figure: string): number {
  const wanted = digits(figure);
  if (wanted === '') return 0;
  const figures = [...card.value.matchAll(figurePattern)].map(([found]) => digits(found));
  if (figures.includes(wanted)) return 2;
  return figures.some((found) => found.startsWith(wanted) || wanted.startsWith(found)) ? 1 : 0;
}

/** The facts a figure can be linked to, those that state it first. */
export function matchingFacts(cards: readonly FactCard[], figure: string): FactCard[] {
  return cards
    .filter(({ value }) => isNumber.test(value) && value.length <= 60)
    .map((card, place) => ({ card, place, close: closeness(card, figure) }))
    .sort((one, other) => other.close - one.close || one.place - other.place)
    .map(({ card }) => card);
}

/** Tells whether the fact says just this figure: the words then stay as they were typed. */
export const statesFigure = ({ value }: FactCard, figure: string): boolean =>
  [...value.matchAll(figurePattern)].some(([found]) => digits(found) === digits(figure));

/** How the text states a fact in place of a number: as it was typed where the fact says that, else as the fact writes it. */
export function statedAs({ value }: FactCard, figure: string): string {
  if (saysWhole(value, figure)) return figure;
  const sign = /[$€£]/.exec(figure)?.[0] ?? '';
  const found = [...value.matchAll(figurePattern)].find(([own]) => digits(own) === digits(figure))?.[0];
  // A sum of money keeps saying that it is one.
  return found?.startsWith(sign) ? found : value;
}
