import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { composeFile } from './compose/compose.ts';
import { deployFolder } from './files.ts';
import { manifests } from './kubernetes/manifests.ts';

for (const [path, text] of manifests()) {
  const file = join(deployFolder, 'kubernetes', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
writeFileSync(join(deployFolder, 'compose', 'parts.yaml'), composeFile());
console.log(`${manifests().size} files written below kubernetes/, and compose/parts.yaml.`);
