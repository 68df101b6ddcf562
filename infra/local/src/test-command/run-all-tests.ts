import { repositoryFolder } from '../settings.ts';
import { processTerminal as terminal } from '../terminal.ts';
import { browserTools, runBrowserTests } from './browser-run.ts';
import { ensureChromium } from './chromium.ts';
import { runJest } from './jest-run.ts';
import {
  addUp,
  failuresOfTasks,
  forgetResults,
  type PackageResult,
  readResults,
  sumLine,
} from './results.ts';
import { runTurbo } from './turbo-run.ts';
import { findWorkspaces, type Workspace } from './workspaces.ts';

/** `npm test` after the build of this package: runs all checks, then prints one line with the sum. */
export async function runAllTests(): Promise<number> {
  // If it must be installed, that happens while everything else runs.
  const installing = ensureChromium(terminal);
  const workspaces = await findWorkspaces(repositoryFolder);
  await forgetResults(workspaces);
  const results = [
    ...(await turboPhase(['lint:all', 'build', ...(process.env.LONG ? ['build:dev'] : [])])),
    // One compiler reads the types that packages share once, and writes beside what was built.
    ...(await turboPhase(['typecheck:all'])),
    ...(await jestPhase(workspaces)),
  ];
  const chromium = await installing;
  results.push(
    ...(chromium
      ? await browserPhase(workspaces, { CHROMIUM_PATH: chromium })
      : [{ name: 'browser tests', passed: 0, failed: 1, reason: 'no Chromium' }]),
  );
  terminal.line('');
  for (const { name, passed, failed, reason } of results) {
    terminal.line(`  ${name.padEnd(28)} ${passed} passed, ${failed} failed${reason ? ` (${reason})` : ''}`);
  }
  const sum = addUp(results);
  terminal.line(sumLine(sum));
  return sum.failed > 0 ? 1 : 0;
}

async function turboPhase(tasks: string[]): Promise<PackageResult[]> {
  const { failedTasks, succeeded } = await runTurbo(repositoryFolder, tasks);
  return noteError(tasks.join(', '), succeeded, failuresOfTasks(failedTasks, []));
}

async function jestPhase(workspaces: readonly Workspace[]): Promise<PackageResult[]> {
  const { known, succeeded } = await runJest(repositoryFolder, workspaces);
  if (known > 0)
    terminal.line(`  ${known} packages have not changed since a green run: their earlier results count.`);
  return noteError('jest', succeeded, await readResults(workspaces, 'test'));
}

async function browserPhase(
  workspaces: readonly Workspace[],
  env: NodeJS.ProcessEnv,
): Promise<PackageResult[]> {
  const browserTests = workspaces.find(({ scripts }) => 'e2e' in scripts);
  if (!browserTests) return [];
  const tools = browserTools(repositoryFolder, workspaces, browserTests, env);
  const { known, failedTasks, succeeded } = await runBrowserTests(repositoryFolder, browserTests, tools);
  if (known > 0)
    terminal.line(`  ${known} browser specs cover nothing that has changed: their earlier results count.`);
  const results = await readResults(workspaces, 'e2e');
  return noteError('e2e', succeeded, [...results, ...failuresOfTasks(failedTasks, ['e2e'])]);
}

/** A runner may report no failed test and still end with an error (a crash at exit), which counts as a failure. */
function noteError(name: string, succeeded: boolean, results: PackageResult[]): PackageResult[] {
  if (succeeded || results.some(({ failed }) => failed > 0)) return results;
  return [...results, { name, passed: 0, failed: 1, reason: 'ended with an error' }];
}
