import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Tests start the database as a process of its own, and Node cannot run the sources. They are translated here, into a
 * folder of this test run alone: `dist` may be missing, old, or being written by a build at the same moment.
 */
export default function transpileServer(_globalConfig, { rootDir }) {
  const { transformSync } = createRequire(createRequire(import.meta.url).resolve('@swc/jest'))('@swc/core');
  const target = join(rootDir, '.cache', `server-${process.pid}`);
  rmSync(target, { recursive: true, force: true });
  for (const name of readdirSync(join(rootDir, 'src'), { recursive: true })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    const { code } = transformSync(readFileSync(join(rootDir, 'src', name), 'utf8'), {
      filename: name,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'es6' },
    });
    const out = join(target, name.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, code.replaceAll(/(from\s+['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
  }
  process.env.EMBEDDED_MONGO_MAIN = join(target, 'main.js');
  return undefined;
}
