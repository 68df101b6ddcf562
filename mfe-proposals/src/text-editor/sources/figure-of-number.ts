import type { ProfileFact } from '@harambee/domain/schemas';

const number = /^([$€£]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s?(%?)$/;
const currencies: Record<string, string> = { $: 'US dollars', '€': 'euros', '£': 'pounds' };

/** What a number in the text says as a figure of the profile; nothing for a date, a ratio or a time. */
export function figureOfNumber(text: string): Pick<ProfileFact, 'value' | 'unit'> | undefined {
  const [, sign = '', whole = '', rest = '', percent = ''] = number.exec(text.trim()) ?? [];
  if (whole === '') return undefined;
  return { value: Number(whole.replaceAll(',', '') + rest), unit: percent || (currencies[sign] ?? '') };
}
