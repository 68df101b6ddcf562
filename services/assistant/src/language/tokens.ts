import { searchWords } from '@harambee/domain';

/** The words of a text, normalized for comparison as everywhere in the product. */
export const tokensOf = (text: string): string[] => searchWords(text);
