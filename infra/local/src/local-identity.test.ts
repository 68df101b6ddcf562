import { localIdentity } from './local-identity.ts';

const development = { NODE_ENV: 'development', PUBLIC_ORIGIN: 'http://localhost:3000' };

test('in development both are played, and the service is told where', async () => {
  const local = await localIdentity(development);
  const origin = local?.plan.readyUrl?.replace('/readyz', '');
  expect(local?.env).toEqual({
    GOOGLE_CLIENT_ID: 'harambee-local',
    GOOGLE_CLIENT_SECRET: local?.plan.env.CLIENT_SECRET,
    GOOGLE_ISSUER: origin,
    GITHUB_CLIENT_ID: 'harambee-local',
    GITHUB_CLIENT_SECRET: local?.plan.env.CLIENT_SECRET,
    GITHUB_URL: `${origin}/github`,
    GITHUB_API_URL: `${origin}/github/api`,
  });
  expect(local?.plan.outcome).toMatch(/^plays Google and GitHub, port \d+$/);
  expect(local?.plan.env.CLIENT_SECRET).not.toBe((await localIdentity(development))?.plan.env.CLIENT_SECRET);
});

test('what is set up is not played', async () => {
  const local = await localIdentity({ ...development, GOOGLE_CLIENT_ID: 'real' });
  expect(Object.keys(local?.env ?? {})).toEqual([
    'GITHUB_CLIENT_ID',
    'GITHUB_CLIENT_SECRET',
    'GITHUB_URL',
    'GITHUB_API_URL',
  ]);
  expect(
    await localIdentity({ ...development, GOOGLE_CLIENT_ID: 'a', GITHUB_CLIENT_ID: 'b' }),
  ).toBeUndefined();
});

test('never in production', async () => {
  expect(await localIdentity({ ...development, NODE_ENV: 'production' })).toBeUndefined();
});
