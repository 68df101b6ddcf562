import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const options = {
  configFile: false,
  swcrc: false,
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  module: { type: 'es6' },
};

/** Tests start hundreds of processes, each of which loads the same hundreds of sources. */
const cache = new URL('../../node_modules/.cache/harambee-typescript/', import.meta.url);
const { version } = JSON.parse(
  readFileSync(new URL('../../node_modules/@swc/core/package.json', import.meta.url), 'utf8'),
);
const conversion = JSON.stringify([version, options]);
const hashOf = (...texts) => createHash('sha1').update(texts.join('\0')).digest('hex');

/** A hook for Node's module loader that strips types and changes nothing else. */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const source = readFileSync(new URL(url), 'utf8');
  const stamp = `\n// ${hashOf(conversion, url, source)}\n`;
  const known = new URL(`${hashOf(url)}.js`, cache);
  const code = storedCode(known, stamp) ?? (await convert(url, source, known, stamp));
  return { format: 'module', source: code, shortCircuit: true };
}

function storedCode(known, stamp) {
  try {
    const code = readFileSync(known, 'utf8');
    return code.endsWith(stamp) ? code : undefined;
  } catch {
    return undefined;
  }
}

async function convert(url, source, known, stamp) {
  // Not before it is needed: loading SWC takes longer than a whole run without it.
  const { transform } = await import('@swc/core');
  const { code } = await transform(source, { ...options, filename: fileURLToPath(url) });
  store(known, code + stamp);
  return code;
}

/** Another process may write the same file now, so it appears all at once. */
function store(known, code) {
  const own = new URL(`${known.pathname.split('/').at(-1)}-${process.pid}`, cache);
  try {
    mkdirSync(cache, { recursive: true });
    writeFileSync(own, code);
    renameSync(own, known);
  } catch {
    // A folder that cannot be written costs time, and nothing else.
  }
}
