import { fileURLToPath } from 'node:url';
import { baseConfig } from '@harambee/config/webpack/base.mjs';
import HtmlWebpackPlugin from 'html-webpack-plugin';

const folder = fileURLToPath(new URL('.', import.meta.url));
const base = baseConfig({ folder });

/** One page with every component: open `dist/index.html`, with `#dark` for the dark scheme. */
export default {
  ...base,
  entry: './main.tsx',
  output: { ...base.output, publicPath: 'auto' },
  plugins: [
    new HtmlWebpackPlugin({
      title: 'Gallery · Harambee',
      meta: { viewport: 'width=device-width, initial-scale=1' },
    }),
  ],
};
