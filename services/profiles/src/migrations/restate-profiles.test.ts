import { newActor, runMigration, type TestActor, testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { profiles } from '../app.ts';
import { ProfileModel } from '../profiles/profile.model.ts';
import { base, givenProfile, readProfile } from '../testing/sample-profile.ts';
import { restateProfiles } from './restate-profiles.ts';

const api = testApp(profiles);
const run = () => runMigration('profiles', restateProfiles, { rest: 0 });

/** A profile as releases before 2026-12 stored it, without some of its fields. */
const ofBefore = ({ tenantId }: TestActor) =>
  ProfileModel.collection.updateOne({ tenantId }, { $unset: { restatedIn: 1, annualBudgetRange: 1 } });

async function restated({ tenantId }: TestActor) {
  await api.settle();
  const events = mongoose.connection.collection('events');
  return events.find({ tenantId, name: 'profile.restated' }).toArray();
}

test('others are told once of an old profile, which does not change (OPS-32)', async () => {
  const actor = await newActor();
  await givenProfile(api, actor);
  await ofBefore(actor);
  const before = await readProfile(api, actor);
  await run();
  await run();
  const [event, ...more] = await restated(actor);
  expect(more).toEqual([]);
  expect(event?.payload).toMatchObject({
    revision: before.revision,
    standing: {
      taxExemptStatus: 'Registered Charity',
      annualBudgetRange: '',
      focusAreas: ['Water', 'Schools'],
    },
  });
  expect(await readProfile(api, actor)).toEqual(before);
});

test('what this release saves, renames or creates is told by its own event', async () => {
  const actor = await newActor();
  const { id } = await givenProfile(api, actor);
  await run();
  expect((await api.as(actor).put(`${base}/${id}`, { foundedYear: 2015 })).statusCode).toBe(200);
  await run();
  expect(await restated(actor)).toEqual([]);
});

test('what the release before saves meanwhile is told again', async () => {
  const actor = await newActor();
  await givenProfile(api, actor);
  await ProfileModel.collection.updateOne({ tenantId: actor.tenantId }, { $inc: { revision: 1 } });
  await run();
  expect(await restated(actor)).toMatchObject([{ payload: { revision: 1 } }]);
});
