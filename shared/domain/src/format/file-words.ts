/**
 * A text as part of the name of a file that a person saves: `maji-kwa-wote`. Letters of all scripts stay, since only the
 * person's own disk sees the name; everything else becomes a dash.
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
