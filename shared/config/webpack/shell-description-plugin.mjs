import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { sharedPackages } from '../federation-shared.mjs';

const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Workspace packages resolve to their sources, so their package.json is found from the resolved entry. */
function versionOf(name, folder) {
  const find = createRequire(join(folder, 'package.json'));
  const looked = find.resolve.paths(name) ?? [];
  for (const place of looked) {
    try {
      return JSON.parse(readFileSync(join(place, packageOf(name), 'package.json'), 'utf8')).version;
    } catch {
      // Try the next folder.
    }
  }
  throw new Error(`${name} is provided to remotes but not installed`);
}

/** The contract version of this shell, from the sources that type the remotes. */
function contracts(folder) {
  const source = readFileSync(join(folder, '../shared/platform/src/remote-module.ts'), 'utf8');
  const contract = /export const contractVersion = (\d+);/.exec(source)?.[1];
  if (contract === undefined) throw new Error('remote-module.ts does not declare contractVersion');
  return [Number(contract)];
}

/** Writes `shell.json`, against which the registry checks a version before releasing it. */
export class ShellDescriptionPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellDescription', (compilation) => {
      const { PROCESS_ASSETS_STAGE_ADDITIONAL } = compiler.webpack.Compilation;
      const { RawSource } = compiler.webpack.sources;
      compilation.hooks.processAssets.tap(
        { name: 'ShellDescription', stage: PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const folder = compiler.context;
          const description = {
            contracts: contracts(folder),
            shared: Object.fromEntries(sharedPackages.map((name) => [name, versionOf(name, folder)])),
          };
          compilation.emitAsset('shell.json', new RawSource(`${JSON.stringify(description, null, 2)}\n`));
        },
      );
    });
  }
}
