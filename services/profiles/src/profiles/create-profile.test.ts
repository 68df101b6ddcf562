import { randomUUID } from 'node:crypto';
import { exportProfile, importProfile } from '@harambee/domain';
import { newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { profiles } from '../app.ts';
import {
  base,
  completeForm,
  givenProfile,
  onboarding,
  peopleReached,
  policy,
  project,
  readProfile,
  report,
  shownFigure,
} from '../testing/sample-profile.ts';
import { ProfileModel } from './profile.model.ts';

const api = testApp(profiles);

const create = (actor: TestActor, body: unknown, headers?: Record<string, string>) =>
  api.as(actor).post(base, body, headers);
const without = (...fields: (keyof typeof completeForm)[]) =>
  Object.fromEntries(Object.entries(completeForm).filter(([name]) => !(fields as string[]).includes(name)));

test('the form makes a profile that is active, on the leaderboard and hides nothing', async () => {
  const actor = await newActor();
  const answer = await create(actor, completeForm);
  expect(answer.statusCode).toBe(201);
  const { profile } = answer.json();
  expect(profile).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    tenantId: actor.tenantId,
    ...completeForm,
    isActive: true,
    onLeaderboard: true,
    hiddenContactFields: [],
    facts: [],
    projects: [],
    policies: [],
    reports: [],
    revision: 0,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  expect(profile.id).not.toBe(actor.tenantId);
  expect(await readProfile(api, actor)).toEqual(profile);
});

test('the event is saved with it and tells what other services need', async () => {
  const actor = await newActor();
  const profile = await givenProfile(api, actor, { facts: [peopleReached] });
  await api.settle();
  const published = await mongoose.connection
    .collection('events')
    .find({ tenantId: actor.tenantId })
    .toArray();
  expect(published).toHaveLength(1);
  expect(published[0]).toMatchObject({ name: 'profile.created' });
  expect(published[0]?.payload).toEqual({
    profileId: profile.id,
    revision: 0,
    name: 'Maji Kwa Wote',
    type: 'Community Development',
    location: 'Lodwar, Turkana County, Kenya',
    foundedYear: 2014,
    mission: completeForm.mission,
    sdgs: [6, 4, 13],
    website: 'https://majikwawote.example',
    isActive: true,
    onLeaderboard: true,
    facts: profile.facts,
    standing: {
      taxExemptStatus: profile.taxExemptStatus,
      annualBudgetRange: profile.annualBudgetRange,
      focusAreas: profile.focusAreas,
    },
    statements: {
      description: completeForm.description,
      registrationNumber: completeForm.registrationNumber,
      legalStatus: completeForm.legalStatus,
      contactName: completeForm.contactName,
      contactEmail: completeForm.contactEmail,
      contactPhone: completeForm.contactPhone,
      currency: completeForm.currency,
    },
    problems: [],
  });
});

test('nothing filled in: every message of the form, in its order', async () => {
  const answer = await create(await newActor(), {});
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    error: 'Organization name is required',
    details: [
      { field: 'name', message: 'Organization name is required' },
      { field: 'type', message: 'Organization type is required' },
      { field: 'location', message: 'Location is required' },
      { field: 'foundedYear', message: 'Please enter a valid founding year' },
      { field: 'website', message: 'Website is required' },
      { field: 'contactEmail', message: 'Contact email is required' },
      { field: 'contactPhone', message: 'Contact phone is required' },
      { field: 'mission', message: 'Mission statement is required' },
      { field: 'sdgs', message: 'Please select at least one SDG' },
    ],
    requestId: expect.any(String),
  });
});

test.each([
  ['foundedYear', 1799, 'Please enter a valid founding year'],
  ['foundedYear', new Date().getFullYear() + 1, 'Please enter a valid founding year'],
  ['website', 'example.org', 'Please enter a valid website URL'],
  ['contactEmail', 'a@', 'Please enter a valid email address'],
  ['type', 'ngo', 'Organization type is not in the list'],
  ['taxExemptStatus', 'Perhaps', 'Tax status is not in the list'],
  ['annualBudgetRange', 'Much', 'Budget range is not in the list'],
  ['twitterHandle', 'https://x.com/maji', 'Please enter a valid X handle, such as @harambee'],
  ['sdgs', [], 'Please select at least one SDG'],
  ['sdgs', [0], 'sdgs.0 must be 1 or more'],
  ['sdgs', [18], 'sdgs.0 must be 17 or less'],
  ['sdgs', 'water', 'sdgs must be a list'],
  ['name', 5, 'name must be text'],
  ['name', 'x'.repeat(201), 'name must have at most 200 characters'],
  ['foundedYear', 'long ago', 'foundedYear must be a whole number'],
])('%s %j is refused: %s', async (field, value, message) => {
  const actor = await newActor();
  const answer = await create(actor, { ...completeForm, [field]: value });
  expect([answer.statusCode, answer.json().details[0].message]).toEqual([400, message]);
  expect(await ProfileModel.countDocuments({ tenantId: actor.tenantId })).toBe(0);
});

test.each([
  { role: 'Owner' },
  { tenantId: 'x' },
  { id: 'x' },
  { _id: 'x' },
  { revision: 7 },
  { createdAt: '2020-01-01T00:00:00.000Z' },
  { outbox: [] },
  { points: 100 },
  { founded_year: 2014 },
  { organizationType: 'charity', type: 'Other' },
  { facts: [{ ...peopleReached, secret: 1 }] },
  { hiddenContactFields: ['name'] },
  { isActive: 'true' },
  { name: { $gt: '' } },
])('the body is strict: %j is refused', async (more) => {
  const answer = await create(await newActor(), { ...completeForm, ...more });
  expect(answer.statusCode).toBe(400);
});

