/** Words to somebody by their first name, and without a comma to nobody. */
export const addressed = (words: string, firstName = ''): string =>
  firstName.trim() ? `${words}, ${firstName.trim()}` : words;
