import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The chunks of a page or widget: of the group that an `import()` of this module made. */
function filesOf(compilation, address) {
  const groups = compilation.chunkGroups.filter((group) =>
    group.origins?.some(
      ({ module, request }) => module?.context && request && resolve(module.context, request) === address,
    ),
  );
  if (groups.length === 0) throw new Error(`remote.json names ${address}, which nothing imports on demand`);
  return groups.flatMap((group) => group.getFiles()).filter((file) => file.endsWith('.js'));
}

/** The remote.json of the remote that is built. */
export const describedIn = ({ context }) => JSON.parse(readFileSync(join(context, 'remote.json'), 'utf8'));

/**
 * Emits the remote.json of a remote. Its `pages` name, by route pattern, the modules that a page imports on demand and
 * the calls that it makes first; the published ones name files in place of modules, so that the gateway can preload them.
 * `serverRender` names a module, too, and then the file that `ServerRenderPlugin` has made of it.
 */
export class PageFilesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PageFiles', (compilation) => {
      const { PROCESS_ASSETS_STAGE_REPORT } = compiler.webpack.Compilation;
      const address = join(compiler.context, 'remote.json');
      compilation.fileDependencies.add(address);
      compilation.hooks.processAssets.tap({ name: 'PageFiles', stage: PROCESS_ASSETS_STAGE_REPORT }, () => {
        const { pages, serverRender: _module, ...described } = describedIn(compiler);
        const { serverRender } = compilation;
        const published = Object.entries(pages ?? {}).map(([route, { modules, reads = [] }]) => {
          const files = modules.flatMap((module) =>
            filesOf(compilation, join(compiler.context, 'src', module)),
          );
          return [route, { files: [...new Set(files)], reads }];
        });
        const text = JSON.stringify({
          ...described,
          ...(serverRender && { serverRender }),
          ...(pages && { pages: Object.fromEntries(published) }),
        });
        compilation.emitAsset('remote.json', new compiler.webpack.sources.RawSource(`${text}\n`));
      });
    });
  }
}
