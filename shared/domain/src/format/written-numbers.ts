/**
 * A number as people write it, in hundredths (PROP-21): `18,500`, `18.500,00`, `1,50,000`, `12.5`, `12,50`. Undefined
 * if it is none, or can be read in two ways.
 */
export function hundredthsOf(text: string): number | undefined {
  const grouped = text.replace(/['\u00a0\u202f ](?=\d{3})/g, '');
  const [, whole, fraction = ''] =
    /^(\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d+)(?:\.(\d{1,2}))?$/.exec(grouped) ??
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?$/.exec(grouped) ??
    [];
  if (!whole) return undefined;
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
}
