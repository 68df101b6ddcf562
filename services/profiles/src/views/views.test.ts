import { newActor, type TestActor, testApp, travel } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { profiles } from '../app.ts';
import { profileFigures } from '../figures/figures.service.ts';
import { base, givenProfile } from '../testing/sample-profile.ts';

const api = testApp(profiles);

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const day = 24 * 60 * 60_000;

const visit = (
  id: string,
  {
    from = '203.0.113.7',
    browser = firefox,
    as,
  }: { from?: string; browser?: string; as?: { token: string } } = {},
) =>
  api.inject({
    method: 'POST',
    url: `${base}/public/${id}/views`,
    headers: {
      'x-forwarded-for': from,
      'user-agent': browser,
      ...(as && { authorization: `Bearer ${as.token}` }),
    },
  });

/** Calls the function behind the route: tokens would expire during the days that some tests skip. */
const viewsOf = async (actor: TestActor): Promise<[number, number]> => {
  const { profileViews, profileViewsThisMonth } = await profileFigures(actor);
  return [profileViews, profileViewsThisMonth];
};

/** Noon of the 15th: adding a few days stays within the month. */
function middleOfMonth(): number {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 15, 12) - now.getTime();
}

let back: (() => void) | undefined;
afterEach(() => {
  back?.();
  back = undefined;
});

test('a visitor counts once in a day, another one again', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  expect(await viewsOf(actor)).toEqual([0, 0]);
  const first = await visit(id);
  expect([first.statusCode, first.body]).toEqual([204, '']);
  await visit(id);
  expect(await viewsOf(actor)).toEqual([1, 1]);
  await visit(id, { from: '203.0.113.8' });
  await visit(id, { browser: firefox.replace('140', '141') });
  expect(await viewsOf(actor)).toEqual([3, 3]);
});

test('the count is in the figures of the organization', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  await visit(id);
  const figures = (await api.as(actor).get(`${base}/figures`)).json();
  expect(figures).toMatchObject({ profileViews: 1, profileViewsThisMonth: 1 });
});

test('many calls of one visitor at the same moment count once', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  await Promise.all(Array.from({ length: 20 }, () => visit(id)));
  expect(await viewsOf(actor)).toEqual([1, 1]);
});

test('the next day counts again, the next month begins at none', async () => {
  back = travel(middleOfMonth());
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  await visit(id);
  for (const [days, expected] of [
    [1, [2, 2]],
    [31, [3, 1]],
  ] as const) {
    back();
    back = travel(middleOfMonth() + days * day);
    await visit(id);
    await visit(id);
    expect(await viewsOf(actor)).toEqual(expected);
  }
});

test('two profiles of the same visitor are counted each, and nothing joins the two', async () => {
  const [one, other] = [await newActor(), await newActor()];
  await visit((await givenProfile(api, one)).id);
  await visit((await givenProfile(api, other)).id);
  expect([await viewsOf(one), await viewsOf(other)]).toEqual([
    [1, 1],
    [1, 1],
  ]);
  const rows = await mongoose.connection
    .collection('profile_visitors')
    .find({ tenantId: { $in: [one.tenantId, other.tenantId] } })
    .toArray();
  expect(new Set(rows.map(({ _id }) => String(_id))).size).toBe(2);
});

test("the organization's own people do not count, signed-in others do", async () => {
  const actor = await newActor();
  const colleague = await newActor({ tenantId: actor.tenantId, role: 'Member' });
  const stranger = await newActor();
  const { id } = await givenProfile(api, actor);
  await visit(id, { as: actor });
  await visit(id, { as: colleague });
  expect(await viewsOf(actor)).toEqual([0, 0]);
  await visit(id, { as: stranger });
  expect(await viewsOf(actor)).toEqual([1, 1]);
});

test('a token that is not valid is a visitor like others', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  expect((await visit(id, { as: { token: 'a.b.c' } })).statusCode).toBe(204);
  expect(await viewsOf(actor)).toEqual([1, 1]);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'Slackbot-LinkExpanding 1.0',
  'curl/8.5.0',
  '',
])('a program does not count: %j', async (browser) => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  expect((await visit(id, { browser })).statusCode).toBe(204);
  expect(await viewsOf(actor)).toEqual([0, 0]);
});

test('an unknown page is 404, one that is switched off 403, and neither counts', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor, { isActive: false });
  expect((await visit('0'.repeat(32))).statusCode).toBe(404);
  expect((await visit(id)).statusCode).toBe(403);
  expect(await viewsOf(actor)).toEqual([0, 0]);
});

describe('what is kept', () => {
  const rows = (name: string, filter = {}) => mongoose.connection.collection(name).find(filter).toArray();

  test('neither address nor browser nor time of the visit, and only until the day ends', async () => {
    const actor = await newActor();
    const { id } = await givenProfile(api, actor);
    const address = '198.51.100.77';
    await visit(id, { from: address });
    const [row, ...others] = await rows('profile_visitors', { tenantId: actor.tenantId });
    expect(others).toEqual([]);
    expect(Object.keys(row ?? {}).sort()).toEqual(['_id', 'expiresAt', 'tenantId']);
    expect(row?.expiresAt.toISOString()).toMatch(/T00:00:00.000Z$/);
    expect(row?.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(day);
    const names = (await mongoose.connection.db?.listCollections().toArray())?.map(({ name }) => name) ?? [];
    const everything = JSON.stringify(await Promise.all(names.map((name) => rows(name))));
    expect(everything).not.toContain(address);
    expect(everything).not.toContain('Firefox');
  });

  test('the key of a day goes when the next one begins: the same visitor is another hash', async () => {
    const actor = await newActor();
    const { id } = await givenProfile(api, actor);
    back = travel(middleOfMonth() + 60 * day);
    await visit(id);
    const [before] = await rows('profile_visit_salts');
    back();
    back = travel(middleOfMonth() + 61 * day);
    await visit(id);
    const salts = await rows('profile_visit_salts');
    expect(salts).toHaveLength(1);
    expect(salts[0]?.salt).not.toBe(before?.salt);
    const ids = (await rows('profile_visitors', { tenantId: actor.tenantId })).map(({ _id }) => String(_id));
    expect(new Set(ids).size).toBe(2);
  });

  test('hashes and keys have an end in the database itself', async () => {
    for (const name of ['profile_visitors', 'profile_visit_salts']) {
      const indexes = await mongoose.connection.collection(name).indexes();
      expect(indexes).toContainEqual(
        expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
      );
    }
  });
});
