import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryFolder } from '../files.ts';
import type { Changed } from './plan.ts';

/** The packages that match a turbo filter: `...[v1...HEAD]` matches those changed since v1 and their dependents. */
export function turboPackages(filter?: string): Changed[] {
  const turbo = join(repositoryFolder, 'node_modules', '.bin', 'turbo');
  const answer = execFileSync(turbo, ['ls', ...(filter ? [`--filter=${filter}`] : []), '--output=json'], {
    cwd: repositoryFolder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return (JSON.parse(answer) as { packages: { items: Changed[] } }).packages.items;
}
