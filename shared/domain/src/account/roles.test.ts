import { isOnlyFounder, roleRow } from './roles.ts';

test('an unknown role is shown as the role of people who join', () => {
  expect(roleRow('').noun).toBe('a writer');
});

test('nobody else is an owner if this is the last one', () => {
  const [owner, member] = [{ role: 'Owner' }, { role: 'Member' }];
  expect(isOnlyFounder('Owner', [owner, member])).toBe(true);
  expect(isOnlyFounder('Owner', [owner, owner])).toBe(false);
  expect(isOnlyFounder('Member', [owner, member])).toBe(false);
});
