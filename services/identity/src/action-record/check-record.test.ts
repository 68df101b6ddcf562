import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { testApp } from '@harambee/service-kit/testing';
import fc from 'fast-check';
import { identityService } from '../app.ts';
import { aMemberOf, signUp } from '../testing/people.ts';
import { ActionModel, type StoredAction } from './action.model.ts';
import { ActionHeadModel } from './action-head.model.ts';
import { ActionNameModel } from './action-name.model.ts';
import { checkRecord } from './check-record.service.ts';
import { hashOfEntry, sealed } from './keyed-hash.ts';
import { recordAction } from './record-action.service.ts';
import { sayCheck } from './say-check.ts';
import '../testing/quick-hashes.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000_000 }));

const keys = () => api.app.twoStepKeys;
/** Somebody who has the database, but no key. */
const noKeys = { hashes: (text: string) => [Buffer.from(text).toString('base64url').slice(-43)] };
const problemOf = async (tenantId: string) => (await checkRecord(tenantId, keys())).problem;
const rowsOf = (tenantId: string) =>
  ActionModel.collection.find({ tenantId }).sort({ seq: 1 }).toArray() as unknown as Promise<StoredAction[]>;

/** Lays other rows into the database, past every model. */
async function lay(tenantId: string, rows: readonly object[]): Promise<void> {
  await ActionModel.collection.deleteMany({ tenantId });
  if (rows.length > 0) await ActionModel.collection.insertMany(rows.map((row) => ({ ...row })) as never);
}

/** A record of some entries, and what lies in the database. */
async function aRecord(count = 6) {
  const owner = await signUp(api);
  const { tenantId, id, firstName } = owner.user;
  const who = { id, name: `${firstName} Kamau` };
  for (let index = 2; index <= count; index += 1) {
    const details = { from: 'Maji', to: `Name ${index}`, again: true };
    await recordAction(api.app, { tenantId, kind: 'organization.renamed', who, details });
  }
  const rows = await rowsOf(tenantId);
  expect(rows).toHaveLength(count);
  expect(await problemOf(tenantId)).toBeUndefined();
  return { owner, tenantId, rows, put: () => lay(tenantId, rows) };
}

/** Another value of the same type that differs in one bit. */
function flipped(value: unknown, place: number): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (value instanceof Date) return new Date(value.getTime() ^ 1);
  if (typeof value === 'object') return { ...value, to: 'x' };
  const text = String(value);
  if (text === '') return 'x';
  const at = place % text.length;
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
}

test('a flipped byte of any field of any entry is found, and its entry named', async () => {
  const { tenantId, rows, put } = await aRecord();
  const fields = Object.keys(rows[0] ?? {}).filter((field) => field !== 'tenantId');
  expect(fields).toHaveLength(12);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(rows.length - 1),
      fc.constantFrom(...fields),
      fc.nat(),
      async (index, field, place) => {
        const row = rows[index] as StoredAction;
        const value = row[field as keyof StoredAction];
        const wrong = { ...row, [field]: field === '_id' ? `${value}x` : flipped(value, place) };
        await lay(tenantId, rows.with(index, wrong));
        // A number that was changed stands at another place.
        expect(await problemOf(tenantId)).toMatch(
          field === 'seq' ? /^entry \d+ of/ : `entry ${index + 1} of`,
        );
      },
    ),
    { numRuns: propertyRuns(300) },
  );
  await put();
  expect(await problemOf(tenantId)).toBeUndefined();
});

test('removed, exchanged and inserted entries are found, wherever they are', async () => {
  const { tenantId, rows } = await aRecord();
  const foreign = (await aRecord()).rows;
  await fc.assert(
    fc.asyncProperty(fc.nat(5), fc.nat(5), fc.nat(5), async (one, two, three) => {
      await lay(tenantId, rows.toSpliced(one, 1));
      expect(await problemOf(tenantId)).toMatch(
        one === 5 ? 'the entries after 5, up to 6, are missing' : `entry ${one + 2} of`,
      );
      if (one !== two) {
        const swapped = rows.map((row, index) => {
          const other = index === one ? rows[two] : index === two ? rows[one] : undefined;
          return other ? { ...other, _id: row._id, seq: row.seq } : row;
        });
        await lay(tenantId, swapped);
        expect(await problemOf(tenantId)).toMatch(`entry ${Math.min(one, two) + 1} of`);
      }
      const { _id, seq } = rows[three] as StoredAction;
      const inserted = { ...foreign[one], tenantId, _id: `${_id}x`, seq };
      await lay(tenantId, [...rows.slice(0, three), inserted, ...rows.slice(three)]);
      expect(await problemOf(tenantId)).toMatch(/^entry \d of/);
      await lay(tenantId, rows.with(three, { ...foreign[one], tenantId, _id, seq } as StoredAction));
      expect(await problemOf(tenantId)).toMatch(`entry ${three + 1} of`);
    }),
    { numRuns: propertyRuns(60) },
  );
});

