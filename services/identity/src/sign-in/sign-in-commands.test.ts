import { commandNamesOf, testApp } from '@harambee/service-kit/testing';
import { PendingActionModel } from '../action-record/pending-action.model.ts';
import { identityService } from '../app.ts';
import { AttemptsModel } from '../attempts/attempts.model.ts';
import { signUp } from '../testing/people.ts';
import '../testing/quick-hashes.ts';

const api = testApp(identityService());

const login = ({ email, password }: { email: string; password: string }) =>
  api.anonymous.post('/api/auth/login', { email, password });

test('a sign-in asks the database for these things and no others', async () => {
  const { person } = await signUp(api);
  await login(person);
  await api.app.answered();
  expect(await commandNamesOf(() => login(person))).toEqual([
    'find', // the account
    'update', // its tries, before the password is checked
    'find', // its organizations
    'find', // the one that is entered
    'insert', // what is about to be done
    'insert', // the session
    'insert', // the device
    'find', // the reference of the name
    'find', // the end of the record
    'insert', // the entry
    'update', // the end of the record
  ]);
});

test('what need not be waited for is done for all sign-ins of a moment together', async () => {
  const people = [await signUp(api), await signUp(api), await signUp(api)];
  await api.app.answered();
  const after = await commandNamesOf(async () => {
    await Promise.all(people.map(({ person }) => login(person)));
    await api.app.answered();
  });
  expect(after.filter((name) => name === 'delete')).toHaveLength(1);
  const tenants = people.map(({ user }) => user.tenantId);
  expect(await PendingActionModel.countDocuments({ tenantId: tenants[0] })).toBe(0);
  expect(await AttemptsModel.find({ count: 1 }).lean()).toEqual([]);
});
