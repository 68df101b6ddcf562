import type { EventMap, Role } from '@harambee/domain';
import type { PublicEvidence } from '@harambee/domain/schemas';
import { event, randomId } from '@harambee/service-kit';
import { expectNoCollectionScan, newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { profiles } from '../app.ts';
import { onPeopleChanged } from '../handlers/on-people-changed.handler.ts';
import { base, completeForm, givenProfile } from '../testing/sample-profile.ts';
import { PersonModel } from './person.model.ts';

const api = testApp(profiles);
const domain = 'majikwawote.example';

type Told = Parameters<typeof onPeopleChanged.handle>[0];
const tell = <Name extends Told['name']>(actor: TestActor, name: Name, payload: EventMap[Name]) =>
  onPeopleChanged.handle(event(name, actor.tenantId, payload) as Told);
const registered = (actor: TestActor, userId: string, role: Role) =>
  tell(actor, 'user.registered', { userId, firstName: 'Amina', lastName: 'Ekal', role });
const proved = (actor: TestActor, userId: string, at: string | undefined, revision = 1, day = '2026-05-12') =>
  tell(actor, 'user.address_proved', {
    userId,
    revision,
    since: new Date(`${day}T09:00:00Z`),
    ...(at !== undefined && { domain: at }),
  });

/** A profile with an owner who has proved an address at the domain of its website. */
async function givenVerified(changes = {}) {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor, changes);
  await registered(actor, actor.userId, 'Owner');
  await proved(actor, actor.userId, domain);
  return { actor, id };
}

const put = (actor: TestActor, id: string, body: object) => api.as(actor).put(`${base}/${id}`, body);
async function shown(id: string) {
  const answer = await api.anonymous.get(`${base}/public/${id}`);
  const { verifiedDomain, verifiedOn } = answer.json<{ profile: { evidence: PublicEvidence } }>().profile
    .evidence;
  return verifiedDomain && `${verifiedDomain} ${verifiedOn}`;
}
const form = async (actor: TestActor) => (await api.as(actor).get(`${base}/verification`)).json();

test('verified: an owner has a proved address at the domain of the website; nothing else of it shows (PROF-60)', async () => {
  const { actor, id } = await givenVerified({ website: 'http://www.MajiKwaWote.example:8080/en' });
  expect(await shown(id)).toBe(`${domain} 2026-05-12`);
  expect(await form(actor)).toEqual({
    state: 'verified',
    website: 'http://www.MajiKwaWote.example:8080/en',
    domain,
    asciiDomain: domain,
    on: '2026-05-12',
  });
  const { body } = await api.anonymous.get(`${base}/public/${id}`);
  expect(body).not.toContain(actor.userId);
});

