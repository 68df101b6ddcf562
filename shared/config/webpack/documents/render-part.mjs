import { createRequire } from 'node:module';
import { join } from 'node:path';
import { baseConfig } from '../base.mjs';
import { compileParts } from './compile-part.mjs';

/** For a module that renders HTML outside a browser. */
const forNode = (config, { assetModuleFilename }, alias) => ({
  ...config,
  target: 'node20',
  // What is only loaded on demand in a browser is not rendered, and need not be compiled.
  externals: [/^@mui\//],
  // Addresses of files are those of the shell's build: the same names, below the root.
  output: { ...config.output, assetModuleFilename, publicPath: '/', library: { type: 'commonjs2' } },
  module: { ...config.module, parser: { javascript: { url: 'relative' } } },
  resolve: {
    ...config.resolve,
    // Emotion and React have builds for servers.
    conditionNames: config.resolve.conditionNames.filter((name) => name !== 'browser'),
    alias: { ...config.resolve.alias, ...alias },
  },
  optimization: { ...config.optimization, minimize: false },
});

/** Compiles a module and all it imports into one CommonJS text for Node. `alias`: packages in place of others. */
export async function compileForNode(folder, name, file, mode, alias = {}) {
  const { output } = baseConfig({ folder, mode });
  const { [name]: code } = await compileParts(
    folder,
    { [name]: file },
    { mode, change: (config) => forNode(config, output, alias) },
  );
  return code;
}

/** Compiles a module of the shell for Node and gives what it exports. */
export async function renderPart(folder, name, file, mode, alias = {}) {
  const code = await compileForNode(folder, name, file, mode, alias);
  // Node has it only in newer versions.
  globalThis.navigator ??= { userAgent: '' };
  const made = { exports: {} };
  const load = createRequire(join(folder, 'package.json'));
  new Function('module', 'exports', 'require', code)(made, made.exports, load);
  return made.exports;
}
