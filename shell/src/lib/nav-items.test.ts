import type { NavEntry } from '@harambee/domain';
import { anEntry } from '../testing/show-app.tsx';
import { navItemsOf, usualItems } from './nav-items.ts';

const donors: NavEntry = { path: '/donors', label: 'Donors', icon: 'users', group: 'more', key: 'n' };
const remote = (name: string, nav?: NavEntry[]) => ({ ...anEntry, name, paths: [`/${name}`], nav });
const labels = (role: string, ...remotes: ReturnType<typeof remote>[]) =>
  navItemsOf(remotes, role).map(({ label }) => label);
const usual = usualItems.map(({ label }) => label);

test('a remote that says nothing, and a list that is missing, change nothing', () => {
  expect(navItemsOf([], 'Owner')).toEqual(usualItems);
  expect(navItemsOf([remote('proposals')], 'Owner')).toEqual(usualItems);
});

test('a further remote stands below the usual ones, in its group and order', () => {
  const visits: NavEntry = { ...donors, path: '/visits', label: 'Visits', order: 5 };
  expect(labels('Owner', remote('donors', [donors]), remote('visits', [visits]))).toEqual([
    ...usual,
    'Visits',
    'Donors',
  ]);
  expect(labels('Owner', remote('donors', [{ ...donors, group: 'main', order: 15 }]))).toEqual([
    'Dashboard',
    'Profiles',
    'Donors',
    ...usual.slice(2),
  ]);
});

test('what a remote says about a usual entry replaces it', () => {
  const renamed: NavEntry = {
    path: '/proposals',
    label: 'Applications',
    icon: 'file',
    group: 'main',
    order: 20,
  };
  expect(labels('Owner', remote('proposals', [renamed]))).toEqual(
    usual.map((label) => (label === 'Proposals' ? 'Applications' : label)),
  );
});

test('an entry shows only to roles that may; a permission of a newer shell shows to nobody', () => {
  const forOwners = remote('donors', [{ ...donors, needs: 'actions.read' }]);
  expect(labels('Owner', forOwners)).toContain('Donors');
  expect(labels('Member', forOwners)).not.toContain('Donors');
  expect(labels('Owner', remote('donors', [{ ...donors, needs: 'time.travel' }]))).not.toContain('Donors');
});

test('a shortcut that is taken is left out, and what is not known here becomes what is', () => {
  const keysOf = (key: string) =>
    navItemsOf([remote('donors', [{ ...donors, key }])], 'Owner').find(({ to }) => to === '/donors')?.keys;
  expect(keysOf('n')).toEqual(['g', 'n']);
  expect(keysOf('d')).toBeUndefined();
  expect(keysOf('a')).toBeUndefined();
  const newer = { ...donors, icon: 'dragon', group: 'top' } as unknown as NavEntry;
  expect(navItemsOf([remote('donors', [newer])], 'Owner').at(-1)).toMatchObject({
    icon: 'layers',
    group: 'more',
  });
});
