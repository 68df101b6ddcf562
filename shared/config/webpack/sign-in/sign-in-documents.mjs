import { join } from 'node:path';
import { compileParts } from '../documents/compile-part.mjs';
import { inlineScript } from '../documents/inline-parts.mjs';
import { renderPart } from '../documents/render-part.mjs';
import { preact, withPreact } from './preact.mjs';

/** Where the documents are made and where their script begins. */
const source = './src/gate/documents';

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
    made ??= Promise.all([
      renderPart(folder, 'render-sign-in', `${source}/render.tsx`, mode, preact),
      inlineParts(folder, mode),
    ]);
    return made;
  };
  return ['login', 'signup'].map((name) => ({
    name,
    path: `/${name}`,
    options: {
      template: './src/gate/documents/document.ejs',
      chunks: ['sign-in'],
      templateParameters: async (compilation) => {
        const [{ renderWithoutBrowser }, inline] = await parts();
        return { ...further(compilation), ...renderWithoutBrowser(`/${name}`), ...inline };
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
    file: './src/sign-in.tsx',
    /** Where the layer ends. */
    until: join(config.context, 'src/start.tsx'),
  });
