import { searchWords } from '@harambee/domain';

/** The words of a text, normalized for comparison as in the rest of the product. */
export const tokensOf = (text: string): string[] => searchWords(text);
