/** One-time codes for a phone (spec 9, issue 7). */
export const oneTimeCode = { digits: 6, milliseconds: 10 * 60_000, tries: 5 } as const;

export const phoneMessage = 'Please enter the phone number with its country code, such as +254 700 000 001';

/** A phone as it is dialled (E.164): `+`, country code and number; undefined for anything else. */
export function phoneOf(text: string): string | undefined {
  const dialled = text.trim().replaceAll(/[\s().-]/g, '');
  return /^\+[1-9]\d{7,14}$/.test(dialled) ? dialled : undefined;
}
