// `node ../shared/config/webpack/build.mjs` in a package: runs its webpack.config.mjs once.
import { pathToFileURL } from 'node:url';
import { compile } from './compile.mjs';

// Plugins check their options by schemas that they compile first, which takes a tenth of a small build. The pipeline checks.
if (!process.env.CI) process.env.SKIP_VALIDATION ??= 'y';

const { default: config } = await import(pathToFileURL('webpack.config.mjs').href);
compile(config);
