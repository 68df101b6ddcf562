/** How often a version may fail before nobody gets it any more. */
export interface FailureLimits {
  /** The share of failing sessions among those that got the version. */
  failing: number;
  /** How many times higher the share must be than with the usual version. */
  worseThanUsual: number;
  /** With fewer sessions the share means little, unless it is `failingOfFew`. */
  leastSessions: number;
  failingOfFew: number;
  /** One person with an unusual browser is not enough. */
  leastFailing: number;
}

export const canaryLimits: FailureLimits = {
  failing: 0.02,
  worseThanUsual: 2,
  leastSessions: 20,
  failingOfFew: 0.5,
  leastFailing: 3,
};

/** Nobody has counted how often the version before fails, so only what is plain is taken back. */
export const promotionLimits: FailureLimits = { ...canaryLimits, failing: 0.1 };

export interface Sessions {
  sessions: number;
  failing: number;
}

const rateOf = ({ sessions, failing }: Sessions): number => (sessions === 0 ? 0 : failing / sessions);

export function isTooMuch(its: Sessions, usual: Sessions, limits: FailureLimits): boolean {
  const rate = rateOf(its);
  const { failing, worseThanUsual, leastSessions, failingOfFew, leastFailing } = limits;
  if (its.failing < leastFailing || rate <= worseThanUsual * rateOf(usual)) return false;
  return its.sessions < leastSessions ? rate >= failingOfFew : rate > failing;
}

export const percent = (share: number): string => `${Math.round(share * 1_000) / 10} %`;
export const wordsOf = (its: Sessions): string =>
  `${its.failing} of ${its.sessions} sessions (${percent(rateOf(its))})`;
