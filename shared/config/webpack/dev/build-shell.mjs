// `node ../shared/config/webpack/dev/build-shell.mjs` in the shell: builds the shell that `npm run dev` uses.
import { pathToFileURL } from 'node:url';
import { compile } from '../compile.mjs';
import { shellConfig } from '../shell.mjs';

compile(shellConfig(pathToFileURL('webpack.config.mjs').href, { mode: 'development' }));
