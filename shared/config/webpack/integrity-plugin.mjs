// Not exported by webpack, whose version is pinned.
import CssLoadingRuntimeModule from 'webpack/lib/css/CssLoadingRuntimeModule.js';

/**
 * Provided by the shell (`shell/src/remotes/integrity.ts`): the integrity of a remote's file. For an unknown file it
 * returns a value that no file matches.
 */
const ask = 'globalThis.harambeeIntegrityOf';

/**
 * Adds the integrity of the published version to every script and style sheet that a remote loads by itself. The
 * shell checks the entry, which contains this code, so no file of a remote runs unchecked.
 */
export class IntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Integrity',
        (source) => `${source}\nscript.integrity = ${ask}(script.src);`,
      );
      const css = CssLoadingRuntimeModule.getCompilationHooks(compilation);
      css.createStylesheet.tap('Integrity', (source) => `${source}\nlink.integrity = ${ask}(link.href);`);
    });
  }
}
