import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';

const options = {
  test: /\.(js|css|svg|txt|html)$/,
  // The gateway changes this page for each visitor; the manifests it reads. The rest is served as it lies there.
  exclude: /^index\.html$/,
  threshold: 1025,
  minRatio: 1,
};

/** Leave `x.js.br` and `x.js.gz` beside `x.js`, so that nobody compresses while a visitor waits. */
export const compressed = () => [
  new CompressionPlugin({
    ...options,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  }),
  new CompressionPlugin({ ...options, filename: '[path][base].gz' }),
];
