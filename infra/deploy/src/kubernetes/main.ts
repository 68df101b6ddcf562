import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deployFolder } from '../files.ts';
import { manifests } from './manifests.ts';

for (const [path, text] of manifests()) {
  const file = join(deployFolder, 'kubernetes', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`${manifests().size} files written below kubernetes/.`);
