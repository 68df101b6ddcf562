import { event } from '@harambee/service-kit';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { OrganizationModel } from '../organizations/organization.model.ts';
import { onOrganizationRegistered } from './on-organization-registered.handler.ts';

const api = testApp(proposals);

test("the organization's name is stored once, however often the event arrives", async () => {
  const { tenantId, userId } = await newActor();
  const registered = event('organization.registered', tenantId, { name: 'Maji Safi Trust', userId });
  await onOrganizationRegistered.handle(registered);
  await onOrganizationRegistered.handle(registered);
  expect(await OrganizationModel.find({ tenantId }).lean()).toEqual([
    expect.objectContaining({ tenantId, name: 'Maji Safi Trust' }),
  ]);
});

test('the demo proposal has the name of its organization', async () => {
  const [ours, theirs] = [await newActor(), await newActor()];
  for (const { tenantId, userId } of [ours, theirs]) {
    const name = `Organization ${tenantId}`;
    await onOrganizationRegistered.handle(event('organization.registered', tenantId, { name, userId }));
  }
  const body = {
    title: 'Demo',
    description: 'A garden',
    amount: 50_000,
    duration: '12 months',
    objectives: ['Plant'],
  };
  const answer = await api.as(ours).post('/api/proposals/draft', body);
  expect(answer.json().proposal.organization).toBe(`Organization ${ours.tenantId}`);
});
