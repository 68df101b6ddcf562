// `node ../shared/config/webpack/dev/serve.mjs` in a remote: serves the remote on PORT and rebuilds it on each edit.
// The gateway forwards to it.
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteConfig } from '../remote.mjs';

const config = remoteConfig(pathToFileURL('webpack.config.mjs').href, { mode: 'development' });
const { publicPath } = config.output;
const socket = `${publicPath}socket`;
const compiler = webpack(config);

compiler.hooks.done.tap('Say', (stats) => {
  for (const { moduleName = '', message } of stats.toJson({ all: false, errors: true }).errors) {
    process.stderr.write(`${moduleName} ${message.replaceAll(/\s+/g, ' ').slice(0, 400)}\n`);
  }
});

const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port: Number(process.env.PORT),
    hot: true,
    liveReload: false,
    static: false,
    devMiddleware: { publicPath, stats: 'none' },
    webSocketServer: { type: 'ws', options: { path: socket } },
    // The page calls its own origin: the content security policy allows no other.
    client: { overlay: false, logging: 'warn', webSocketURL: `auto://0.0.0.0:0${socket}` },
  },
  compiler,
);
await server.start();
server.middleware.waitUntilValid(() => process.stdout.write('{"ready":true}\n'));
