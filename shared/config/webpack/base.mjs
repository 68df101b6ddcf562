import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/**
 * What a stored result of webpack depends on beside the sources: the packages, these presets, and the config of the
 * package. Without it webpack would follow every import of its own code to find that out, a good part of the build of a
 * small remote.
 */
const presetVersion = () => {
  const presets = readdirSync(presetFolder, { recursive: true }).filter((file) => file.endsWith('.mjs'));
  const files = [...presets.sort(), '../federation-shared.mjs', '../../../package-lock.json'];
  return hashOf(files.map((file) => readFileSync(join(presetFolder, file))));
};
const hashOf = (parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
let ofPresets;

function cacheVersion(folder) {
  ofPresets ??= presetVersion();
  const own = join(folder, 'webpack.config.mjs');
  return hashOf([process.version, ofPresets, existsSync(own) ? readFileSync(own) : '']);
}

/**
 * Source maps go to a folder that is not published: they are for reading stack traces, and they differ between
 * checkouts even if the sources do not.
 */
const maps = () =>
  new webpack.SourceMapDevToolPlugin({
    filename: '../.cache/maps/[file].map',
    append: false,
    moduleFilenameTemplate: 'harambee://[resource-path]',
  });

/**
 * What the shell and all remotes have in common. File names are hashes of contents, and nothing about the machine
 * (paths, time) gets into a file, so the same source gives the same files everywhere. In development (`npm run dev`)
 * speed matters more. `react`: further options of the JSX transform.
 */
export function baseConfig({ folder, mode = 'production', react = {} }) {
  const isPublished = mode === 'production';
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    // The content security policy forbids `eval`, in development too.
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
      // Compiles workspace packages from their sources.
      conditionNames: ['source', 'webpack', 'module', 'browser', 'import', 'default'],
      alias: { 'hoist-non-react-statics$': join(presetFolder, 'no-static-hoisting.mjs') },
    },
    plugins: isPublished ? [maps()] : [],
    module: {
      rules: [
        typeScript(react),
        // Packages import each other's defaults across module formats (`@emotion/styled` from `.mjs`).
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
      minimizer: [
        // swc uses threads of its own; processes beside those of Turborepo would only copy the files to and fro.
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, parallel: false }),
      ],
    },
    // The benchmarks check budgets of compressed bytes; webpack would count uncompressed ones.
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: join(folder, '.cache/webpack'),
      version: cacheVersion(folder),
      buildDependencies: { defaultWebpack: [] },
    },
    infrastructureLogging: { level: 'error' },
  };
}