describe('somebody who can write to the database, but has no key,', () => {
  test('cannot add an entry at the end, not even before the product writes the next one', async () => {
    const { owner, tenantId, rows, put } = await aRecord();
    const last = rows.at(-1) as StoredAction;
    const forged = { ...last, actionId: 'forged', _id: `${tenantId}:7`, seq: 7, before: last.hash };
    await lay(tenantId, [...rows, { ...forged, hash: hashOfEntry(noKeys, forged) }]);
    expect(await problemOf(tenantId)).toMatch('entry 7 of');
    await api.as(owner).put('/api/auth/organization', { name: 'Maji Safi Society' });
    expect(await problemOf(tenantId)).toMatch('entry 7 of');
    expect(await ActionHeadModel.findOne({ tenantId }).lean()).toMatchObject({ seq: 6 });
    await put();
  });

  test('cannot shorten it, not even before the product writes the next ones', async () => {
    const { owner, tenantId, rows } = await aRecord();
    await lay(tenantId, rows.slice(0, 4));
    expect(await problemOf(tenantId)).toBe('the entries after 4, up to 6, are missing');
    for (const name of ['One', 'Two', 'Three']) await api.as(owner).put('/api/auth/organization', { name });
    expect(await problemOf(tenantId)).toMatch(/^entry 7 of .*: one or more entries before it are missing$/);
  });

  test('cannot move its end, put in one of their own, or remove it', async () => {
    const { owner, tenantId, rows } = await aRecord();
    const head = await ActionHeadModel.findOne({ tenantId }).lean();
    if (!head) throw new Error('there is a head');
    const { _id, ...end } = sealed(noKeys, { ...head, seq: 4, hash: rows[3]?.hash ?? '' });
    for (const fields of [
      { seq: 4 },
      { hash: 'x' },
      { cutSeq: 2, cutHash: rows[1]?.hash },
      { seal: 'x' },
      end,
    ]) {
      await ActionHeadModel.collection.updateOne(
        { _id: tenantId as never },
        { $set: { ...head, ...fields } },
      );
      expect(await problemOf(tenantId)).toMatch('its end was changed');
    }
    // With their end the record would be sound, and the product writes the next entry after it.
    await lay(tenantId, rows.slice(0, 4));
    await api.as(owner).put('/api/auth/organization', { name: 'Maji Safi Trust Fund' });
    expect(await problemOf(tenantId)).toMatch('its end was changed');
    await ActionHeadModel.collection.deleteOne({ _id: tenantId as never });
    expect(await problemOf(tenantId)).toBe('its end is missing');
    // Nor does the product vouch for what they left.
    await api.as(owner).put('/api/auth/organization', { name: 'Maji Safi Society' });
    expect(await problemOf(tenantId)).toBe('its end is missing');
  });

  test('cannot put another name behind a reference', async () => {
    const { tenantId } = await aRecord();
    await ActionNameModel.updateOne({ tenantId }, { $set: { name: 'Somebody Else' } });
    expect(await problemOf(tenantId)).toMatch('was changed');
  });
});

describe('the command', () => {
  async function said(...given: string[]) {
    const lines: string[] = [];
    const code = await sayCheck(given, keys(), (line) => lines.push(line));
    return [code, lines.join('\n')];
  }

  test('says the end of one organization, which a later check compares', async () => {
    const { owner, tenantId, rows } = await aRecord(3);
    const { hash = '' } = rows[2] ?? {};
    expect(await said(tenantId)).toEqual([
      0,
      `${tenantId}: nothing is wrong with its 3 entries. The last one is 3 ${hash}`,
    ]);
    await aMemberOf(api, owner);
    expect(await said(tenantId, '3', hash)).toEqual([0, expect.stringContaining('nothing is wrong')]);
    // An older state of the database was put back, and is sound in itself.
    expect(await said(tenantId, '30', hash)).toEqual([
      1,
      `${tenantId}: the entries after 6, up to 30, are missing.`,
    ]);
    expect(await said(tenantId, '2', hash)).toEqual([1, expect.stringContaining('entry 2 of')]);
  });

  test('checks all organizations, and names those with something wrong', async () => {
    const { tenantId, rows, put } = await aRecord(3);
    await lay(tenantId, rows.with(1, { ...rows[1], kind: 'person.left' } as StoredAction));
    const [code, words] = await said();
    expect(code).toBe(1);
    expect(words).toMatch(
      new RegExp(`^${tenantId}: entry 2 of .*: it was changed after it was written\\.$`, 'm'),
    );
    expect(words).toMatch(
      /Checked \d+ organizations, \d+ entries: \d+ organizations? with something wrong\.$/,
    );
    await put();
    expect(await said(tenantId)).toEqual([0, expect.any(String)]);
  });

  test('says how it is called', async () => {
    expect(await said('a', '1')).toEqual([2, expect.stringContaining('npm run check-record')]);
    expect(await said('a', 'b', 'c')).toEqual([2, expect.stringContaining('npm run check-record')]);
    expect(await said('unknown')).toEqual([
      0,
      'unknown: nothing is wrong with its 0 entries. The last one is 0 start',
    ]);
  });
});
