/** "2 findings", "1 finding"; '' for none. */
export const countInWords = (count: number): string =>
  count === 0 ? '' : `${count} ${count === 1 ? 'finding' : 'findings'}`;
