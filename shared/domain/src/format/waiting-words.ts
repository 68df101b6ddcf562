const minute = 60;
const hour = 60 * minute;

const counted = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** The time to wait, rounded up, so that nobody comes back too early. */
export function waitInWords(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < minute) return counted(whole, 'second');
  if (whole <= 2 * hour) return counted(Math.ceil(whole / minute), 'minute');
  return counted(Math.ceil(whole / hour), 'hour');
}

/** What was done too often, and when to try again: "Too many attempts. Try again in 4 minutes." */
export const tooOften = (what: string, seconds: number): string =>
  `${what}. Try again in ${waitInWords(seconds)}.`;
