import { StorageUse } from '@harambee/domain/schemas';
import { newActor, testApp } from '@harambee/service-kit/testing';
import mongoose from 'mongoose';
import { Value } from 'typebox/value';
import { identityService } from '../app.ts';

const api = testApp(identityService(), { config: { storageQuota: 7_000_000 } });
const url = '/api/auth/storage';

test('the sum of what all services have counted, of the own organization alone', async () => {
  const [ours, theirs] = [await newActor(), await newActor()];
  const count = (tenantId: string, part: string, bytes: number) =>
    mongoose.connection
      .collection<{ _id: string }>('storage_use')
      .insertOne({ _id: `${tenantId}:${part}`, tenantId, bytes, countedAt: new Date() } as never);
  await count(ours.tenantId, 'proposals', 1_000);
  await count(ours.tenantId, 'profiles', 20);
  await count(theirs.tenantId, 'proposals', 5_000_000);
  const answer = (await api.as(ours).get(url)).json();
  expect(answer).toEqual({ used: 1_020, limit: 7_000_000 });
  expect(Value.Check(StorageUse, answer)).toBe(true);
});

test('only who is signed in is told', async () => {
  expect((await api.anonymous.get(url)).statusCode).toBe(401);
});
