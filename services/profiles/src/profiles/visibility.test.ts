import { ownersVisibilityMessage } from '@harambee/domain';
import { markRole } from '@harambee/service-kit';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { profiles } from '../app.ts';
import { base, completeForm, givenProfile, readProfile } from '../testing/sample-profile.ts';

const api = testApp(profiles);

async function ownerAndMember() {
  const owner = await newActor();
  const member = await newActor({ tenantId: owner.tenantId, role: 'Member' });
  const profile = await givenProfile(api, owner, { hiddenContactFields: ['contactPhone'] });
  return { owner, member, profile };
}

test.each([
  ['the public page', { isActive: false }],
  ['the leaderboard', { onLeaderboard: false }],
  ['hidden contact fields', { hiddenContactFields: [] }],
  ['more hidden fields', { hiddenContactFields: ['contactPhone', 'website'] as const }],
  ['the switch among a whole form', { ...completeForm, name: 'Other', isActive: false }],
])('a member who changes %s is refused, an owner is not', async (_what, body) => {
  const { owner, member, profile } = await ownerAndMember();
  const refused = await api.as(member).put(`${base}/${profile.id}`, body);
  expect([refused.statusCode, refused.json().error]).toEqual([403, ownersVisibilityMessage]);
  expect(await readProfile(api, owner)).toEqual(profile);
  expect((await api.as(owner).put(`${base}/${profile.id}`, body)).json().profile).toMatchObject(body);
});

test('a member may write everything else, also in a form that sends the switches as they are', async () => {
  const { member, profile } = await ownerAndMember();
  const { isActive, onLeaderboard } = profile;
  const body = {
    ...completeForm,
    name: 'Maji Safi',
    isActive,
    onLeaderboard,
    hiddenContactFields: ['contactPhone', 'contactPhone'],
  };
  const answer = await api.as(member).put(`${base}/${profile.id}`, body);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().profile).toMatchObject({ name: 'Maji Safi', hiddenContactFields: ['contactPhone'] });
});

test('an owner who has just become a member is one here, too', async () => {
  const { owner, profile } = await ownerAndMember();
  await markRole([owner.sessionId], 'Member');
  const answer = await api.as(owner).put(`${base}/${profile.id}`, { isActive: false });
  expect(answer.statusCode).toBe(403);
});
