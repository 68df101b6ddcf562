import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';

const options = {
  test: /\.(js|css|svg|txt|html)$/,
  threshold: 1025,
  minRatio: 1,
};

/**
 * Writes `x.js.br` and `x.js.gz` next to `x.js`, so that nothing is compressed while a visitor waits. `exclude`: files
 * that the gateway changes for each visitor. It serves all others as they are.
 */
export const compressed = (exclude) => [
  new CompressionPlugin({
    ...options,
    exclude,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  }),
  new CompressionPlugin({ ...options, exclude, filename: '[path][base].gz' }),
];
