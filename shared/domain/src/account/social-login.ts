/** What the dashboard sends to our sign-in service before the browser leaves for a provider (AUTH-11). */
export const socialLogin = {
  clientId: 'harambee-dashboard',
  scope: 'openid profile email',
} as const;

export const socialProviders = { google: 'Google', github: 'GitHub' } as const;
export type SocialProvider = keyof typeof socialProviders;

/**
 * Shown on the callback page before it calls the server (AUTH-14), and when the server gives no message (AUTH-18).
 */
export const callbackMessages = {
  refused: (error: string) => `OAuth error: ${error}`,
  noCode: 'No authorization code received',
  wrongState: 'Invalid state parameter',
  failed: 'Authentication failed',
  unexpected: 'An unexpected error occurred',
} as const;

/** Values of `error` in the callback address: the provider's, and two of ours. */
export const callbackErrors = {
  /** Not configured on this server. */
  notConfigured: 'not_configured',
  /** The sign-in was started in another browser or too long ago, or the code has been used. */
  over: 'sign_in_expired',
  /** The person declined. */
  denied: 'access_denied',
  unavailable: 'temporarily_unavailable',
  failed: 'server_error',
} as const;

const more: Readonly<Record<string, string>> = {
  [callbackErrors.notConfigured]:
    'This way to sign in is not set up here. Please use your email and password.',
  [callbackErrors.over]:
    'It was started in another browser or too long ago. Nothing was changed. Please start again.',
  [callbackErrors.denied]:
    'You did not agree, so no information about you was shared. You can try again or use your email and password.',
  [callbackErrors.unavailable]:
    'The other service is not responding right now. Please try again in a few minutes.',
};

/** A plain sentence for an `error` of the callback; a general one for unknown errors. */
export const callbackErrorHelp = (error: string): string =>
  Object.hasOwn(more, error) ? (more[error] as string) : 'Please try again, or use your email and password.';
