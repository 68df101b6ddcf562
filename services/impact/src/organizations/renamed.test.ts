import { event } from '@harambee/service-kit';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { impact } from '../app.ts';
import { onOrganizationRenamed } from '../handlers/on-organization-renamed.handler.ts';
import { givenSignUp } from '../testing/deliver.ts';
import { nameOf, organizationOf } from './organizations.service.ts';

testApp(impact);

const rename = (tenantId: string, name: string, revision: number) =>
  onOrganizationRenamed.handle(event('organization.renamed', tenantId, { name, revision }));
const name = async (tenantId: string) => nameOf(await organizationOf(tenantId));

test('the newest name counts; an older one, or the sign-up, may come late', async () => {
  const actor = await newActor();
  await rename(actor.tenantId, 'Second', 2);
  await givenSignUp(actor, 'As signed up');
  await rename(actor.tenantId, 'First', 1);
  expect(await name(actor.tenantId)).toBe('Second');
  expect((await organizationOf(actor.tenantId)).registeredAt).toBeDefined();
  await rename(actor.tenantId, 'Third', 3);
  expect(await name(actor.tenantId)).toBe('Third');
});
