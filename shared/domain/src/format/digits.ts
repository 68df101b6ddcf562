/** Most texts have none of these: one look saves the replacements. */
const others = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19\u066b\u066c\uff04]/;

/**
 * Replaces Arabic, Persian, Devanagari and full-width digits with 0-9, one for one, so that positions do not change.
 */
export function westernDigits(text: string): string {
  if (!others.test(text)) return text;
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = [0xff10, 0x0966, 0x06f0, 0x0660].find((first) => code >= first) ?? code;
      return String(code - zero);
    })
    .replaceAll('\u066c', ',')
    .replaceAll('\u066b', '.')
    .replaceAll('\uff04', '$');
}
