import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { profiles } from '../app.ts';
import {
  base,
  completeForm,
  givenProfile,
  onboarding,
  peopleReached,
  readProfile,
} from '../testing/sample-profile.ts';

const api = testApp(profiles);

const save = (actor: TestActor, id: string, body: unknown, headers?: Record<string, string>) =>
  api.as(actor).put(`${base}/${id}`, body, headers);
const changed = { ...completeForm, name: 'Maji Safi', location: 'Kakuma', sdgs: [6] };

test('a save answers the profile with the new values, and they are there to be read', async () => {
  const actor = await newActor();
  const before = await givenProfile(api, actor);
  const answer = await save(actor, before.id, changed);
  expect(answer.statusCode).toBe(200);
  const { profile } = answer.json();
  expect(profile).toEqual({ ...before, ...changed, revision: 1, updatedAt: expect.any(String) });
  expect(profile.updatedAt >= before.updatedAt).toBe(true);
  expect(await readProfile(api, actor)).toEqual(profile);
});

test('what is left out stays: this body has no focus areas', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor, { facts: [peopleReached], isActive: false });
  const { focusAreas: _left, ...body } = changed;
  expect((await save(actor, id, body)).json().profile).toMatchObject({
    name: 'Maji Safi',
    focusAreas: ['Water', 'Schools'],
    facts: [peopleReached],
    isActive: false,
  });
});

test('the event tells the new values and the revision', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  await save(actor, id, changed);
  await save(actor, id, { isActive: false, onLeaderboard: false });
  await api.settle();
  const published = await mongoose.connection
    .collection('events')
    .find({ tenantId: actor.tenantId })
    .sort({ storedAt: 1 })
    .toArray();
  expect(
    published.map(({ name, payload }) => [name, payload.revision, payload.name, payload.isActive]),
  ).toEqual([
    ['profile.created', 0, 'Maji Kwa Wote', true],
    ['profile.updated', 1, 'Maji Safi', true],
    ['profile.updated', 2, 'Maji Safi', false],
  ]);
});

test.each([
  [{ name: ' ' }, 'name', 'Organization name is required'],
  [{ type: '' }, 'type', 'Organization type is required'],
  [{ location: '' }, 'location', 'Location is required'],
  [{ foundedYear: 0 }, 'foundedYear', 'Please enter a valid founding year'],
  [{ website: '' }, 'website', 'Website is required'],
  [{ website: 'javascript:alert(1)' }, 'website', 'Please enter a valid website URL'],
  [{ linkedinUrl: 'data:text/html,x.y' }, 'linkedinUrl', 'Please enter a valid LinkedIn URL'],
  [{ twitterHandle: '<script>' }, 'twitterHandle', 'Please enter a valid X handle, such as @harambee'],
  [{ contactEmail: '' }, 'contactEmail', 'Contact email is required'],
  [{ contactPhone: '' }, 'contactPhone', 'Contact phone is required'],
  [{ mission: '' }, 'mission', 'Mission statement is required'],
  [{ sdgs: [] }, 'sdgs', 'Please select at least one SDG'],
])('%j is refused and nothing changes', async (changes, field, message) => {
  const actor = await newActor();
  const before = await givenProfile(api, actor);
  const answer = await save(actor, before.id, { ...completeForm, ...changes });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: message, details: [{ field, message }] });
  expect(await readProfile(api, actor)).toEqual(before);
});

test.each([
  { tenantId: 'x' },
  { id: 'x' },
  { onboarded: true },
  { revision: 9 },
  { $set: { name: 'x' } },
  { 'facts.0.value': 1 },
])('the body is strict: %j is refused', async (more) => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  expect((await save(actor, id, { ...changed, ...more })).statusCode).toBe(400);
});

