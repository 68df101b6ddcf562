import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { PermissionRefused, permit, readPermission } from './permission.ts';
import { readAudit } from './pointers/audit.ts';
import { promote } from './pointers/moves.ts';
import { readPointer } from './pointers/pointer.ts';
import { publish } from './releases/publish.ts';
import { trustIn } from './signing/keys.ts';
import { signed } from './signing/signature.ts';
import { aShell, TestRegistry } from './testing/test-registry.ts';

const registry = new TestRegistry();
const minute = 60_000;
let usual: string;
let next: string;
let strange: string;

beforeAll(async () => {
  const publishing = (code: string, more = {}) =>
    publish(registry, registry.build('impact', { code, ...more }), aShell);
  usual = (await publishing('one')).version;
  next = (await publishing('two')).version;
  const other = { contracts: [2], shared: aShell.shared };
  strange = (await publish(registry, registry.build('impact', { code: 'three', contract: 2 }), other))
    .version;
  await promote(registry, { ...order, version: usual, shell: aShell });
});
afterAll(() => registry.remove());

const order = { remote: 'impact', who: 'amina', why: 'look at the grid' };
const permitting = (more: object = {}) =>
  permit(registry, { ...order, version: next, minutes: 30, shell: aShell, ...more });
const refusalOf = (token: string, now?: number) => {
  try {
    return readPermission(token, registry.keys, now);
  } catch (error) {
    return error;
  }
};
const isRefused = (what: unknown, isOver = false) =>
  what instanceof PermissionRefused && what.isOver === isOver;
const tokenOf = <T extends { kind: string }>(payload: T, key = registry.signingKey) =>
  Buffer.from(JSON.stringify(signed(payload, key))).toString('base64url');

test('says which version, exactly which content of it, for whom and until when', async () => {
  const { permission, token } = await permitting({ tenantId: 't7' });
  expect(readPermission(token, registry.keys)).toEqual(permission);
  const { from, until, ...rest } = permission;
  expect(Date.parse(until) - Date.parse(from)).toBe(30 * minute);
  expect(rest).toEqual({
    kind: 'permission',
    remote: 'impact',
    release: { version: next, integrity: expect.stringMatching(/^sha384-/) },
    tenantId: 't7',
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  // In an address and in a cookie it has to find room.
  expect(token.length).toBeLessThan(1_200);
});

test('the log knows it by its id, and nobody gets another version by it', async () => {
  const { permission, token } = await permitting();
  const entries = await readAudit(registry.store, registry.keys);
  expect(entries.at(-1)).toMatchObject({
    action: 'permit',
    who: 'amina',
    why: 'look at the grid',
    remote: 'impact',
    from: usual,
    to: `${next} for one browser until ${permission.until}, permission ${permission.id}`,
  });
  expect(JSON.stringify(entries)).not.toContain(token);
  const { pointer } = await readPointer(registry.store, registry.keys);
  expect(pointer?.remotes.impact?.current.version).toBe(usual);
  expect(pointer?.remotes.impact).not.toHaveProperty('overrides');
});

test('counts until its time is over, and not long before it began', async () => {
  const { token, permission } = await permitting();
  const [from, until] = [Date.parse(permission.from), Date.parse(permission.until)];
  expect(refusalOf(token, until - 1)).toEqual(permission);
  expect(isRefused(refusalOf(token, until), true)).toBe(true);
  expect(isRefused(refusalOf(token, from - 6 * minute))).toBe(true);
});

test('any other character, one less or one more: refused', async () => {
  const { token } = await permitting();
  fc.assert(
    fc.property(
      fc.nat({ max: token.length - 1 }),
      fc.constantFrom(...'ABCyz019-_.= '),
      fc.constantFrom('change', 'cut', 'add'),
      (at, letter, action) => {
        fc.pre(action !== 'change' || token[at] !== letter);
        const rest = token.slice(action === 'add' ? at : at + 1);
        const changed = token.slice(0, at) + (action === 'cut' ? '' : letter) + rest;
        return changed === token || isRefused(refusalOf(changed));
      },
    ),
    { numRuns: propertyRuns(2_000) },
  );
  fc.assert(fc.property(fc.string(), (text) => isRefused(refusalOf(text))));
});

test('the same signature written in another way is another one', async () => {
  const { token } = await permitting();
  const document = JSON.parse(Buffer.from(token, 'base64url').toString());
  // The last character before the padding has bits that no decoder looks at.
  const twin = document.signature.replace(
    /.(?===$)/,
    (last: string) => ({ A: 'B', Q: 'R', g: 'h', w: 'x' })[last],
  );
  expect(Buffer.from(twin, 'base64')).toEqual(Buffer.from(document.signature, 'base64'));
  const changed = Buffer.from(JSON.stringify({ ...document, signature: twin })).toString('base64url');
  expect(isRefused(refusalOf(changed))).toBe(true);
});

test('what is signed but is no permission, too long a one, or one of another key: refused', async () => {
  const { permission } = await permitting();
  const late = new Date(Date.parse(permission.from) + 25 * 60 * minute).toISOString();
  const other = new TestRegistry();
  expect(isRefused(refusalOf(tokenOf({ ...permission, kind: 'release' })))).toBe(true);
  expect(isRefused(refusalOf(tokenOf({ ...permission, until: late })))).toBe(true);
  expect(isRefused(refusalOf(tokenOf({ ...permission, until: 'never' })))).toBe(true);
  expect(isRefused(refusalOf(tokenOf({ ...permission, more: 1 })))).toBe(true);
  expect(isRefused(refusalOf(tokenOf(permission, other.signingKey)))).toBe(true);
  expect(readPermission(tokenOf(permission, other.signingKey), trustIn(other.signingKey))).toEqual(
    permission,
  );
  other.remove();
});

test.each([
  ['more than a day', { minutes: 1_441 }, 'at most 1440'],
  ['no time', { minutes: Number.NaN }, 'at most 1440'],
  ['half a minute', { minutes: 0.5 }, 'at most 1440'],
  ['no reason', { why: ' ' }, 'Say what the permission is for'],
  ['a version that is not there', { version: 'none' }, 'has no version none'],
])('%s: nothing is made', async (_what, more, words) => {
  const before = (await readAudit(registry.store, registry.keys)).length;
  await expect(permitting(more)).rejects.toThrow(words);
  expect(await readAudit(registry.store, registry.keys)).toHaveLength(before);
});

test('a version for another contract is refused as by promote', async () => {
  await expect(permitting({ version: strange })).rejects.toThrow('made for contract 2');
});
