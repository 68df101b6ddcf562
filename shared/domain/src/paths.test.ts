import { isOfRoute } from './paths.ts';

test.each([
  ['/proposals', '/proposals', true],
  ['/proposals/p1', '/proposals/:id', true],
  ['/proposals/', '/proposals/:id', false],
  ['/proposals', '/proposals/:id', false],
  ['/proposals/p1/x', '/proposals/:id', false],
  ['/proposals/p1', '/profiles/:id', false],
  ['/profiles/o1/edit', '/profiles/:id/edit', true],
])('%s is of the route %s: %s', (path, route, expected) => {
  expect(isOfRoute(path, route)).toBe(expected);
});
