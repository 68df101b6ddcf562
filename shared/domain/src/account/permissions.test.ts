import { can, needsRole, type Permission, permissionNames, permissions } from './permissions.ts';
import { roleNames } from './role-names.ts';

const allowed = (role: string) => permissionNames.filter((action) => can(role, action));

test('an owner may do everything, and each role everything that the next one may', () => {
  expect(allowed('Owner')).toEqual(permissionNames);
  for (const [n, role] of roleNames.entries()) {
    const next = roleNames[n + 1];
    if (next) expect(allowed(role)).toEqual(expect.arrayContaining(allowed(next)));
  }
});

test('writers write, reviewers comment and sign off, viewers read', () => {
  expect(permissionNames.filter((action) => !can('Member', action))).toEqual([
    'people.manage',
    'organization.setUp',
    'organization.rename',
    'organization.delete',
    'organization.export',
    'actions.read',
    'model.check',
    'visibility.change',
  ]);
  expect(allowed('Reviewer')).toEqual([
    'account.use',
    'records.read',
    'tasks.finish',
    'comments.write',
    'signOffs.give',
  ]);
  expect(allowed('Viewer')).toEqual(['account.use', 'records.read']);
});

test.each([
  ['a role nobody knows', 'Admin', 'people.manage'],
  ['no role', '', 'people.manage'],
  ['a name every object has', 'toString', 'people.manage'],
  ['a role in other letters', 'owner', 'people.manage'],
  ['an action nobody knows', 'Owner', 'people.praise'],
  ['an action every object has', 'Owner', 'toString'],
])('%s is refused', (_what, role, action) => {
  expect(can(role, action as Permission)).toBe(false);
});

test('what all roles may do does not depend on the role in a token', () => {
  expect(permissionNames.filter((action) => !needsRole(action))).toEqual(['account.use', 'records.read']);
});

test('every refusal says who can', () => {
  for (const name of permissionNames.filter(needsRole))
    expect(permissions[name].refusal).toMatch(/^Only .*owner/);
});
