import { permissionOfPage } from './page-permissions.ts';

test.each([
  ['/proposals/new', 'proposals.write'],
  ['/proposals/new?call=c-1', 'proposals.write'],
  ['/calls/new#known', 'calls.write'],
  ['/profiles/new', 'profile.write'],
  ['/profiles/p-1/edit', 'profile.write'],
  ['/profiles/:id/edit', 'profile.write'],
  ['/proposals/new-ideas', undefined],
  ['/proposals', undefined],
  ['', undefined],
])('%j asks for %s', (path, permission) => {
  expect(permissionOfPage(path)).toBe(permission);
});
