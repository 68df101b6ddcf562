import { createHash } from 'node:crypto';
import { compileForNode } from './documents/render-part.mjs';
import { describedIn } from './page-files-plugin.mjs';

/**
 * Emits the module that `serverRender` in remote.json names, compiled for Node with all it imports: the gateway renders
 * public pages with it (ADR 48). Browsers never fetch it.
 */
export class ServerRenderPlugin {
  apply(compiler) {
    let code;
    compiler.hooks.beforeRun.tapPromise('ServerRender', async () => {
      const { serverRender } = describedIn(compiler);
      if (serverRender === undefined) return;
      code = await compileForNode(compiler.context, 'server-render', `./src/${serverRender}`, 'production');
    });
    compiler.hooks.thisCompilation.tap('ServerRender', (compilation) => {
      // After the files of browsers have been compressed: this one is not.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tap({ name: 'ServerRender', stage }, () => {
        if (code === undefined) return;
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
        const name = `server-render.${hash}.cjs`;
        compilation.emitAsset(name, new compiler.webpack.sources.RawSource(code));
        compilation.serverRender = name;
      });
    });
  }
}
