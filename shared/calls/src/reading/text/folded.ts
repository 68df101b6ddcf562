const plain: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\u2007': ' ',
  '？': '?',
  '：': ':',
  ø: 'o',
  ł: 'l',
};
const known = new Map<string, string>();

function plainCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const letter = character.normalize('NFD').charAt(0).toLowerCase();
  const folded = plain[character] ?? (letter.length === 1 ? letter : character);
  known.set(character, folded);
  return folded;
}

/**
 * A text without case, accents and typographic marks, one for one, so that positions do not change. Tables of words are
 * written in this form.
 */
export function folded(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase();
  let result = '';
  // By UTF-16 units: both halves of an emoji stay as they are.
  for (let index = 0; index < text.length; index += 1) result += plainCharacter(text.charAt(index));
  return result;
}
