/** One-time codes for a phone (ONBOARD-12). */
export const oneTimeCode = {
  digits: 6,
  milliseconds: 10 * 60_000,
  tries: 5,
  /** Per hour, both for one person and for one phone. */
  sendsAnHour: 3,
  /** Before another code is offered: messages take a moment. */
  resendAfterMilliseconds: 30_000,
} as const;

/** 429 of the fourth code within an hour. */
/** Followed by the time to wait (`tooOften`). */
export const tooManyCodesWords = 'No more than three codes are sent in an hour';

/** For a code of the wrong length; the server refuses it like any wrong code. */
export const oneTimeCodeMessage = 'Invalid OTP code: it has 6 digits';

/** A code as it was sent, or undefined if it cannot be one. Some people paste it with a space in the middle. */
export function oneTimeCodeOf(text: string): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '');
  return new RegExp(`^\\d{${oneTimeCode.digits}}$`).test(code) ? code : undefined;
}

export const phoneMessage = 'Please enter the phone number with its country code, such as +254 700 000 001';

/** A phone number in E.164 format: `+`, country code and number; undefined for anything else. */
export function phoneOf(text: string): string | undefined {
  const dialed = text.trim().replaceAll(/[\s().-]/g, '');
  return /^\+[1-9]\d{7,14}$/.test(dialed) ? dialed : undefined;
}
