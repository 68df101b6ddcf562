import { posix } from 'node:path';

/** The package, or the file if it is the repository's own. `path` begins in the folder of the part that was built. */
export function moduleName(part: string, path: string): string {
  const inPackage = /.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (inPackage) return inPackage;
  if (path.startsWith('webpack/') || path === '') return 'webpack';
  return posix.join(part, path);
}
