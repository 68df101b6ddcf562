/** So much text is remembered by each reading; then it begins anew. */
const mostCharacters = 400_000;

/**
 * A reading of texts that come again: a sentence of the form stands in the drafted text, too, and several checks and signals ask
 * the same of it. Only for readings that depend on nothing but their text, and whose results nobody changes.
 */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  let characters = 0;
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    characters += text.length;
    if (characters > mostCharacters) {
      known.clear();
      characters = text.length;
    }
    known.set(text, value);
    return value;
  };
}
