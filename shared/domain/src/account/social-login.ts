/** What the dashboard asks our own sign-in service for before the browser leaves for a provider (AUTH-11). */
export const socialLogin = {
  clientId: 'harambee-dashboard',
  scope: 'openid profile email',
} as const;

export const socialProviders = { google: 'Google', github: 'GitHub' } as const;
export type SocialProvider = keyof typeof socialProviders;

/** What the callback page says before it asks the server (AUTH-14), and where the server gave no words (AUTH-18). */
export const callbackMessages = {
  refused: (error: string) => `OAuth error: ${error}`,
  noCode: 'No authorization code received',
  wrongState: 'Invalid state parameter',
  failed: 'Authentication failed',
  unexpected: 'An unexpected error occurred',
} as const;

/** `error` of the callback: the provider's own words for what went wrong, and two of ours. */
export const callbackErrors = {
  /** Not set up on this server. */
  notConfigured: 'not_configured',
  /** It was started in another browser or too long ago, or is already used. */
  over: 'sign_in_expired',
  /** The person said no. */
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

/** A plain sentence for an `error` of the callback; others have none but a general one. */
export const callbackErrorHelp = (error: string): string =>
  Object.hasOwn(more, error) ? (more[error] as string) : 'Please try again, or use your email and password.';
