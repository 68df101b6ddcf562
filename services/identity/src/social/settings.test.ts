import { readSocialSettings } from './settings.ts';

test.each([
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET is not set, but GOOGLE_CLIENT_ID is.'],
  [{ GITHUB_CLIENT_SECRET: 'x' }, 'GITHUB_CLIENT_ID is not set, but GITHUB_CLIENT_SECRET is.'],
  [{ GITHUB_URL: 'ftp://x' }, 'GITHUB_URL must be an address'],
  [
    { NODE_ENV: 'production', GOOGLE_ISSUER: 'http://x' },
    'GOOGLE_ISSUER must begin with https in production.',
  ],
])('settings that cannot work end the start: %p', (environment, sentence) => {
  expect(() => readSocialSettings(environment)).toThrow(sentence);
});

test('without client ids both are off, in production, too', () => {
  for (const NODE_ENV of ['development', 'production']) {
    expect(readSocialSettings({ NODE_ENV })).toEqual({ google: undefined, github: undefined });
  }
});
