import { createRequire } from 'node:module';
import { join } from 'node:path';
import { baseConfig } from '../base.mjs';
import { compileParts } from '../documents/compile-part.mjs';
import { inlineScript } from '../documents/inline-parts.mjs';
import { preact, withPreact } from './preact.mjs';

/** Where the documents are made and where their script begins. */
const source = './src/gate/documents';

/** The page as HTML. It is rendered by what takes it over in the browser. */
const forNode = (config, { assetModuleFilename }) => ({
  ...config,
  target: 'node20',
  // The font's address is that of the shell's build: the same file name, below the root.
  output: { ...config.output, assetModuleFilename, publicPath: '/', library: { type: 'commonjs2' } },
  module: { ...config.module, parser: { javascript: { url: 'relative' } } },
  resolve: {
    ...config.resolve,
    // Emotion has a build for servers, which keeps its rules as text.
    conditionNames: config.resolve.conditionNames.filter((name) => name !== 'browser'),
    alias: { ...config.resolve.alias, ...preact },
  },
  optimization: { ...config.optimization, minimize: false },
});

/** Compiles and runs `render.tsx`: what each document consists of. */
async function render(folder, mode) {
  const { output } = baseConfig({ folder, mode });
  const options = { mode, change: (config) => forNode(config, output) };
  const { render: code } = await compileParts(folder, { render: `${source}/render.tsx` }, options);
  const made = { exports: {} };
  const load = createRequire(join(folder, 'package.json'));
  new Function('module', 'exports', 'require', code)(made, made.exports, load);
  return made.exports.renderDocuments();
}

async function inlineParts(folder, mode) {
  const { hold } = await compileParts(folder, { hold: `${source}/hold.ts` }, { mode });
  const { reason } = await compileParts(folder, { reason: `${source}/reason.ts` }, { mode });
  return { hold: inlineScript(hold), reason: inlineScript(reason) };
}

/**
 * The documents of /login and /signup, with the page in them (ADR 31). `further` gives the parameters of the template
 * that depend on the shell's files.
 */
export function signInDocuments(folder, mode, further) {
  let made;
  const parts = () => {
    made ??= Promise.all([render(folder, mode), inlineParts(folder, mode)]);
    return made;
  };
  return ['login', 'signup'].map((name) => ({
    name,
    path: `/${name}`,
    options: {
      template: './src/gate/documents/document.ejs',
      chunks: ['sign-in'],
      templateParameters: async (compilation) => {
        const [documents, inline] = await parts();
        return { ...further(compilation), ...documents[`/${name}`], ...inline };
      },
    },
  }));
}

/**
 * The script of these documents, in a layer with Preact. What it loads later is the shell itself, in React: both entries
 * share its files.
 */
export const withSignInEntry = (config) =>
  withPreact(config, {
    name: 'sign-in',
    file: `${source}/entry.tsx`,
    /** Where the layer ends. */
    until: join(config.context, 'src/gate/start.tsx'),
  });
