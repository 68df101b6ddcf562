import { fileURLToPath } from 'node:url';
import { baseConfig } from '@harambee/config/webpack/base.mjs';
import HtmlWebpackPlugin from 'html-webpack-plugin';

const folder = fileURLToPath(new URL('.', import.meta.url));
const base = baseConfig({ folder, mode: 'development' });

/** One page with every component. `serve.mjs` shows it. */
export default {
  ...base,
  entry: './main.tsx',
  output: { ...base.output, publicPath: 'auto' },
  plugins: [
    ...base.plugins,
    new HtmlWebpackPlugin({
      title: 'Gallery · Harambee',
      meta: { viewport: 'width=device-width, initial-scale=1' },
    }),
  ],
};
