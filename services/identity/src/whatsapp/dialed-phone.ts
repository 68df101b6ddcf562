import { phoneOf } from '@harambee/domain';

/**
 * The number as it is dialed (E.164). Of a valid number the library drops what is not dialed from abroad, such as the
 * zero in +254 (0)700 000 001. Numbering plans change more often than the library does: a number that it does not know
 * passes if it has the shape of one.
 */
export async function dialedPhone(text: string): Promise<string | undefined> {
  // The numbering plans of the world, loaded with the first number.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const known = parsePhoneNumberFromString(text, { extract: false });
  return known?.isValid() ? known.number : phoneOf(text);
}
