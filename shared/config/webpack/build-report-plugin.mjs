import { relative } from 'node:path';
import { mappedBytes } from './mapped-bytes.mjs';

/** Read by `npm run budgets`. It is not published, and turbo keeps it with the build. */
const reportFile = '../.cache/build-report.json';
const isScript = (file) => file.endsWith('.js');

/**
 * Writes which files each part of a build consists of, and of which modules: the entries, what every `import()` loads,
 * and which packages of the shell that asks for.
 */
export class BuildReportPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildReport', (compilation) => {
      const { PROCESS_ASSETS_STAGE_REPORT } = compiler.webpack.Compilation;
      const { RawSource } = compiler.webpack.sources;
      compilation.hooks.processAssets.tap({ name: 'BuildReport', stage: PROCESS_ASSETS_STAGE_REPORT }, () => {
        const report = reportOf(compilation);
        compilation.emitAsset(reportFile, new RawSource(`${JSON.stringify(report, null, 1)}\n`));
      });
    });
  }
}

function reportOf(compilation) {
  const { chunkGraph, moduleGraph } = compilation;
  const nameOf = (module) => {
    const resource = module?.nameForCondition();
    // Without a file of its own: the federation's entry, or a package of the shell.
    return resource ? relative(compilation.options.context, resource) : (module?.options?.shareKey ?? '');
  };
  /** Packages of the shell (`federation-shared.mjs`). A chunk of nothing else has no file. */
  const asksFor = (group) =>
    group.chunks
      .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
      .filter(({ type }) => type === 'consume-shared-module')
      .map(({ options }) => options.shareKey)
      .sort();
  const filesOf = (group) => group.chunks.flatMap(({ files }) => [...files].filter(isScript));
  /** By what they load, because a concatenated module repeats the imports of its parts. */
  const imports = new Map();
  for (const module of compilation.modules) {
    for (const block of module.blocks) {
      const group = chunkGraph.getBlockChunkGroup(block);
      if (!group) continue;
      const [dependency] = block.dependencies;
      const to = nameOf(moduleGraph.getModule(dependency));
      const one = { to, request: dependency.request ?? '', files: filesOf(group), asksFor: asksFor(group) };
      imports.set(JSON.stringify(one), one);
    }
  }
  const scripts = [...compilation.chunks].flatMap(({ files }) => [...files].filter(isScript)).sort();
  return {
    entries: Object.fromEntries([...compilation.entrypoints].map(([name, group]) => [name, filesOf(group)])),
    imports: [...imports].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one),
    modules: Object.fromEntries(scripts.map((file) => [file, modulesIn(compilation, file)])),
  };
}

/** Minified characters of each module in a file. */
function modulesIn(compilation, file) {
  const map = compilation.getAsset(`../.cache/maps/${file}.map`);
  const code = compilation.getAsset(file);
  if (!map || !code) return {};
  const bytes = mappedBytes(JSON.parse(map.source.source().toString()), code.source.source().toString());
  const named = [...bytes].map(([name, count]) => [name.replace('harambee://', ''), count]);
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}
