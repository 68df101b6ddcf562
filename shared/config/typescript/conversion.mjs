import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { version } = require('@swc/core/package.json');

/** Tests start hundreds of processes, each of which loads the same hundreds of sources. */
const ofRepository = new URL('../../../node_modules/.cache/harambee-typescript/', import.meta.url);
const hashOf = (...texts) => createHash('sha1').update(texts.join('\0')).digest('hex');

/** The source without types, as an ES module (`es6`) or as `commonjs`. What is known of it is in the folder `cache`. */
export function converted(path, type, cache = ofRepository) {
  const source = readFileSync(path, 'utf8');
  const options = {
    configFile: false,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type },
  };
  const stamp = `\n// ${hashOf(version, JSON.stringify(options), source)}\n`;
  const known = new URL(`${hashOf(path, type)}.js`, cache);
  const stored = read(known);
  if (stored?.endsWith(stamp)) return stored;
  // Not before it is needed: loading SWC takes a tenth of a second.
  const { code } = require('@swc/core').transformSync(source, { ...options, filename: path });
  store(known, code + stamp, cache);
  return code;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Another process may write the same file now, so it appears all at once. */
function store(file, code, cache) {
  const own = new URL(`${file.href}-${process.pid}-${hashOf(String(process.hrtime.bigint()))}`);
  try {
    mkdirSync(cache, { recursive: true });
    writeFileSync(own, code);
    renameSync(own, file);
  } catch {
    // A folder that cannot be written costs time, and nothing else.
  }
}
