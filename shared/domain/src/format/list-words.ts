/** Joins names: "Budget", "Budget and Timeline", "Budget, Timeline and Team". */
export const listWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
