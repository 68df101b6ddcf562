import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Workspace } from './workspaces.ts';

/** The result file that every runner writes into its package. */
export const resultFile = 'test-results.json';

export interface Counts {
  passed: number;
  failed: number;
}

/** One line of the summary that `npm test` prints before its sum. */
export interface PackageResult extends Counts {
  name: string;
  /** Why something counts as failed although no test of the package failed. */
  reason?: string;
}

/** Old results would count as new ones if a runner dies before it writes its own. */
export async function forgetResults(workspaces: readonly Workspace[]): Promise<void> {
  await Promise.all(workspaces.map(({ folder }) => rm(join(folder, resultFile), { force: true })));
}

/**
 * The result of each package that has the script. A package without a readable result counts as one failure: a
 * test run that did not happen must not look like a good one.
 */
export function readResults(workspaces: readonly Workspace[], script: string): Promise<PackageResult[]> {
  return Promise.all(
    workspaces
      .filter(({ scripts }) => script in scripts)
      .map(async ({ name, folder }) => {
        const counts = parseCounts(await readResultFile(folder));
        return counts
          ? { name, ...counts }
          : { name, passed: 0, failed: 1, reason: `${script} left no result` };
      }),
  );
}

/** The text of a package's result file; empty if there is none. */
export const readResultFile = (folder: string): Promise<string> =>
  readFile(join(folder, resultFile), 'utf8').catch(() => '');

export const writeResultFile = (folder: string, { passed, failed }: Counts): Promise<void> =>
  writeFile(join(folder, resultFile), JSON.stringify({ passed, failed }));

export function parseCounts(text: string): Counts | undefined {
  try {
    const { passed, failed } = JSON.parse(text) as Partial<Counts>;
    const valid = [passed, failed].every((count) => Number.isInteger(count) && Number(count) >= 0);
    return valid ? { passed: Number(passed), failed: Number(failed) } : undefined;
  } catch {
    return undefined;
  }
}

/** The results of single specs, by their paths in the package; only of specs of which every test has ended. */
export function parseSpecCounts(text: string): Record<string, Counts> {
  try {
    const { specs = {} } = JSON.parse(text) as { specs?: Record<string, Counts> };
    return specs;
  } catch {
    return {};
  }
}

/** Failed tasks that have no tests of their own to count: lint, types, build. */
export function failuresOfTasks(
  failedTasks: readonly string[],
  countedScripts: readonly string[],
): PackageResult[] {
  return failedTasks
    .map((task) => ({ task, script: task.slice(task.lastIndexOf('#') + 1) }))
    .filter(({ script }) => !countedScripts.includes(script))
    .map(({ task, script }) => ({
      name: task.slice(0, task.lastIndexOf('#')),
      passed: 0,
      failed: 1,
      reason: `${script} failed`,
    }));
}

export function addUp(results: readonly Counts[]): Counts {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The last line of `npm test`. */
export const sumLine = ({ passed, failed }: Counts): string => `tests: ${passed} passed, ${failed} failed`;