test('optional fields may be left out', async () => {
  const actor = await newActor();
  const { profile } = (
    await create(
      actor,
      without(
        'description',
        'registrationNumber',
        'taxExemptStatus',
        'annualBudgetRange',
        'linkedinUrl',
        'twitterHandle',
        'focusAreas',
      ),
    )
  ).json();
  expect(profile).toMatchObject({
    description: '',
    registrationNumber: '',
    taxExemptStatus: '',
    focusAreas: [],
  });
});

test('space around texts goes, and nothing stands twice in a list', async () => {
  const profile = await givenProfile(api, await newActor(), {
    name: '  Maji  ',
    website: ' https://example.org ',
    sdgs: [6, 4, 6],
    focusAreas: [' Water', 'Water', ' '],
    hiddenContactFields: ['website', 'website'],
  });
  expect(profile).toMatchObject({
    name: 'Maji',
    website: 'https://example.org',
    sdgs: [6, 4],
    focusAreas: ['Water'],
    hiddenContactFields: ['website'],
  });
});

test('snake_case and sdgs as JSON text are taken, and the answer is camelCase', async () => {
  const actor = await newActor();
  const { foundedYear, contactEmail, contactPhone, registrationNumber, sdgs, type, ...rest } = completeForm;
  const answer = await create(actor, {
    ...without('foundedYear', 'contactEmail', 'contactPhone', 'registrationNumber', 'sdgs', 'type'),
    founded_year: String(foundedYear),
    contact_email: contactEmail,
    contact_phone: contactPhone,
    registration_number: registrationNumber,
    organization_type: type,
    sdgs: JSON.stringify(sdgs),
    is_active: false,
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().profile).toMatchObject({
    ...rest,
    foundedYear,
    contactEmail,
    contactPhone,
    registrationNumber,
    sdgs,
    type,
    isActive: false,
  });
  expect(answer.body).not.toMatch(/"[a-z]+_[a-z]+":/);
});

describe('onboarding', () => {
  test('needs a name and a mission; the type stays open', async () => {
    const answer = await create(await newActor(), onboarding);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().profile).toMatchObject({
      name: 'Maji Kwa Wote',
      foundedYear: 2014,
      sdgs: [6, 4],
      type: '',
      website: '',
    });
    const least = await create(await newActor(), { name: 'Maji', mission: 'Water', organizationType: 'ngo' });
    expect(least.statusCode).toBe(201);
  });

  test.each([
    [{ name: ' ' }, 'Organization name is required'],
    [{ mission: '' }, 'Mission statement is required'],
    [{ foundedYear: 1899 }, 'Please enter a valid founding year'],
    [{ foundedYear: new Date().getFullYear() + 1 }, 'Please enter a valid founding year'],
    [{ sdgs: [1, 2, 3, 4, 5, 6] }, 'Please select at most 5 SDGs'],
    [{ contactEmail: 'a@' }, 'Please enter a valid email address'],
  ])('%j: %s', async (changes, message) => {
    const answer = await create(await newActor(), { ...onboarding, ...changes });
    expect([answer.statusCode, answer.json().error]).toEqual([400, message]);
  });
});

describe('one profile for each organization', () => {
  test('a second one is refused with the words and the id of the first', async () => {
    const actor = await newActor();
    const { id } = await givenProfile(api, actor);
    const colleague = await newActor({ tenantId: actor.tenantId, role: 'Member' });
    for (const body of [completeForm, onboarding]) {
      const answer = await create(colleague, body);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toEqual({
        error: 'Your organization already has a profile',
        details: [{ field: 'id', message: id }],
        requestId: expect.any(String),
      });
    }
  });

  test('of many at the same moment one is made', async () => {
    const actor = await newActor();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(actor, completeForm)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await ProfileModel.countDocuments({ tenantId: actor.tenantId })).toBe(1);
  });

  test('the same request again gets its first answer, even when that was never kept', async () => {
    const actor = await newActor();
    const headers = { 'idempotency-key': randomUUID() };
    const first = (await create(actor, completeForm, headers)).json();
    expect((await create(actor, completeForm, headers)).json()).toEqual(first);
    // The process died between the save and the answer: the key is available again, and the profile exists.
    await mongoose.connection.collection('idempotency_keys').deleteMany({ tenantId: actor.tenantId });
    const again = await create(actor, completeForm, headers);
    expect([again.statusCode, again.json()]).toEqual([201, first]);
  });
});

test('an export of one organization makes the same profile for another', async () => {
  const [from, to] = [await newActor(), await newActor()];
  const original = await givenProfile(api, from, {
    facts: [peopleReached, shownFigure],
    projects: [project],
    policies: [policy],
    reports: [report],
    isActive: false,
    onLeaderboard: false,
    hiddenContactFields: ['contactPhone'],
  });
  const read = importProfile(JSON.stringify(exportProfile(original)));
  if ('problem' in read) throw new Error(read.problem);
  const imported = await givenProfile(api, to, read.profile);
  expect(exportProfile(imported).profile).toEqual(exportProfile(original).profile);
  expect(imported.id).not.toBe(original.id);
});
