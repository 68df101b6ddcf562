/** Characters that each cache may hold; when full, it is emptied. */
const mostCharacters = 400_000;

/**
 * Caches a parser. The same sentences recur: the drafted text repeats the form, and several checks and signals parse
 * the same text. Only for parsers that depend on nothing but the text and whose results nobody changes.
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
