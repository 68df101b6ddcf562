import { expectOrganizationRemoved, exported, newActor, testApp } from '@harambee/service-kit/testing';
import { funders } from '../app.ts';
import { deliverApplication } from '../testing/deliver-application.ts';
import { base, givenCall } from '../testing/sample-call.ts';

const api = testApp(funders);

test('the archive has every call of the own organization, deleted ones too while they can be brought back', async () => {
  const ours = await newActor();
  const call = await givenCall(api, ours);
  await givenCall(api, await newActor(), { name: 'Theirs' });
  const { json, files } = await exported(api, ours, 'organization');
  expect(json('organization/calls.json')).toEqual([call]);
  expect([...files.values()].join()).not.toContain('Theirs');
  await api.as(ours).delete(`${base}/${call.id}`);
  const later = await exported(api, ours, 'organization');
  expect(later.json('organization/calls.json')).toEqual([
    expect.objectContaining({ id: call.id, deletedAt: expect.any(String) }),
  ]);
});

test('an organization goes whole, another one stays', async () => {
  const [ours, theirs] = [await newActor(), await newActor()];
  for (const actor of [ours, theirs]) {
    const { id } = await givenCall(api, actor);
    await deliverApplication(actor.tenantId, { callId: id });
  }
  await expectOrganizationRemoved(api, funders, { ours: ours.tenantId, theirs: theirs.tenantId });
});
