// `node ../shared/config/webpack/build.mjs` in a package: runs its webpack.config.mjs once.
import { pathToFileURL } from 'node:url';
import { compile } from './compile.mjs';

const { default: config } = await import(pathToFileURL('webpack.config.mjs').href);
compile(config);
