import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** The path that the gateway forwards to the remote's dev server (`services/gateway/src/remotes/dev-remotes.ts`). */
export const devPath = (name) => `/remotes/${name}/dev/`;

/** Options of swc: registers components and their hooks with `refresh-runtime.mjs`. */
export const refreshable = { development: true, refresh: true };

/** Configures a remote for its dev server: file names without hashes below one path, and replaceable modules. */
export function withHotReloading(config, name) {
  const { output, resolve, module, optimization } = config;
  return {
    ...config,
    output: {
      ...output,
      publicPath: devPath(name),
      filename: '[name].js',
      chunkFilename: '[name].js',
      // Pages that were suspended still request earlier updates.
      clean: false,
    },
    // Names made from paths would be longer than the gateway accepts for a file name.
    optimization: {
      ...optimization,
      chunkIds: 'deterministic',
      // A build with a mistake gives out nothing: the page would load anew after the mend, and lose what was typed.
      emitOnErrors: false,
    },
    resolve: { ...resolve, alias: { 'react/jsx-dev-runtime$': here('jsx-dev-runtime.mjs') } },
    module: {
      rules: [
        ...module.rules,
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          enforce: 'post',
          loader: here('refresh-loader.mjs'),
          options: { remote: name },
        },
      ],
    },
  };
}
