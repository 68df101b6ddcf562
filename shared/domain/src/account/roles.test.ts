import {
  can,
  hasPrivileges,
  isOnlyFounder,
  type RoleAction,
  roleActions,
  roleNames,
  roleRow,
} from './roles.ts';

const actions = Object.keys(roleActions) as RoleAction[];

test('an owner may do everything, a member nothing', () => {
  expect(actions.filter((action) => can('Owner', action))).toEqual(actions);
  expect(actions.filter((action) => can('Member', action))).toEqual([]);
});

test.each([
  ['a role nobody knows', 'Admin', 'people.manage'],
  ['no role', '', 'people.manage'],
  ['a name every object has', 'toString', 'people.manage'],
  ['a role in other letters', 'owner', 'people.manage'],
  ['an action nobody knows', 'Owner', 'people.praise'],
  ['an action every list has', 'Owner', 'length'],
])('%s is refused', (_what, role, action) => {
  expect(can(role, action as RoleAction)).toBe(false);
});

test('an unknown role is shown as the role of people who join', () => {
  expect(roleRow('').noun).toBe('a member');
});

test('a role that may do more than another can lose permissions', () => {
  expect(roleNames.filter(hasPrivileges)).toEqual(['Owner']);
});

test('nobody else is an owner if this is the last one', () => {
  const [owner, member] = [{ role: 'Owner' }, { role: 'Member' }];
  expect(isOnlyFounder('Owner', [owner, member])).toBe(true);
  expect(isOnlyFounder('Owner', [owner, owner])).toBe(false);
  expect(isOnlyFounder('Member', [owner, member])).toBe(false);
});
