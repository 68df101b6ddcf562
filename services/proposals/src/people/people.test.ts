import type { EventMap } from '@harambee/domain';
import { event } from '@harambee/service-kit';
import { newActor, testApp } from '@harambee/service-kit/testing';
import { proposals } from '../app.ts';
import { onPeopleChanged } from '../handlers/on-people-changed.handler.ts';
import { mustBelong, peopleAmong } from './people.service.ts';

testApp(proposals);

type Told = 'user.registered' | 'user.restated' | 'user.role_changed' | 'user.removed';
const tell = <Name extends Told>(tenantId: string, name: Name, payload: EventMap[Name]) =>
  onPeopleChanged.handle(event(name, tenantId, payload) as never);

const juma = { userId: 'juma', firstName: 'Juma', lastName: 'Baraka' };

test('colleagues are known by name and role, as events tell of them, however often (OWNER-02)', async () => {
  const { tenantId } = await newActor();
  const known = async () => (await peopleAmong(tenantId, ['juma', ''])).get('juma');
  expect(await known()).toBeUndefined();
  await tell(tenantId, 'user.registered', juma);
  await tell(tenantId, 'user.registered', juma);
  expect(await known()).toEqual({ id: 'juma', name: 'Juma Baraka', role: 'Member' });
  await tell(tenantId, 'user.role_changed', { userId: 'juma', role: 'Owner' });
  expect(await known()).toMatchObject({ role: 'Owner' });
  await tell(tenantId, 'user.restated', { ...juma, lastName: '', role: 'Member' });
  expect(await known()).toEqual({ id: 'juma', name: 'Juma', role: 'Member' });
  await tell(tenantId, 'user.removed', { userId: 'juma' });
  await tell(tenantId, 'user.role_changed', { userId: 'juma', role: 'Owner' });
  expect(await known()).toBeUndefined();
});

test('people of another organization do not belong, and are not told apart from nobody', async () => {
  const [ours, theirs] = [await newActor(), await newActor()];
  await tell(ours.tenantId, 'user.registered', juma);
  await expect(mustBelong(ours.tenantId, ['juma'])).resolves.toBeDefined();
  for (const id of ['juma', 'nobody'])
    await expect(mustBelong(theirs.tenantId, [id])).rejects.toThrow('does not belong to your organization');
});
