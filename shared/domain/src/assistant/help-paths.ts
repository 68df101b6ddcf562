import { openRoutes, signedInRoutes } from '../paths.ts';

const patterns = [...signedInRoutes, ...openRoutes].map(
  (route) => new RegExp(`^${route.replaceAll(/:\w+/g, '[A-Za-z0-9_-]{1,64}')}$`),
);

/**
 * Whether a target from an untrusted source (a language model, a stored text) is a page of the product for signed-in
 * people. Accepts only a bare path: no other host, no script, no query and no `..`.
 */
export function isProductPath(target: string): boolean {
  return patterns.some((pattern) => pattern.test(target));
}