test('snake_case is taken here, too', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  const answer = await save(actor, id, {
    is_active: false,
    founded_year: 2001,
    sdgs: '[1]',
    linkedin_url: '',
  });
  expect(answer.json().profile).toMatchObject({
    isActive: false,
    foundedYear: 2001,
    sdgs: [1],
    linkedinUrl: '',
  });
});

describe('the switches', () => {
  test('can be turned on a profile that onboarding left half-written', async () => {
    const actor = await newActor();
    const { id } = (await api.as(actor).post(base, onboarding)).json().profile;
    const switches = { isActive: false, onLeaderboard: false, hiddenContactFields: ['contactPhone'] };
    expect((await save(actor, id, switches)).json().profile).toMatchObject(switches);
    expect((await save(actor, id, { ...switches, name: 'Other' })).statusCode).toBe(400);
  });
});

describe('figures with a date', () => {
  test('get an id, keep it, and are replaced as a list', async () => {
    const actor = await newActor();
    const { id } = await givenProfile(api, actor);
    const [first] = (await save(actor, id, { facts: [peopleReached] })).json().profile.facts;
    expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), ...peopleReached });
    const staff = { ...peopleReached, name: 'Staff', value: 23.5, unit: 'people' };
    const { facts } = (await save(actor, id, { facts: [staff, first] })).json().profile;
    expect(facts).toEqual([{ id: expect.not.stringMatching(first.id), ...staff }, first]);
    expect((await save(actor, id, { facts: [] })).json().profile.facts).toEqual([]);
  });

  test('two with one id become two', async () => {
    const actor = await newActor();
    const { id } = await givenProfile(api, actor);
    const twin = { ...peopleReached, id: 'twin' };
    const { facts } = (await save(actor, id, { facts: [twin, twin] })).json().profile;
    expect(facts.map((fact: { id: string }) => fact.id)).toEqual([
      'twin',
      expect.not.stringMatching(/^twin$/),
    ]);
  });

  test.each([
    [{ date: '2025-02-30' }, 'facts.1.date', 'Date of the figure is not a valid date'],
    [{ date: '' }, 'facts.1.date', 'Date of the figure is required'],
    [{ name: ' ' }, 'facts.1.name', 'Name of the figure is required'],
    [{ unit: '' }, 'facts.1.unit', 'Unit of the figure is required'],
    [{ source: '' }, 'facts.1.source', 'Source of the figure is required'],
    [{ value: '6140' }, 'facts.1.value', 'facts.1.value must be a number'],
  ])('%j is refused', async (changes, field, message) => {
    const actor = await newActor();
    const { id } = await givenProfile(api, actor);
    const answer = await save(actor, id, { facts: [peopleReached, { ...peopleReached, ...changes }] });
    expect([answer.statusCode, answer.json().details]).toEqual([400, [{ field, message }]]);
  });

  test('are at most a hundred', async () => {
    const actor = await newActor();
    const { id } = await givenProfile(api, actor);
    const facts = (count: number) => ({ facts: Array.from({ length: count }, () => peopleReached) });
    expect((await save(actor, id, facts(100))).statusCode).toBe(200);
    expect((await save(actor, id, facts(101))).statusCode).toBe(400);
  });
});

