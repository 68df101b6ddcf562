import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Folders of the workspace, as the root's package.json lists them: `shared/*`, `shell`, `mfe-*`. */
function packagesIn(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const matches = (pattern, name) => new RegExp(`^${pattern.replace('*', '.*')}$`).test(name);
  return workspaces
    .flatMap((pattern) => {
      const [parent, own] = pattern.includes('/') ? pattern.split('/') : ['.', pattern];
      return readdirSync(join(root, parent))
        .filter((name) => matches(own, name))
        .map((name) => join(parent, name));
    })
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/**
 * Gives a copy of the repository the libraries that are installed in `root`, by links, and the workspace its own packages:
 * for tests and tools that build another state of the sources. Call it again after a package was added.
 *
 * @param {string} root the repository with its node_modules
 * @param {string} copy another working copy of it
 */
export function linkInstalled(root, copy) {
  const link = (target, path) => {
    if (!existsSync(path)) symlinkSync(target, path);
  };
  /** One link for each library: Git ignores folders called node_modules, not links. */
  const linkAll = (folder) => {
    const installed = join(root, folder, 'node_modules');
    if (!existsSync(installed)) return;
    mkdirSync(join(copy, folder, 'node_modules'), { recursive: true });
    for (const name of readdirSync(installed)) {
      if (name !== '@harambee' && name !== '.cache')
        link(join(installed, name), join(copy, folder, 'node_modules', name));
    }
  };
  linkAll('.');
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@harambee'), { recursive: true });
  for (const folder of packagesIn(copy)) {
    const { name } = JSON.parse(readFileSync(join(copy, folder, 'package.json'), 'utf8'));
    link(join(copy, folder), join(modules, '@harambee', basename(name)));
    // Libraries of which this package alone has another version.
    linkAll(folder);
  }
}
