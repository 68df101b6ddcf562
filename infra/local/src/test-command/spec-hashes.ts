import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { hashesOf, type PlannedTask } from './turbo-run.ts';
import type { Workspace } from './workspaces.ts';

/** Where the browser tests say which packages they cover, inside their own package. */
export const coverageFile = 'src/covered-packages.json';

/** Packages by their folders: `mfe-impact`, `services/impact`. */
export interface Coverage {
  /** What every page needs. The packages that these use count, too. */
  everySpec: string[];
  /** What a spec covers beyond that, by its file name. A spec without a row covers the whole product. */
  specs: Record<string, string[]>;
}

export async function readCoverage(browserTests: Workspace): Promise<Coverage> {
  return JSON.parse(await readFile(join(browserTests.folder, coverageFile), 'utf8')) as Coverage;
}

/** Variables that decide which tests run, and with which database and browser. */
const variables = ['LONG', 'MONGODB_URI', 'CHROMIUM_PATH'];

/** A hash of everything each spec covers, by the path of the spec in its package. */
export function specHashes(
  repository: string,
  workspaces: readonly Workspace[],
  plan: readonly PlannedTask[],
  coverage: Coverage,
  env: NodeJS.ProcessEnv,
): Map<string, string> {
  const task = plan.find(({ task, command }) => task === 'e2e' && command !== '<NONEXISTENT>');
  if (!task) return new Map();
  const builds = hashesOf(plan, 'build');
  const hashOf = new Map(
    workspaces.map(({ name, folder }) => [relative(repository, folder), builds.get(name)] as const),
  );
  const product = [...hashOf.keys()].filter((folder) => !folder.startsWith('infra/'));
  const files = Object.entries(task.inputs);
  // A change to one spec, or to a row of the table, does not affect the others.
  const support = files.filter(([path]) => !isSpec(path) && path !== coverageFile && !path.endsWith('.md'));
  return new Map(
    files
      .filter(([path]) => isSpec(path))
      .map(([path, hash]) => {
        const name = path.slice(path.lastIndexOf('/') + 1);
        const covered = [...coverage.everySpec, ...(coverage.specs[name] ?? product)].sort();
        const parts = [
          hash,
          support,
          task.hashOfExternalDependencies,
          covered.map((folder) => [folder, hashOf.get(folder)]),
          variables.map((variable) => env[variable]),
        ];
        return [path, createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)];
      }),
  );
}

const isSpec = (path: string): boolean => path.endsWith('.spec.ts');
