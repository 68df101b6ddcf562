import { sharedPackages } from '../federation-shared.mjs';

/** `react/jsx-runtime` is part of `react`; `@emotion` and `@mui` come with `@harambee/ui`. */
const packages = new Set([
  ...sharedPackages.map((name) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  ),
  'react-router',
  'scheduler',
]);
const scopes = ['@emotion', '@mui'];

function ownerOf(resource) {
  const workspace = resource.match(/\/shared\/([\w-]+)\/src\//)?.[1];
  if (workspace) return `@harambee/${workspace}`;
  return resource.match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1];
}

const isGiven = (name) => packages.has(name) || scopes.some((scope) => name?.startsWith(`${scope}/`));

/**
 * Fails the build of a remote that would bundle its own copy of a package that the shell provides: two Reacts break
 * hooks, two stores split the data, and every visitor would download both.
 */
export class NoCopiesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('NoCopies', (compilation) => {
      compilation.hooks.finishModules.tap('NoCopies', (modules) => {
        const copies = new Set();
        for (const { resource } of modules) {
          const name = resource && ownerOf(resource.replaceAll('\\', '/'));
          if (name && isGiven(name)) copies.add(name);
        }
        for (const name of copies) {
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `This remote would bundle its own copy of ${name}, which the shell provides: import it by a name listed in federation-shared.mjs.`,
            ),
          );
        }
      });
    });
  }
}
