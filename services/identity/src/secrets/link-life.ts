/** Milliseconds for which a link that opens an account works: to set a new password or to unlock sign-in. */
export const mailedLinkLife = 30 * 60_000;
