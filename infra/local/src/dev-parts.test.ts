import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planDevParts } from './dev-parts.ts';

const development = { NODE_ENV: 'development', DATA_DIR: '/data' };
const portsIn = (text = '') => [...text.matchAll(/:(\d+)/g)].map(([, port]) => port);

test('without a remote to work on nothing is different', async () => {
  expect(await planDevParts([], { NODE_ENV: 'production' })).toEqual({ plans: [], gatewayEnv: {} });
});

test('one dev server each, known to the gateway by name and address, and the shell of development', async () => {
  const { plans, gatewayEnv } = await planDevParts(['proposals', 'impact', 'proposals'], development);
  expect(plans.map(({ name, cwd }) => [name, cwd.replace(/.*\//, '')])).toEqual([
    ['dev-proposals', 'mfe-proposals'],
    ['dev-impact', 'mfe-impact'],
  ]);
  expect(gatewayEnv.DEV_REMOTES).toMatch(
    /^proposals=http:\/\/127\.0\.0\.1:\d+,impact=http:\/\/127\.0\.0\.1:\d+$/,
  );
  expect(portsIn(gatewayEnv.DEV_REMOTES)).toEqual(plans.map(({ env }) => env.PORT));
  expect(gatewayEnv.SHELL_DIR).toMatch(/shell[\\/]\.cache[\\/]dev$/);
});

test('a folder from where the person stands, by the name it gives itself', async () => {
  const here = mkdtempSync(join(tmpdir(), 'harambee-dev-'));
  mkdirSync(join(here, 'mine'));
  writeFileSync(join(here, 'mine', 'remote.json'), '{ "name": "donors" }');
  const { plans } = await planDevParts(['./mine'], { ...development, INIT_CWD: here });
  expect(plans[0]).toMatchObject({ name: 'dev-donors', cwd: join(here, 'mine') });
  writeFileSync(join(here, 'mine', 'remote.json'), '{ "name": "../x" }');
  await expect(planDevParts(['./mine'], { ...development, INIT_CWD: here })).rejects.toThrow(
    'There is no remote',
  );
  rmSync(here, { recursive: true });
});

test.each(['nobody', '..', ''])('"%s" is no remote: one sentence', async (name) => {
  await expect(planDevParts([name], development)).rejects.toThrow(`There is no remote "${name}"`);
});

test.each(['production', 'test', undefined])('with NODE_ENV=%s it does not start', async (nodeEnv) => {
  await expect(planDevParts(['proposals'], { NODE_ENV: nodeEnv })).rejects.toThrow(
    'npm run dev is for development',
  );
});