describe('If-Match', () => {
  test('an older revision is refused with the profile as it is now', async () => {
    const actor = await newActor();
    const before = await givenProfile(api, actor);
    const now = (await save(actor, before.id, { isActive: false }, { 'if-match': '"0"' })).json().profile;
    const answer = await save(actor, before.id, changed, { 'if-match': '"0"' });
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toEqual({
      error: 'This profile was changed since you read it',
      requestId: expect.any(String),
      profile: now,
      changedBy: actor.userId,
    });
    expect(await readProfile(api, actor)).toEqual(now);
    expect((await save(actor, before.id, changed, { 'if-match': String(now.revision) })).statusCode).toBe(
      200,
    );
  });

  test('of many who read the same one, one wins', async () => {
    const actor = await newActor();
    const { id } = await givenProfile(api, actor);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        save(actor, id, { ...changed, name: `Name ${index}` }, { 'if-match': '0' }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 412),
    ]);
  });

  test('without it the last write wins and none is lost on the way', async () => {
    const actor = await newActor();
    const { id } = await givenProfile(api, actor);
    await Promise.all([
      save(actor, id, { isActive: false }),
      save(actor, id, { onLeaderboard: false }),
      save(actor, id, { hiddenContactFields: ['website'] }),
    ]);
    expect(await readProfile(api, actor)).toMatchObject({
      isActive: false,
      onLeaderboard: false,
      hiddenContactFields: ['website'],
      revision: 3,
    });
  });

  test('a header that is no revision is refused', async () => {
    const actor = await newActor();
    const { id } = await givenProfile(api, actor);
    expect((await save(actor, id, changed, { 'if-match': 'seven' })).statusCode).toBe(400);
  });
});

describe('onboarding over a profile that is there', () => {
  const given = async (body: object) => {
    const actor = await newActor();
    const { profile } = (await api.as(actor).post(base, body)).json();
    return { actor, profile };
  };

  test('changes what it shows, though the rest of the form is not written yet', async () => {
    const { actor, profile } = await given(onboarding);
    const body = { mission: 'Water for all.', foundedYear: 1900, organizationType: 'ngo' };
    const answer = await save(actor, profile.id, body, { 'if-match': '"0"' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().profile).toMatchObject({
      name: onboarding.name,
      mission: 'Water for all.',
      type: '',
    });
    expect(answer.json().profile).not.toHaveProperty('organizationType');
    expect((await save(actor, profile.id, { mission: 'Late.' })).statusCode).toBe(400);
    expect((await save(actor, profile.id, body, { 'if-match': '"0"' })).statusCode).toBe(412);
  });

  test('leaves a year and goals alone that only the form may have', async () => {
    const { actor, profile } = await given({ ...completeForm, foundedYear: 1850, sdgs: [1, 2, 3, 4, 5, 6] });
    const answer = await save(actor, profile.id, { mission: 'Water.', organizationType: 'ngo' });
    expect(answer.json().profile).toMatchObject({
      mission: 'Water.',
      foundedYear: 1850,
      type: completeForm.type,
    });
  });

  test.each([
    [{ name: ' ' }, 'Organization name is required'],
    [{ mission: '' }, 'Mission statement is required'],
    [{ foundedYear: 1899 }, 'Please enter a valid founding year'],
    [{ foundedYear: new Date().getFullYear() + 1 }, 'Please enter a valid founding year'],
    [{ sdgs: [1, 2, 3, 4, 5, 6] }, 'Please select at most 5 SDGs'],
  ])('%j is refused', async (changes, message) => {
    const { actor, profile } = await given(completeForm);
    const answer = await save(actor, profile.id, { ...changes, organizationType: 'ngo' });
    expect([answer.statusCode, answer.json().error]).toEqual([400, message]);
    expect(await readProfile(api, actor)).toEqual(profile);
  });
});

test('a profile that was stored before a field was known reads it as empty, and can be changed', async () => {
  const actor = await newActor();
  const before = await givenProfile(api, actor);
  const profile = mongoose.connection.collection('profiles');
  await profile.updateOne({ tenantId: actor.tenantId }, { $unset: { taxExemptStatus: 1, focusAreas: 1 } });
  const old = { ...before, taxExemptStatus: '', focusAreas: [] };
  expect(await readProfile(api, actor)).toEqual(old);
  expect((await api.anonymous.get(`${base}/public/${before.id}`)).json().profile).toMatchObject({
    taxExemptStatus: '',
    focusAreas: [],
  });
  const answer = await save(actor, before.id, { location: 'Kakuma' });
  expect(answer.json().profile).toMatchObject({ location: 'Kakuma', taxExemptStatus: '', focusAreas: [] });
});
