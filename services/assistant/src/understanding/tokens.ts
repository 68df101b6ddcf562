import { searchWords } from '@harambee/domain';

/** French short words that lean on the next one: "l’échéance" is two words. */
const elision = /(?<=^|[^\p{L}])(c|d|j|l|m|n|qu|s|t|jusqu|lorsqu|puisqu|quelqu|aujourd)['’‘ʼ`´](?=\p{L})/giu;

/** Addresses are no words of a language. */
export const address = /\S+@\S+|https?:\S+/g;

/** The words of a text for comparison: small letters without accents and apostrophes, French elisions apart. */
export const tokensOf = (text: string): string[] => searchWords(text.replace(elision, '$1 '));
