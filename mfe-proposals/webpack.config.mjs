import { fileURLToPath } from 'node:url';
import { remoteConfig } from '@harambee/config/webpack/remote.mjs';

const config = await remoteConfig(import.meta.url);
const built = (path) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));

// Lexical ships its sources, too, under the condition by which workspace packages are found: its builds are what we use.
config.resolve.alias = {
  ...config.resolve.alias,
  lexical$: built('lexical/dist/Lexical.prod.js'),
  '@lexical/history$': built('@lexical/history/dist/LexicalHistory.prod.js'),
  '@lexical/rich-text$': built('@lexical/rich-text/dist/LexicalRichText.prod.js'),
  '@lexical/table$': built('@lexical/table/dist/LexicalTable.prod.js'),
};
config.module.rules.push({
  test: /[\\/]node_modules[\\/](@lexical|lexical)[\\/]/,
  sideEffects: false,
  resolve: { conditionNames: ['production', 'webpack', 'module', 'browser', 'import', 'default'] },
});

/** The worker is one file, so that a page can check it before it runs (src/device-text/start-worker.ts). */
const isWorker = ({ name }) => name === 'device-text';
config.optimization.splitChunks = { chunks: (chunk) => !chunk.canBeInitial() && !isWorker(chunk) };
config.module.parser = {
  javascript: { worker: ['WorkerAddress from ./worker-address.ts', '...'] },
};

export default config;
