/** Modules whose names hold the absolute path of this checkout, and the ids they get instead. */
const idsOf = [
  [/^container entry /, 'container'],
  [/[\\/]\.federation[\\/]entry\./, 'federation'],
];

/** The federation plugin names some of its modules by absolute paths: without this, every folder would build other files. */
export class StableIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIds', (modules) => {
        for (const module of modules) {
          const id = idsOf.find(([name]) => name.test(module.identifier()))?.[1];
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
