import { event } from '@harambee/service-kit';
import { testApp } from '@harambee/service-kit/testing';
import { notifications } from '../app.ts';
import { StreamMessageModel } from '../streams/stream-message.model.ts';
import { aMember } from '../testing/deliver.ts';
import { onOrganizationRenamed } from './on-organization-renamed.handler.ts';

testApp(notifications);

test('open pages of the organization are told the new name, and of no other', async () => {
  const [ours, theirs] = [await aMember(), await aMember()];
  const renamed = event('organization.renamed', ours.tenantId, { name: 'Maji Safi', revision: 1 });
  await onOrganizationRenamed.handle(renamed);
  await onOrganizationRenamed.handle({ ...renamed, at: new Date(Date.now() - 2 * 60 * 60_000) });
  const messages = await StreamMessageModel.find({ tenantId: ours.tenantId }).lean();
  expect(messages.map(({ name, data, userId }) => [name, data, userId])).toEqual([
    ['organization', { name: 'Maji Safi' }, undefined],
  ]);
  expect(await StreamMessageModel.countDocuments({ tenantId: theirs.tenantId })).toBe(0);
});
