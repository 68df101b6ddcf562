import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium, processTerminal, StartProblem } from '@harambee/local';
import {
  knownOutcome,
  openToRead,
  RegistryProblem,
  readVersionsInUse,
  type Trial,
  trialsOf,
  usualVersions,
  type VersionInUse,
} from '@harambee/registry';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags } from '../support/chromium.ts';
import { type Person, signUp } from './person.ts';
import { descriptionOf, repository, type ShellBuild, TrialProduct } from './trial-product.ts';
import { tryVersion } from './try-version.ts';
import type { Outcome } from './walk.ts';

/** The name of the shell that is rolled out; the other one is what people have now. */
const ours = 'this build';
const deployed = 'deployed';

/** `npm run rollouts`, after the build. Returns the exit code. */
export async function tryRollout(args: readonly string[], env = process.env): Promise<number> {
  // What is left goes with the process, however it ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const product = new TrialProduct();
  let browser: Browser | undefined;
  try {
    const wanted = readOptions(args);
    const shells: ShellBuild[] = [{ name: ours, folder: join(repository, 'shell', 'dist') }];
    // npm runs scripts in the root, but a folder is relative to where the person is.
    if (wanted.deployed)
      shells.push({ name: deployed, folder: resolve(env.INIT_CWD ?? '.', wanted.deployed) });
    for (const shell of shells) descriptionOf(shell);
    const built = await product.publishBuilt();
    const registry = await openToRead(env);
    const inUse = await readVersionsInUse(registry, join(product.folder, 'seen.json'));
    await product.take(registry.store, inUse);
    const trials = trialsOf(
      shells.map(({ name }) => name),
      inUse,
      built,
    ).filter(({ remote }) => wanted.remote === undefined || wanted.remote === remote);
    if (trials.length === 0) throw new RegistryProblem('There is no such remote to try.');
    console.log(
      `${trials.length} trials of shells (${shells.map(({ name }) => name).join(', ')}) with versions of ${registry.store.name} and of this build`,
    );
    browser = await chromium.launch({
      executablePath: await ensureChromium(processTerminal),
      chromiumSandbox: false,
      args: chromiumFlags,
    });
    let failed = 0;
    let person: Person | undefined;
    for (const shell of shells) {
      await product.show(shell);
      person ??= await signUp(browser, product.origin);
      for (const trial of trials.filter((one) => one.shell === shell.name)) {
        await product.give({ ...usualVersions(inUse, built), [trial.remote]: trial.version });
        failed += (await carryOut({ browser, product, inUse, shell, person, trial })) ? 0 : 1;
      }
    }
    console.log(failed === 0 ? 'All of them work.' : `${failed} of ${trials.length} failed.`);
    return failed === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof RegistryProblem || error instanceof StartProblem)) throw error;
    console.log(error.message);
    return 1;
  } finally {
    await browser?.close();
    await product.remove();
  }
}

function readOptions(args: readonly string[]): { deployed?: string; remote?: string } {
  const options = { deployed: { type: 'string' }, remote: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new RegistryProblem(
      `${(error as Error).message}\nnpm run rollouts -- [--deployed FOLDER (a built shell)] [--remote NAME]`,
    );
  }
}

interface Given {
  browser: Browser;
  product: TrialProduct;
  inUse: readonly VersionInUse[];
  shell: ShellBuild;
  person: Person;
  trial: Trial;
}

/** One trial; prints its line and, if something failed, what. Returns whether all went well. */
async function carryOut({ browser, product, inUse, shell, person, trial }: Given): Promise<boolean> {
  const { remote, version, uses } = trial;
  const title = `${shell.name}, ${remote} ${version} (${uses.join(', ')})`;
  const isUnread = inUse.some((one) => one.remote === remote && one.version === version && !one.release);
  const release = isUnread ? undefined : product.releaseOf(remote, version);
  const known = knownOutcome(trial, release, descriptionOf(shell));
  if (known?.fails === false) {
    console.log(`held   ${title}: ${known.why.join('; ')}: the registry refuses it for now`);
    return true;
  }
  if (known || !release) return say(title, known?.why ?? ['it has no release']);
  const since = Date.now();
  const outcome = await tryVersion(browser, product.origin, person, release);
  return say(
    `${title}: ${wordsOf(outcome)}, ${Math.round((Date.now() - since) / 100) / 10} s`,
    outcome.problems,
  );
}

function say(title: string, problems: readonly string[]): boolean {
  console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${title}`);
  for (const problem of problems) console.log(`         ${problem}`);
  return problems.length === 0;
}

const wordsOf = ({ pages, fields, commands, notOpened }: Outcome): string =>
  [
    `${pages} pages`,
    `${fields} fields`,
    `${commands} commands`,
    ...(notOpened.length > 0 ? [`not opened: ${notOpened.join(' ')}`] : []),
  ].join(', ');
