import { repositoryFolder } from '../settings.ts';
import { processTerminal as terminal } from '../terminal.ts';
import { ensureChromium } from './chromium.ts';
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

/** `npm test` after the build of this package: everything there is to check, then one line that adds it up. */
export async function runAllTests(): Promise<number> {
  const chromium = await ensureChromium(terminal);
  const env = chromium ? { CHROMIUM_PATH: chromium } : {};
  const workspaces = await findWorkspaces(repositoryFolder);
  await forgetResults(workspaces);
  const results = [
    ...(await phase(['lint', 'typecheck', 'build', 'test'], 'test', workspaces, env)),
    ...(chromium
      ? await phase(['e2e'], 'e2e', workspaces, env)
      : [{ name: 'browser tests', passed: 0, failed: 1, reason: 'no Chromium' }]),
  ];
  terminal.line('');
  for (const { name, passed, failed, reason } of results) {
    terminal.line(`  ${name.padEnd(28)} ${passed} passed, ${failed} failed${reason ? ` (${reason})` : ''}`);
  }
  const sum = addUp(results);
  terminal.line(sumLine(sum));
  return sum.failed > 0 ? 1 : 0;
}

async function phase(
  tasks: string[],
  counted: string,
  workspaces: Workspace[],
  env: NodeJS.ProcessEnv,
): Promise<PackageResult[]> {
  const { failedTasks, succeeded } = await runTurbo(repositoryFolder, tasks, env);
  const results = [...(await readResults(workspaces, counted)), ...failuresOfTasks(failedTasks, [counted])];
  // A runner may count no failed test and still end with an error (a crash on the way out): that is a failure too.
  if (succeeded || results.some(({ failed }) => failed > 0)) return results;
  const reason =
    failedTasks.length > 0 ? `${failedTasks.join(', ')} ended with an error` : 'turbo ended with an error';
  return [...results, { name: tasks.join(', '), passed: 0, failed: 1, reason }];
}
