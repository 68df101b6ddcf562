import type { Canary, RemoteState } from './pointer.ts';
import { resolveRemote } from './resolve.ts';

const ref = (version: string) => ({ version, integrity: `sha384-${'A'.repeat(64)}` });
const canary = (percent: number, salt = '0123456789abcdef'): Canary => ({
  release: ref('2'),
  percent,
  salt,
  since: '',
});
const state: RemoteState = { current: ref('1'), previous: ref('0') };
const tenants = Array.from({ length: 10_000 }, (_, n) => `tenant-${n.toString(16)}`);
const chosen = (percent: number, salt?: string) =>
  new Set(
    tenants.filter(
      (tenant) => resolveRemote('x', { ...state, canary: canary(percent, salt) }, tenant).why === 'canary',
    ),
  );

test('of 10,000 tenants 5 % are between 4 and 6 %, the same ones each time, whatever the salt', () => {
  for (const salt of ['0123456789abcdef', 'fedcba9876543210', '00000000deadbeef']) {
    const first = chosen(5, salt);
    expect(first.size).toBeGreaterThan(400);
    expect(first.size).toBeLessThan(600);
    expect(chosen(5, salt)).toEqual(first);
  }
});

test('a greater share keeps those who were in it; another canary meets others', () => {
  const [five, twenty] = [chosen(5), chosen(20)];
  expect([...five].every((tenant) => twenty.has(tenant))).toBe(true);
  const others = chosen(5, 'fedcba9876543210');
  expect([...five].filter((tenant) => others.has(tenant)).length).toBeLessThan(five.size / 4);
  expect(chosen(100).size).toBe(10_000);
});

test('who is not signed in gets the usual version, with the one before to fall back to', () => {
  expect(resolveRemote('x', { ...state, canary: canary(100) }, undefined)).toEqual({
    release: ref('1'),
    fallback: ref('0'),
    why: 'default',
  });
});

test("a tenant's own version comes first, and both fall back to the usual one", () => {
  const all = { ...state, canary: canary(100), overrides: { t1: ref('3') } };
  expect(resolveRemote('x', all, 't1')).toEqual({ release: ref('3'), fallback: ref('1'), why: 'override' });
  expect(resolveRemote('x', all, 't2')).toEqual({ release: ref('2'), fallback: ref('1'), why: 'canary' });
  expect(resolveRemote('x', all, 'constructor').why).toBe('canary');
});
