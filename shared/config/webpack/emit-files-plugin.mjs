import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

function filesBelow(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** Puts a file, or everything in a folder, into the output under its own name. */
export class EmitFilesPlugin {
  constructor(path) {
    this.path = path;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('EmitFiles', (compilation) => {
      const { PROCESS_ASSETS_STAGE_ADDITIONAL } = compiler.webpack.Compilation;
      const { RawSource } = compiler.webpack.sources;
      compilation.hooks.processAssets.tap(
        { name: 'EmitFiles', stage: PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const file of filesBelow(this.path)) {
            compilation.fileDependencies.add(file);
            const name = relative(statSync(this.path).isFile() ? join(this.path, '..') : this.path, file);
            compilation.emitAsset(name, new RawSource(readFileSync(file)));
          }
        },
      );
    });
  }
}
