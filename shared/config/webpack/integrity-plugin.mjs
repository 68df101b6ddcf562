// Not among webpack's exports; its version is pinned.
import CssLoadingRuntimeModule from 'webpack/lib/css/CssLoadingRuntimeModule.js';

/** Given by the shell (`shell/src/remotes/integrity.ts`): the integrity of a file of a remote, or one that nothing can have. */
const ask = 'globalThis.harambeeIntegrityOf';

/**
 * Every script and every style sheet that a remote loads by itself carries the integrity of its published version. The
 * entry is checked by the shell; it brings this line along, so nothing of a remote is run unchecked.
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
