/**
 * Runs `npm run create -- remote NAME` and `-- service NAME`. Plain JavaScript, so that it works on a fresh clone.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPart } from './create-part.mjs';

const here = fileURLToPath(new URL('../../', import.meta.url));
const [kind, name, repository = here] = process.argv.slice(2);
try {
  const made = createPart(repository, kind, name);
  // A name of another length changes line breaks and the sort order.
  const biome = join(here, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  execFileSync(process.execPath, [biome, 'check', '--write', ...made], { cwd: repository, stdio: 'ignore' });
  console.log(
    `Written:\n${made.map((file) => `  ${file}`).join('\n')}\n\nNow "npm install" (it changes package-lock.json), then "npm run verify" and "npm run dev -- ${name}".`,
  );
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}
