import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryFolder } from '../files.ts';
import type { Changed } from './plan.ts';

/** The packages a filter of turbo means: `...[v1...HEAD]` are those changed since v1 and all that need them. */
export function turboPackages(filter?: string): Changed[] {
  const turbo = join(repositoryFolder, 'node_modules', '.bin', 'turbo');
  const answer = execFileSync(turbo, ['ls', ...(filter ? [`--filter=${filter}`] : []), '--output=json'], {
    cwd: repositoryFolder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return (JSON.parse(answer) as { packages: { items: Changed[] } }).packages.items;
}
