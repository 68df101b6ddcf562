import type { SocialProvider } from '@harambee/domain';
import { type GitHubSettings, github } from './github.ts';
import { type GoogleSettings, google } from './google.ts';
import type { OAuth, Provider } from './provider.ts';

/** An undefined provider is switched off. */
export interface SocialSettings {
  google: GoogleSettings | undefined;
  github: GitHubSettings | undefined;
}

export type Providers = Partial<Record<SocialProvider, Provider>>;

const openidClient = (): Promise<OAuth> => import('openid-client');

/** The configured providers. */
export const makeProviders = (settings: SocialSettings): Providers => ({
  ...(settings.google && { google: google(settings.google, openidClient) }),
  ...(settings.github && { github: github(settings.github, openidClient) }),
});
