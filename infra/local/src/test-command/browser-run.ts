import { KnownResults } from './known-results.ts';
import { addUp, parseCounts, parseSpecCounts, readResultFile, writeResultFile } from './results.ts';
import { readCoverage, specHashes } from './spec-hashes.ts';
import { planTasks, runTurbo, type TurboOutcome } from './turbo-run.ts';
import type { Workspace } from './workspaces.ts';

export interface BrowserOutcome extends TurboOutcome {
  /** Specs whose earlier result is still valid. */
  known: number;
}

/** The commands to start; tests pass their own. */
export interface BrowserTools {
  /** Of everything a spec covers, by the path of the spec in its package. */
  hashes(): Promise<ReadonlyMap<string, string>>;
  /** Runs these specs; all of them if none is named. */
  run(specs: string[]): Promise<TurboOutcome>;
}

/** Runs the browser tests without the specs whose earlier result is still valid. */
export async function runBrowserTests(
  repository: string,
  browserTests: Workspace,
  { hashes, run }: BrowserTools,
): Promise<BrowserOutcome> {
  const hashOfSpec = await hashes();
  const results = new KnownResults(repository, hashOfSpec);
  const specs = await Promise.all(
    [...hashOfSpec.keys()].map(async (spec) => ({ spec, counts: await results.find(spec) })),
  );
  const changed = specs.filter(({ counts }) => !counts).map(({ spec }) => spec);
  const known = specs.flatMap(({ counts }) => counts ?? []);
  if (specs.length > 0 && changed.length === 0) {
    await writeResultFile(browserTests.folder, addUp(known));
    return { known: known.length, failedTasks: [], succeeded: true };
  }
  const outcome = await run(known.length > 0 ? changed : []);
  const text = await readResultFile(browserTests.folder);
  const countsOfSpec = parseSpecCounts(text);
  // A spec without a test in this run (all of its tests are long) counts as green only if nothing went wrong.
  const none = outcome.succeeded ? { passed: 0, failed: 0 } : undefined;
  await Promise.all(changed.map((spec) => results.remember(spec, countsOfSpec[spec] ?? none)));
  const counts = parseCounts(text);
  if (counts) await writeResultFile(browserTests.folder, addUp([counts, ...known]));
  return { ...outcome, known: known.length };
}

/** The commands of `npm test`. */
export const browserTools = (
  repository: string,
  workspaces: readonly Workspace[],
  browserTests: Workspace,
  env: NodeJS.ProcessEnv,
): BrowserTools => ({
  hashes: async () =>
    specHashes(
      repository,
      workspaces,
      await planTasks(repository, ['build', 'e2e']),
      await readCoverage(browserTests),
      { ...process.env, ...env },
    ),
  // In the usual run some specs have no test.
  run: (specs) =>
    runTurbo(repository, ['e2e'], env, specs.length > 0 ? ['--pass-with-no-tests', ...specs] : []),
});
