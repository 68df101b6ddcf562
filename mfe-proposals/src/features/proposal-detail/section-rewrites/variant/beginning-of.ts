const shownWords = 8;

/** The first words of a text that is shown in full elsewhere. */
export function beginningOf(text: string): string {
  const words = text.split(/\s+/);
  return words.length > shownWords ? `${words.slice(0, shownWords).join(' ')}…` : text;
}
