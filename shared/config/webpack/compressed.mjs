import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';

const options = {
  test: /\.(js|css|svg|txt|html)$/,
  // The gateway changes the page for each visitor, and parses the manifests. It serves all other files as they are.
  exclude: /^index\.html$/,
  threshold: 1025,
  minRatio: 1,
};

/** Writes `x.js.br` and `x.js.gz` next to `x.js`, so that nothing is compressed while a visitor waits. */
export const compressed = () => [
  new CompressionPlugin({
    ...options,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  }),
  new CompressionPlugin({ ...options, filename: '[path][base].gz' }),
];
