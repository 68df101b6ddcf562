import HtmlWebpackPlugin from 'html-webpack-plugin';
import { compileParts } from './compile-part.mjs';
import { inlineScript, policyOf } from './inline-parts.mjs';
import { renderPart } from './render-part.mjs';

/**
 * The documents of the shell. `index` answers every path but those of the others. Each is emitted twice: the gateway
 * serves `login.html`; the service worker caches `page-login.<hash>.html` (`page.<hash>.html` for the index), so that
 * it never caches the page of one build with the files of another.
 */
const twinOf = ({ name }) => `page${name === 'index' ? '' : `-${name}`}.[contenthash:8].html`;

/** Scripts of the documents, and one file of its own for the static pages. */
const scripts = {
  early: './src/early/early.ts',
  'frame-script': './src/frame/frame-script.ts',
  'before-paint': './src/early/before-paint.ts',
};

/** Nothing works before the entry has come: what is preloaded beside it must not overtake it. */
function hastened(data) {
  for (const { attributes } of data.assetTags.scripts) attributes.fetchpriority = 'high';
  return data;
}

/** Matches the files that the gateway completes for each visitor. */
export const servedDocuments = (documents) =>
  new RegExp(`^(${documents.map(({ name }) => name).join('|')})\\.html$`);

/**
 * Emits the documents and `documents.json`, which tells the gateway the document of each path, and the inline scripts
 * and styles that the security policy allows. `documents`: `{ name, path?, options }`, where `options` are those of
 * HtmlWebpackPlugin; their template gets `early`, the element of the script that runs before
 * the first paint, and `styles` and `frame` (`shell/src/frame`).
 */
export class DocumentsPlugin {
  #documents;
  #mode;
  #parts;

  constructor({ documents, mode }) {
    this.#documents = documents;
    this.#mode = mode;
  }

  apply(compiler) {
    compiler.hooks.beforeRun.tapPromise('Documents', async () => {
      const { context } = compiler;
      const { renderFrame } = await renderPart(context, 'render-frame', './src/frame/render.tsx', this.#mode);
      this.#parts = { ...(await this.#compileEach(context, scripts)), ...renderFrame() };
    });
    for (const document of this.#documents) {
      for (const filename of [`${document.name}.html`, twinOf(document)]) {
        new HtmlWebpackPlugin(this.#optionsOf(document, filename)).apply(compiler);
      }
    }
    compiler.hooks.thisCompilation.tap('Documents', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('Documents', hastened);
      const { PROCESS_ASSETS_STAGE_ADDITIONAL, PROCESS_ASSETS_STAGE_REPORT } = compiler.webpack.Compilation;
      const emit = (name, text) => compilation.emitAsset(name, new compiler.webpack.sources.RawSource(text));
      compilation.hooks.processAssets.tap({ name: 'Documents', stage: PROCESS_ASSETS_STAGE_ADDITIONAL }, () =>
        emit('before-paint.js', this.#parts['before-paint']),
      );
      // After the last change of any text: hashes of contents are put into the documents late.
      compilation.hooks.processAssets.tap({ name: 'Documents', stage: PROCESS_ASSETS_STAGE_REPORT }, () =>
        emit('documents.json', `${JSON.stringify(this.#description(compilation), null, 2)}\n`),
      );
    });
  }

  /** One compilation for each, so that none shares a file with another. */
  async #compileEach(folder, entry) {
    const parts = {};
    for (const [name, file] of Object.entries(entry)) {
      Object.assign(parts, await compileParts(folder, { [name]: file }, { mode: this.#mode }));
    }
    return parts;
  }

  #optionsOf({ options }, filename) {
    const { templateParameters } = options;
    return {
      scriptLoading: 'defer',
      minify: false,
      ...options,
      filename,
      templateParameters: async (compilation) => ({
        ...(await templateParameters?.(compilation)),
        early: inlineScript(this.#parts.early),
        styles: this.#parts.styles,
        frame: `${this.#parts.frame}${inlineScript(this.#parts['frame-script'])}`,
      }),
    };
  }

  #description(compilation) {
    const texts = Object.fromEntries(
      this.#documents.map(({ name }) => {
        const file = `${name}.html`;
        return [file, compilation.getAsset(file).source.source().toString()];
      }),
    );
    const own = this.#documents.filter(({ path }) => path !== undefined);
    return {
      policy: policyOf(texts),
      documents: Object.fromEntries(own.map(({ name, path }) => [path, `${name}.html`])),
    };
  }
}
