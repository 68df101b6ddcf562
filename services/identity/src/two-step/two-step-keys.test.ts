import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyBaseLogger } from 'fastify';
import { readIdentityConfig } from '../config.ts';
import { periodOf } from './app-codes.service.ts';
import { loadTwoStepKeys } from './two-step-keys.ts';

let folder = '';
const lines: string[] = [];
const log = { warn: (line: string) => void lines.push(line) } as unknown as FastifyBaseLogger;
const load = (given?: string) => loadTwoStepKeys(given, folder, log);
const secret = () => randomBytes(32).toString('base64');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harambee-two-step-'));
  lines.length = 0;
});
afterEach(() => rm(folder, { recursive: true }));

test('without TWO_STEP_KEY a key is made once, for its owner only; production requires one', async () => {
  const [first, second] = await Promise.all([load(), load()]);
  expect(await second.open(await first.seal('text', 'a'), 'a')).toBe('text');
  expect((await stat(join(folder, 'two-step-key'))).mode & 0o777).toBe(0o600);
  expect(lines).toEqual(['TWO_STEP_KEY is not set: a development key was made as two-step-key in DATA_DIR']);
  expect(() => readIdentityConfig({ NODE_ENV: 'production', JWT_PRIVATE_KEY: 'key' })).toThrow(
    'TWO_STEP_KEY is not set.',
  );
});

test('what is no key ends the start with one sentence', async () => {
  for (const given of ['nonsense', randomBytes(16).toString('base64'), `${secret()},short`]) {
    await expect(load(given)).rejects.toThrow('TWO_STEP_KEY is not 32 random bytes in base64.');
  }
});

test('a sealed text opens for its purpose only, and not when a character is changed', async () => {
  const keys = await load(secret());
  const sealed = await keys.seal('JBSWY3DPEHPK3PXP', 'app u1');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(await keys.open(sealed, 'app u1')).toBe('JBSWY3DPEHPK3PXP');
  await expect(keys.open(sealed, 'app u2')).rejects.toThrow('belongs to somebody else');
  const parts = sealed.split('.');
  const text = parts[3] ?? '';
  parts[3] = `${text[0] === 'A' ? 'B' : 'A'}${text.slice(1)}`;
  await expect(keys.open(parts.join('.'), 'app u1')).rejects.toThrow();
});

test('after the key was changed the earlier one still opens; without it nothing does', async () => {
  const [former, present] = [secret(), secret()];
  const before = await load(former);
  const sealed = await before.seal('text', 'a');
  const both = await load(`${present}, ${former}`);
  expect(await both.open(sealed, 'a')).toBe('text');
  expect(both.hashes('code')).toContain(before.hashes('code')[0]);
  expect(both.hashes('code')[0]).not.toBe(before.hashes('code')[0]);
  await expect((await load(present)).open(sealed, 'a')).rejects.toThrow('not in TWO_STEP_KEY');
});

test('codes of RFC 6238, appendix B', () => {
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ] as const) {
    expect(periodOf(key, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  }
});

test('a code counts for the period it belongs to, one before and one after', () => {
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  fc.assert(
    fc.property(fc.integer({ min: -4, max: 4 }), fc.integer({ min: 0, max: 29_999 }), (distance, offset) => {
      // The code of period 37037036 (RFC 6238): 081804.
      const now = (37_037_036 + distance) * 30_000 + offset;
      expect(periodOf(key, '081804', now)).toBe(Math.abs(distance) <= 1 ? 37_037_036 : undefined);
    }),
  );
});
