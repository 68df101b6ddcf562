import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = [
  {
    suffix: '.br',
    pack: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { suffix: '.gz', pack: (bytes) => promisify(gzip)(bytes, { level: 9 }) },
];

// index.html and the manifests are changed or read by the gateway; the rest is served as it lies there.
const isWorthIt = (name) => /\.(js|css|svg|txt|html)$/.test(name) && name !== 'index.html';

/** Leaves `x.js.br` and `x.js.gz` beside `x.js`, so that nobody compresses while a visitor waits. */
export class CompressPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Compress', (compilation) => {
      const { PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER } = compiler.webpack.Compilation;
      const { RawSource } = compiler.webpack.sources;
      const cache = compilation.getCache('Compress');
      const compress = async ({ name, source }, { suffix, pack }) => {
        const item = cache.getItemCache(name + suffix, cache.getLazyHashedEtag(source));
        let packed = await item.getPromise();
        if (!packed) {
          packed = new RawSource(await pack(source.buffer()));
          await item.storePromise(packed);
        }
        if (packed.size() < source.size()) compilation.emitAsset(name + suffix, packed);
      };
      compilation.hooks.processAssets.tapPromise(
        { name: 'Compress', stage: PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async () => {
          const assets = compilation
            .getAssets()
            .filter(({ name, source }) => isWorthIt(name) && source.size() > 1024);
          await Promise.all(
            assets.flatMap((asset) => encodings.map((encoding) => compress(asset, encoding))),
          );
        },
      );
    });
  }
}
