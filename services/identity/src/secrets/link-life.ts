/** Milliseconds for which a link works that opens an account: a new password, or a sign-in that was held up. */
export const mailedLinkLife = 30 * 60_000;
