// `node ../../shared/config/transpile.mjs` in a package: makes dist of src, file by file, without checking types.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { transform } from '@swc/core';

/** Strips the types and changes `./x.ts` to `./x.js`; the same as `tsc` writes with tsconfig.node.json. */
const options = {
  configFile: false,
  swcrc: false,
  sourceMaps: true,
  jsc: {
    parser: { syntax: 'typescript' },
    target: 'es2023',
    transform: { verbatimModuleSyntax: true },
    rewriteRelativeImportExtensions: true,
  },
  module: { type: 'es6' },
};

const isSource = (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('.d.ts');
const isOutput = (file) => file.endsWith('.js') || file.endsWith('.js.map');

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

async function transpile(file) {
  const out = join('dist', file.replace(/\.ts$/, '.js'));
  const source = join('src', file);
  const { code, map } = await transform(await readFile(source, 'utf8'), {
    ...options,
    filename: source,
    sourceFileName: relative(dirname(out), source),
  });
  const name = out.split(/[\\/]/).at(-1);
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, `${code}//# sourceMappingURL=${name}.map\n`);
  await writeFile(`${out}.map`, map);
  return file.replace(/\.ts$/, '');
}

const made = new Set(await Promise.all((await filesIn('src')).filter(isSource).map(transpile)));
// What has no source any more. `tsc` keeps its declarations and its notes in the same folder.
for (const file of await filesIn('dist')) {
  if (isOutput(file) && !made.has(file.replace(/\.js(\.map)?$/, ''))) await rm(join('dist', file));
}
