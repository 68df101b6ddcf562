// Run in the folder that `turbo prune --production` wrote. Removes from every package.json and the lock file what
// only builds and tests need; turbo still lists workspaces there that it has left out. Afterwards `npm ci` installs
// only what runs.
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
