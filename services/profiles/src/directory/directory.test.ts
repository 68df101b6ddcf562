import type { PublicDirectory } from '@harambee/domain/schemas';
import { expectNoCollectionScan, newActor, testApp } from '@harambee/service-kit/testing';
import { profiles } from '../app.ts';
import { base, givenProfile } from '../testing/sample-profile.ts';

const api = testApp(profiles);

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await api.anonymous.get(`${base}/directory${path}`);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<Answer>();
}
const read = async (query: string) => (await ask<PublicDirectory>(query)).profiles;
const parts = async (size: number) => (await ask<{ parts: string[] }>(`/parts?size=${size}`)).parts;

test('public profiles alone are listed, each once, with the time of their last change', async () => {
  const owners = await Promise.all(Array.from({ length: 5 }, () => newActor()));
  const made = await Promise.all(owners.map((owner) => givenProfile(api, owner)));
  const closed = made[2] as (typeof made)[number];
  await api.as(owners[2] as (typeof owners)[number]).put(`${base}/${closed.id}`, { isActive: false });
  const shown = made.filter(({ id }) => id !== closed.id).sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(await read('')).toEqual(shown.map(({ id, updatedAt }) => ({ id, updatedAt })));
  // In parts of three the last one has one; each part begins where the one before it ends.
  const [first = '', second = '', ...others] = await parts(3);
  expect([first, others]).toEqual(['', []]);
  const listed = [...(await read(`?after=${first}&limit=3`)), ...(await read(`?after=${second}&limit=3`))];
  expect(listed.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
  // Full parts leave no empty one behind.
  expect(await parts(4)).toEqual(['']);
  expect(await parts(2)).toHaveLength(2);
});

test('no collection is read as a whole for it', async () => {
  await givenProfile(api, await newActor());
  await expectNoCollectionScan(async () => {
    await read('?after=0&limit=3');
    await parts(1);
  });
});

test.each(['?limit=0', '?limit=50001', '?after=%24gt', '?after[$gt]=x', '/parts?size=0'])(
  '%s is refused',
  async (query) => {
    expect((await api.anonymous.get(`${base}/directory${query}`)).statusCode).toBe(400);
  },
);
