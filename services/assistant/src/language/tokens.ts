import { searchWords } from '@harambee/domain';

/** The words of a text as they are compared: by the one folding of the product. */
export const tokensOf = (text: string): string[] => searchWords(text);
