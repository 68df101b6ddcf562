// `turbo run single-bundle`: shell and remotes in one webpack build, without federation. `npm run bench -- pages`
// measures the product beside it. It is never published.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { baseConfig } from '@harambee/config/webpack/base.mjs';
import { compile } from '@harambee/config/webpack/compile.mjs';
import { shellConfig } from '@harambee/config/webpack/shell.mjs';
import webpack from 'webpack';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const folder = fileURLToPath(new URL('../.cache/single-bundle', import.meta.url));
const federation = join(folder, 'federation.ts');

const remotes = readdirSync(repository)
  .filter((name) => existsSync(join(repository, name, 'remote.json')))
  .map((part) => ({
    part,
    name: JSON.parse(readFileSync(join(repository, part, 'remote.json'), 'utf8')).name,
  }));

/** Takes the place of the shell's `federation.ts`: the modules of all remotes are part of the build. */
function writeFederation() {
  const imports = remotes.map(({ part, name }) => {
    const module = JSON.stringify(join(repository, part, 'src/module'));
    return `import { remoteModule as ${name} } from ${module};`;
  });
  const names = remotes.map(({ name }) => name).join(', ');
  const code = `${imports.join('\n')}
const modules = { ${names} };
export const loadModule = async ({ name }) => ({ remoteModule: modules[name] });
`;
  mkdirSync(folder, { recursive: true });
  // An unchanged file keeps its time, and so webpack's cache.
  if (!existsSync(federation) || readFileSync(federation, 'utf8') !== code) writeFileSync(federation, code);
}

writeFederation();
const configOf = async (part) =>
  (await import(pathToFileURL(join(repository, part, 'webpack.config.mjs')).href)).default;
const config = shellConfig(pathToFileURL(join(repository, 'shell/webpack.config.mjs')).href);
const { rules: common } = baseConfig({ folder: repository }).module;
/** What remotes add to the common configuration. */
const additions = await Promise.all(
  remotes.map(async ({ part }) => {
    const { resolve, module } = await configOf(part);
    return { alias: resolve.alias, rules: module.rules.slice(common.length) };
  }),
);
compile({
  ...config,
  output: { ...config.output, path: join(folder, 'dist'), uniqueName: 'harambee-single-bundle' },
  resolve: {
    ...config.resolve,
    // What the shell provides under this name.
    alias: Object.assign(
      {},
      ...additions.map(({ alias }) => alias),
      { 'react-router-dom$': join(repository, 'shared/platform/src/router.ts') },
      config.resolve.alias,
    ),
  },
  module: { ...config.module, rules: [...config.module.rules, ...additions.flatMap(({ rules }) => rules)] },
  plugins: [
    ...config.plugins,
    new webpack.NormalModuleReplacementPlugin(/^\.\/federation\.ts$/, (resource) => {
      if (resource.context === join(repository, 'shell/src/remotes')) resource.request = federation;
    }),
  ],
  cache: {
    ...config.cache,
    cacheDirectory: join(folder, 'webpack'),
    version: [
      fileURLToPath(import.meta.url),
      ...remotes.map(({ part }) => join(repository, part, 'webpack.config.mjs')),
    ]
      .reduce(
        (hash, file) => hash.update(readFileSync(file)),
        createHash('sha256').update(config.cache.version),
      )
      .digest('hex'),
  },
});
