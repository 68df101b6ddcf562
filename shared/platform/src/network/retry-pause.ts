let firstPauseMs = 300;

/** Sets the pause before the second try, in milliseconds. Tests set a short one: nobody reads the page in between. */
export function setFirstRetryPause(ms: number): void {
  firstPauseMs = ms;
}

/** The pause after `tried` tries, in milliseconds: 300, then 900. */
export const retryPauseMs = (tried: number): number => firstPauseMs * 3 ** (tried - 1);
