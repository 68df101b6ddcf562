import { register } from 'node:module';

/**
 * `node --conditions=source --import` of this file runs TypeScript sources as they are. For threads and processes that tests
 * start: they do not pass through Jest's own transform. Production runs what was built.
 */
register('./typescript-loader.mjs', import.meta.url);
