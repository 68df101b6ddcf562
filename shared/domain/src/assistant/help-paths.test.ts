import fc from 'fast-check';
import { openRoutes, paths, signedInRoutes } from '../paths.ts';
import { isProductPath } from './help-paths.ts';

test('every signed-in page is a valid target, with an id if it needs one', () => {
  for (const route of [...signedInRoutes, ...openRoutes])
    expect(isProductPath(route.replace(':id', 'aB3-x_9'))).toBe(true);
  expect(isProductPath(paths.proposal('0a1b2c'))).toBe(true);
});

test.each([
  '',
  '/',
  '/login',
  '/proposals/',
  '/proposals?x=1',
  '/proposals#x',
  '/proposals/a/b',
  '/proposals/..',
  '/proposals/%2e%2e',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/proposals',
  'javascript:alert(1)//proposals',
  '/settings\n',
  ' /settings',
  '/public/profile/abc',
])('%j is not a valid target', (target) => {
  expect(isProductPath(target)).toBe(false);
});

test('a valid target stays on this origin and equals its path', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.string(), fc.constantFrom(...signedInRoutes)), (target) => {
      if (!isProductPath(target)) return;
      const url = new URL(target, 'https://harambee.example');
      expect([url.origin, url.pathname, url.search, url.hash]).toEqual([
        'https://harambee.example',
        target,
        '',
        '',
      ]);
    }),
  );
});
