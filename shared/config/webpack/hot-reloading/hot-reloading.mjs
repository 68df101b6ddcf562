import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Where the gateway passes on to the dev server of a remote (`services/gateway/src/remotes/dev-remotes.ts`). */
export const devPath = (name) => `/remotes/${name}/dev/`;

/** Options of swc: components and their hooks are named for `refresh-runtime.mjs`. */
export const refreshable = { development: true, refresh: true };

/** A remote as its dev server gives it: names without hashes below one path, and modules that can be replaced. */
export function withHotReloading(config, name) {
  const { output, resolve, module, optimization } = config;
  return {
    ...config,
    output: {
      ...output,
      publicPath: devPath(name),
      filename: '[name].js',
      chunkFilename: '[name].js',
      // Updates of before are asked for by pages that were asleep.
      clean: false,
    },
    // Names made of paths grow longer than any the gateway takes for the name of a file.
    optimization: { ...optimization, chunkIds: 'deterministic' },
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
