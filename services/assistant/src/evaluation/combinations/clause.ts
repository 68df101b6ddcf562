import type { world } from '../../testing/settle-world.ts';
import type { Language } from '../../understanding/languages.ts';

export type WorldProposal = (typeof world)['proposals'][number] & { funder: string };

/** What narrows proposals, said in each language, and what it means by the records alone. */
export interface Clause {
  field: string;
  operator: string;
  said: Record<Language, string>;
  keeps(proposal: WorldProposal): boolean;
}

export type Said = [en: string, sw: string, fr: string, es: string, pt: string];

export const clause = (
  field: string,
  operator: string,
  keeps: Clause['keeps'],
  [en, sw, fr, es, pt]: Said,
): Clause => ({ field, operator, keeps, said: { en, sw, fr, es, pt } });
