/** Modules whose names contain the absolute path of the checkout, and the ids that replace them. */
const idsOf = [
  [/^container entry /, 'container'],
  [/[\\/]\.federation[\\/]entry\./, 'federation'],
];

/**
 * The federation plugin names some of its modules by absolute path: without this, each folder would build different
 * files.
 */
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
