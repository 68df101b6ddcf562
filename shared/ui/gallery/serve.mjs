// `npm run gallery`: builds the gallery, prints its address on this machine, and shows each saved change.
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import config from './webpack.config.mjs';

const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    // The next free one, so that two of them can run.
    port: process.env.PORT ?? 'auto',
    static: false,
    devMiddleware: { stats: 'errors-warnings' },
    client: { logging: 'warn' },
    setupExitSignals: true,
  },
  webpack(config),
);
await server.start();
server.middleware.waitUntilValid(() => {
  process.stdout.write(`The gallery of components: http://127.0.0.1:${server.server.address().port}\n`);
});
