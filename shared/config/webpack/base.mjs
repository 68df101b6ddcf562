import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

const presetFolder = fileURLToPath(new URL('.', import.meta.url));

const typeScript = (react) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', ...react } },
    },
  },
});

/** Apart from what is published: maps are for reading stack traces, and differ between checkouts in the same sources. */
const maps = () =>
  new webpack.SourceMapDevToolPlugin({
    filename: '../.cache/maps/[file].map',
    append: false,
    moduleFilenameTemplate: 'harambee://[resource-path]',
  });

/**
 * What the shell and every remote have in common. Names are hashes of contents, and nothing of the machine (paths, time)
 * gets into them: the same source gives the same files everywhere. In development (`npm run dev`) speed counts instead.
 * `react`: further options of the transform of JSX.
 */
export function baseConfig({ folder, mode = 'production', react = {} }) {
  const isPublished = mode === 'production';
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    // The security policy allows no `eval`, in development neither.
    devtool: isPublished ? false : 'cheap-module-source-map',
    output: {
      path: join(folder, isPublished ? 'dist' : '.cache/dev'),
      clean: true,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // Workspace packages are compiled from their sources.
      conditionNames: ['source', 'webpack', 'module', 'browser', 'import', 'default'],
    },
    plugins: isPublished ? [maps()] : [],
    module: {
      rules: [
        typeScript(react),
        // Shared packages default-import each other across module kinds (`@emotion/styled` from `.mjs`).
        {
          test: /\.mjs$/,
          include: /node_modules/,
          type: 'javascript/auto',
          resolve: { fullySpecified: false },
        },
      ],
    },
    optimization: {
      ...(isPublished && { moduleIds: 'deterministic', chunkIds: 'deterministic', realContentHash: true }),
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    // Budgets are checked in bytes over the wire by the benches; this one counts unpacked bytes.
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: join(folder, '.cache/webpack'),
      buildDependencies: { config: [join(folder, 'webpack.config.mjs'), presetFolder] },
    },
    infrastructureLogging: { level: 'error' },
  };
}
