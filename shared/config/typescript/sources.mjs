import { Module, register } from 'node:module';
import { converted } from './conversion.mjs';

/**
 * `node --conditions=source --import` of this file runs TypeScript sources directly. For threads and processes that
 * tests start, which do not inherit Jest's transform, and for tools that share the support of browser tests. Production
 * runs compiled code.
 */
register('./loader.mjs', import.meta.url);

/** All modules but the first one of a process are required, as in Jest. */
Module._extensions['.ts'] = (module, path) => module._compile(converted(path, 'commonjs'), path);
