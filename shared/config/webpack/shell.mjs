import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import WorkboxPlugin from 'workbox-webpack-plugin';
import { baseConfig } from './base.mjs';
import { BuildReportPlugin } from './build-report-plugin.mjs';
import { compressed } from './compressed.mjs';
import { DocumentsPlugin, servedDocuments } from './documents/documents-plugin.mjs';
import { ShellDescriptionPlugin } from './shell-description-plugin.mjs';
import { signInDocuments, withSignInEntry } from './sign-in/sign-in-documents.mjs';
import { staticPages } from './static-pages.mjs';

/** The package names only its build with warnings for developers. */
const routerWithoutWarnings = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

const refreshRuntime = fileURLToPath(new URL('./hot-reloading/refresh-runtime.mjs', import.meta.url));

/** Scripts of chunk groups outside the entry, which a page would otherwise discover only while running. */
function filesOf(compilation, groups, entry = 'main') {
  const already = new Set(compilation.entrypoints.get(entry)?.getFiles());
  const files = groups.flatMap((group) => compilation.namedChunkGroups.get(group)?.getFiles() ?? []);
  return [...new Set(files)]
    .filter((file) => file.endsWith('.js') && !already.has(file))
    .map((file) => `/${file}`);
}

/** Chunk groups that every page of the app needs. */
const appGroups = ['app', 'federation', 'toolkit', 'query', 'ui-app'];

/** Pages of the shell that have files of their own: chunk groups of `src/app/routes.tsx`. */
const pageGroups = ['notifications', 'profile', 'settings', 'team', 'your-data'];

/** `/file.js@/team`: what these pages need beside the files of the app. */
function pageFiles(compilation) {
  const ofApp = new Set(filesOf(compilation, appGroups));
  return pageGroups.flatMap((page) => {
    const files = filesOf(compilation, [`page-${page}`]).filter((file) => !ofApp.has(file));
    if (files.length === 0) throw new Error(`routes.tsx of the shell imports no page-${page}`);
    return files.map((file) => `${file}@/${page}`);
  });
}

const fontOf = (compilation) => compilation.getAssets().find(({ name }) => name.endsWith('.woff2'))?.name;

/** The documents of the shell: `index` for every path that has no document of its own. */
const documentsOf = (folder, mode) => [
  {
    name: 'index',
    options: {
      template: './src/index.ejs',
      chunks: ['main'],
      templateParameters: (compilation) => ({
        appFiles: [...filesOf(compilation, appGroups), ...pageFiles(compilation)],
        fontFile: fontOf(compilation),
      }),
    },
  },
  ...signInDocuments(folder, mode, (compilation) => ({
    appFiles: filesOf(compilation, ['start', ...appGroups], 'sign-in'),
    fontFile: fontOf(compilation),
  })),
];

/**
 * Parts of the federation runtime that no page of ours runs: it loads entries by address, never through manifests, and
 * only in browsers. They would be 6 KB of each page.
 */
const withoutUnusedFederation = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
};

/**
 * What the service worker does not cache: documents with embedded remotes, and files that only machines and app stores
 * read.
 */
const notCached = [
  /^(shell|documents)\.json$/,
  /\.(br|gz|map)$/,
  /^screenshot-/,
  /^pictures\//,
  /^permission-/,
];

/**
 * The host. It deliberately has no federation plugin: it starts the federation runtime itself, in the signed-in part
 * (`src/remotes/federation.ts`). So the sign-in page does not pay for the runtime, shared packages are ordinary
 * modules that webpack can tree-shake and split, and there is one copy of everything.
 */
export function shellConfig(configUrl, { mode } = {}) {
  const folder = fileURLToPath(new URL('.', configUrl));
  const base = baseConfig({ folder, mode });
  const isPublished = base.mode === 'production';
  const documents = documentsOf(folder, base.mode);
  const served = servedDocuments(documents);
  return withSignInEntry({
    ...base,
    entry: { main: isPublished ? './src/main.tsx' : [refreshRuntime, './src/main.tsx'] },
    output: { ...base.output, publicPath: '/', uniqueName: 'harambee-shell' },
    ...(isPublished && {
      resolve: {
        ...base.resolve,
        alias: { ...base.resolve.alias, 'react-router$': routerWithoutWarnings },
      },
    }),
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin(withoutUnusedFederation),
      new DocumentsPlugin({ documents, mode: base.mode }),
      new CopyPlugin({ patterns: ['public'] }),
      ...staticPages(join(folder, 'pages')).map(
        ({ name, html }) =>
          new HtmlWebpackPlugin({ filename: name, templateContent: html, inject: false, minify: false }),
      ),
      new ShellDescriptionPlugin(),
      // In development, cached files would only get in the way.
      ...(isPublished
        ? [
            new WorkboxPlugin.InjectManifest({
              swSrc: './src/worker/sw.ts',
              swDest: 'sw.js',
              exclude: [served, ...notCached],
            }),
            new BuildReportPlugin(),
            ...compressed(served),
          ]
        : []),
    ],
  });
}
