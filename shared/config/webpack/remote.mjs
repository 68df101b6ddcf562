import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { sharedByRemotes } from '../federation-shared.mjs';
import { baseConfig } from './base.mjs';
import { BuildReportPlugin } from './build-report-plugin.mjs';
import { compressed } from './compressed.mjs';
import { refreshable, withHotReloading } from './hot-reloading/hot-reloading.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { NoCopiesPlugin } from './no-copies-plugin.mjs';
import { PageFilesPlugin } from './page-files-plugin.mjs';
import { ServerRenderPlugin } from './server-render-plugin.mjs';
import { StableIdsPlugin } from './stable-ids-plugin.mjs';

/**
 * The config of a remote: its whole webpack.config.mjs is `export default remoteConfig(import.meta.url)`. The remote
 * exposes only `src/module.ts(x)`, as `./module`, under the name in its remote.json.
 */
export function remoteConfig(configUrl, { mode = 'production' } = {}) {
  const folder = fileURLToPath(new URL('.', configUrl));
  const { name } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  const isPublished = mode === 'production';
  const base = baseConfig({ folder, mode, ...(!isPublished && { react: refreshable }) });
  const config = {
    ...base,
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: `harambee-${name}`,
      // The shell deletes this global before it loads another version, so that no version picks up chunks of another.
      chunkLoadingGlobal: `harambee_parts_${name}`,
    },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name,
        // As a property of the page, which may have a hyphen in its name; a variable may not.
        library: { type: 'global', name },
        filename: isPublished ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: { './module': './src/module' },
        shared: sharedByRemotes,
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        // The shell provides the runtime too, which saves 16 KB in every remote.
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      new NoCopiesPlugin(),
      ...(isPublished ? [new ServerRenderPlugin()] : []),
      new PageFilesPlugin(),
      ...(isPublished
        ? [new IntegrityPlugin(), new StableIdsPlugin(), new BuildReportPlugin(), ...compressed()]
        : []),
    ],
  };
  return isPublished ? config : withHotReloading(config, name);
}
