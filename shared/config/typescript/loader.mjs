import { fileURLToPath } from 'node:url';
import { converted } from './conversion.mjs';

/**
 * A hook for Node's module loader that strips types. What the first module of a process imports is required, so that it
 * loads in the thread itself (`typescript-sources.mjs`): for each module that comes through this hook, two threads
 * exchange messages. A first module that passes others on, or imports them later, cannot require them: then all modules
 * of the process come through the hook, so that each is loaded once.
 */
export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const code = converted(fileURLToPath(url), 'es6');
  requires ??= !passesOn.test(code);
  return { format: 'module', source: requires ? requiring(code) : code, shortCircuit: true };
}

let requires;
const passesOn = /^export\b[^;]*\bfrom ["']|\bimport\(/m;

const importing =
  /^import (?:(\w+)(?:, )?)?(?:\* as (\w+)|\{ ?([^}]*?),? ?\})?(?: from )?["']([^"']+)["'];$/gm;

const requiring = (code) => `${prelude}${code.replace(importing, required)}`;

/** A module may have a `require` of its own, so these have names that nobody uses. */
const prelude = [
  "import { createRequire as $createRequire } from 'node:module';",
  'const $require = $createRequire(import.meta.url);',
  'const $defaultOf = (all) => (all?.__esModule ? all.default : all);',
  '',
].join(' ');

function required(_statement, usual, all, names, from) {
  const loaded = `$require(${JSON.stringify(from)})`;
  if (!usual && !all && names === undefined) return `${loaded};`;
  return [
    usual && `const ${usual} = $defaultOf(${loaded});`,
    all && `const ${all} = ${loaded};`,
    names !== undefined && `const { ${names.replace(/\s+as\s+/g, ': ')} } = ${loaded};`,
  ]
    .filter(Boolean)
    .join(' ');
}
