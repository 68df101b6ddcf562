/**
 * Turns a text into part of a file name: `maji-kwa-wote`. Keeps letters of all scripts, since the name is only used
 * on the person's own disk. Everything else becomes a hyphen.
 */
export function fileWords(text: string, otherwise: string): string {
  const letters = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^[\p{M}-]+|-+$/gu, '');
  const name = Array.from(letters).slice(0, 80).join('').replace(/-+$/, '');
  return name === '' ? otherwise : name;
}
