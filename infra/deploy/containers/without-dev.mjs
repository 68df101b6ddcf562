// In the folder that `turbo prune --production` wrote: takes what only builds and tests need out of every package.json and the lock file,
// which still name workspaces that were left out. Then `npm ci` installs what runs, and nothing else.
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const [folder, entry] of Object.entries(lock.packages)) {
  if (folder.includes('node_modules/')) continue;
  delete entry.devDependencies;
  const file = folder === '' ? 'package.json' : `${folder}/package.json`;
  const { devDependencies, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(rest, null, 2));
}
writeFileSync('package-lock.json', JSON.stringify(lock, null, 2));