describe('nobody gets the mark (PROF-60, PROF-62)', () => {
  const attacks: Record<string, (actor: TestActor) => Promise<unknown>> = {
    'by an address at another domain': (actor) => proved(actor, actor.userId, 'evil.example', 2),
    'by an address that proves nothing': (actor) => proved(actor, actor.userId, undefined, 2),
    'as a member': (actor) => tell(actor, 'user.role_changed', { userId: actor.userId, role: 'Member' }),
    'as a viewer': (actor) => tell(actor, 'user.role_changed', { userId: actor.userId, role: 'Viewer' }),
    'as somebody who has left': (actor) => tell(actor, 'user.removed', { userId: actor.userId }),
    'by a role and a proof that are told after they left': async (actor) => {
      await tell(actor, 'user.removed', { userId: actor.userId });
      await tell(actor, 'user.role_changed', { userId: actor.userId, role: 'Owner' });
      await proved(actor, actor.userId, domain, 2);
    },
    'by an older proof that comes late': async (actor) => {
      await proved(actor, actor.userId, 'evil.example', 3);
      await proved(actor, actor.userId, domain, 2);
    },
  };
  test.each(Object.entries(attacks))('%s', async (_how, attack) => {
    const { actor, id } = await givenVerified();
    expect(await shown(id)).toBeDefined();
    await attack(actor);
    expect(await shown(id)).toBeUndefined();
    expect((await form(actor)).state).toBe('unproved');
  });

  test.each([
    ['of an organization that says so', 'https://evil.example', 'evil.example'],
    ['with the foreign name before their own', `https://${domain}.evil.example`, domain],
    ['behind a name', `https://evil.example/${domain}`, domain],
    ['of a mail host', 'https://gmail.com', 'gmail.com'],
    ['of a site for everybody', 'https://facebook.com/maji', 'facebook.com'],
    ['of a suffix', 'https://maji.github.io', 'github.io'],
  ])('with a website %s', async (_how, website, at) => {
    const actor = await newActor();
    const { id } = await givenProfile(api, actor, { website });
    const named = at === 'evil.example' ? domain : at;
    await registered(actor, actor.userId, 'Owner');
    await proved(actor, actor.userId, named);
    expect(await shown(id)).toBeUndefined();
  });

  test('by the owner of another organization', async () => {
    const { id } = await givenVerified();
    const thief = await newActor();
    const stolen = await givenProfile(api, thief);
    await registered(thief, thief.userId, 'Owner');
    await proved(thief, thief.userId, 'evil.example');
    expect([await shown(stolen.id), await shown(id)]).toEqual([undefined, `${domain} 2026-05-12`]);
  });

  test('before it is told that the person is an owner, in whatever order', async () => {
    const actor = await newActor();
    const { id } = await givenProfile(api, actor);
    await proved(actor, actor.userId, domain);
    expect(await shown(id)).toBeUndefined();
    // As events before 2026-12 were.
    await tell(actor, 'user.registered', { userId: actor.userId, firstName: 'Amina', lastName: 'Ekal' });
    expect(await shown(id)).toBeUndefined();
    const person = { userId: actor.userId, firstName: 'Amina', lastName: 'Ekal', role: 'Owner' as const };
    await tell(actor, 'user.restated', person);
    expect(await shown(id)).toBe(`${domain} 2026-05-12`);
  });

  test('by sending it', async () => {
    const { actor, id } = await givenVerified({ website: 'https://other.example' });
    for (const body of [{ verifiedDomain: domain }, { evidence: { verifiedDomain: domain } }])
      expect((await put(actor, id, body)).statusCode).toBe(400);
    expect(await shown(id)).toBeUndefined();
  });
});

test('it stays while one of two owners has such an address, with the day of the newest', async () => {
  const { actor, id } = await givenVerified();
  const second = randomId();
  await registered(actor, second, 'Owner');
  await proved(actor, second, domain, 1, '2026-06-01');
  expect(await shown(id)).toBe(`${domain} 2026-06-01`);
  await tell(actor, 'user.removed', { userId: second });
  expect(await shown(id)).toBe(`${domain} 2026-05-12`);
});

test('it follows the website at once, and a hidden one does not show by it (PROF-61)', async () => {
  const { actor, id } = await givenVerified();
  await put(actor, id, { website: 'https://other.example' });
  expect(await shown(id)).toBeUndefined();
  await put(actor, id, { website: completeForm.website, hiddenContactFields: ['website'] });
  const { body } = await api.anonymous.get(`${base}/public/${id}`);
  expect(body).not.toContain('verified');
  expect((await form(actor)).state).toBe('hidden');
});

test('a domain in another script is said in both spellings', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor, { website: 'https://bücher.example' });
  await registered(actor, actor.userId, 'Owner');
  await proved(actor, actor.userId, 'xn--bcher-kva.example');
  expect(await shown(id)).toBe('bücher.example (xn--bcher-kva.example) 2026-05-12');
});

test('the form learns what is missing (PROF-63)', async () => {
  const actor = await newActor();
  expect(await form(actor)).toEqual({ state: 'no-website', website: '' });
  const { id } = await givenProfile(api, actor);
  expect(await form(actor)).toMatchObject({ state: 'unproved', asciiDomain: domain });
  await put(actor, id, { website: 'https://facebook.com/maji' });
  expect(await form(actor)).toMatchObject({ state: 'shared', domain: 'facebook.com' });
});

test('nothing is kept of who has left, even if a proof is told late', async () => {
  const { actor } = await givenVerified();
  const told = event('user.removed', actor.tenantId, { userId: actor.userId });
  await tell(actor, 'user.removed', { userId: actor.userId });
  await proved(actor, actor.userId, domain, 2);
  await api.app.removals.handler.handle(told);
  expect(await PersonModel.countDocuments({ tenantId: actor.tenantId })).toBe(0);
});

test('looks it up in an index', async () => {
  const { id } = await givenVerified();
  await expectNoCollectionScan(() => api.anonymous.get(`${base}/public/${id}`));
});
