/** Addresses somebody by their first name; without a name it leaves out the comma. */
export const addressed = (words: string, firstName = ''): string =>
  firstName.trim() ? `${words}, ${firstName.trim()}` : words;
