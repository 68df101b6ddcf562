import type { DomainEvent, EventMap } from '@harambee/domain';
import { testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { identityService } from '../app.ts';
import { signUp } from '../testing/people.ts';
import { restatePeople } from './restate-people.ts';
import { UserModel } from './user.model.ts';

const api = testApp(identityService({ signUpsPerHour: 1_000 }));

const told = async (tenantId: string, name: keyof EventMap) => {
  await api.settle();
  const events = await mongoose.connection
    .collection<DomainEvent>('events')
    .find({ tenantId, name })
    .toArray();
  return events.map(({ payload }) => payload);
};

test('people from before 2026-12 are published once, with their roles; new ones are known from the start (OWNER-02)', async () => {
  const [old, fresh] = [await signUp(api), await signUp(api)];
  const { id: userId, tenantId } = old.user;
  await UserModel.updateOne({ _id: userId, tenantId }, { $unset: { restatedAt: 1 } });
  expect(await restatePeople()).toBe(1);
  expect(await restatePeople()).toBe(0);
  const person = { userId, firstName: 'Wanjiku', lastName: 'Kamau', role: 'Owner' };
  expect(await told(tenantId, 'user.restated')).toEqual([person]);
  expect(await told(fresh.user.tenantId, 'user.restated')).toEqual([]);
});

test('a new name and a new role are published', async () => {
  const { user, headers, person } = await signUp(api);
  const change = (firstName: string) =>
    api.anonymous.put('/api/auth/profile', { firstName, lastName: 'Kamau', email: person.email }, headers);
  expect((await change('Wanjiku')).statusCode).toBe(200);
  expect(await told(user.tenantId, 'user.restated')).toEqual([]);
  expect((await change('Ciku')).statusCode).toBe(200);
  expect(await told(user.tenantId, 'user.restated')).toEqual([
    { userId: user.id, firstName: 'Ciku', lastName: 'Kamau', role: 'Owner' },
  ]);
});
