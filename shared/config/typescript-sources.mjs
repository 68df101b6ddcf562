import { register } from 'node:module';

/**
 * `node --conditions=source --import` of this file runs TypeScript sources directly. For threads and processes that
 * tests start, which do not inherit Jest's transform. Production runs compiled code.
 */
register('./typescript-loader.mjs', import.meta.url);
