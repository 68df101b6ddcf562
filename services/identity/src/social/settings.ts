import { ConfigurationError, optionalText, readEnvironment, textRead } from '@harambee/service-kit';
import type { SocialSettings } from './providers.ts';

/**
 * An http or https address without a trailing slash. Outside this machine it must be https, which protects the client
 * secret.
 */
const address = (usual: string) =>
  textRead({
    must: 'be an address such as https://accounts.example.org',
    default: usual,
    read(value) {
      const url = URL.canParse(value) ? new URL(value) : undefined;
      const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash;
      return isPlain ? value.replace(/\/+$/, '') : undefined;
    },
  });

const spec = {
  GOOGLE_CLIENT_ID: optionalText(),
  GOOGLE_CLIENT_SECRET: optionalText(),
  GOOGLE_ISSUER: address('https://accounts.google.com'),
  GITHUB_CLIENT_ID: optionalText(),
  GITHUB_CLIENT_SECRET: optionalText(),
  GITHUB_URL: address('https://github.com'),
  GITHUB_API_URL: address('https://api.github.com'),
};

/**
 * The configured providers. Each needs a client id and a secret: without both it is off, with only one it is an
 * error.
 */
export function readSocialSettings(environment: NodeJS.ProcessEnv): SocialSettings {
  const values = readEnvironment(spec, environment);
  const problems: string[] = [];
  const pair = (name: 'GOOGLE' | 'GITHUB') => {
    const clientId = values[`${name}_CLIENT_ID`];
    const clientSecret = values[`${name}_CLIENT_SECRET`];
    if (clientId && clientSecret) return { clientId, clientSecret };
    if (clientId) problems.push(`${name}_CLIENT_SECRET is not set, but ${name}_CLIENT_ID is.`);
    if (clientSecret) problems.push(`${name}_CLIENT_ID is not set, but ${name}_CLIENT_SECRET is.`);
    return undefined;
  };
  if (environment.NODE_ENV === 'production') {
    for (const name of ['GOOGLE_ISSUER', 'GITHUB_URL', 'GITHUB_API_URL'] as const) {
      if (!values[name].startsWith('https:')) problems.push(`${name} must begin with https in production.`);
    }
  }
  const [google, github] = [pair('GOOGLE'), pair('GITHUB')];
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'));
  return {
    google: google && { ...google, issuer: values.GOOGLE_ISSUER },
    github: github && { ...github, url: values.GITHUB_URL, apiUrl: values.GITHUB_API_URL },
  };
}
