import { paths } from '@harambee/domain';
import remote from '../remote.json';
import { remoteModule } from './module.ts';

test('every page is below a path this remote owns', () => {
  for (const { path } of remoteModule.routes) expect(`/${path}`).toMatch(/^\/profiles(\/|$)/);
  for (const { path } of remoteModule.publicRoutes ?? []) expect(`/${path}`).toMatch(/^\/public\/profile\//);
  expect(remote).toMatchObject({
    name: 'profiles',
    paths: [paths.profiles],
    publicPaths: ['/public/profile'],
  });
});

test('commands lead to a new profile and to the own one', () => {
  expect(remoteModule.commands.map(({ name, to }) => [name, to])).toEqual([
    ['New profile', '/profiles/new'],
    ['Update profile', '/profiles?next=edit'],
  ]);
});
