import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const root = import.meta.dirname;

/** What Jest takes for a whole run only. */
const ofWholeRun = ['reporters', 'maxWorkers', 'testTimeout'];

async function project(folder) {
  const { default: config } = await import(join(root, folder, 'jest.config.mjs'));
  const own = Object.entries(config).filter(([option]) => !ofWholeRun.includes(option));
  return {
    ...Object.fromEntries(own),
    rootDir: join(root, folder),
    displayName: folder,
    runner: '@harambee/config/jest/package-runner.cjs',
  };
}

/** Every package with a configuration of its own is found by itself. */
const packages = ['.', 'shared', 'services', 'infra']
  .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(parent, name)))
  .filter((folder) => existsSync(join(root, folder, 'jest.config.mjs')))
  .sort();

/**
 * The tests of all packages in one Jest: `npx jest --selectProjects shell shared/ui` takes some.
 * In a package, `npx jest` runs it alone.
 */
export default {
  projects: await Promise.all(packages.map(project)),
  // A third of a worker's time is waiting for a page or a database: three keep two cores busy.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  // Each file leaves a little behind; a worker that has grown this big makes way for a new one.
  workerIdleMemoryLimit: '1500MB',
  // The most that any package asks for: two workers and a database share two cores, and a slow test is no failure.
  testTimeout: 60_000,
  reporters: ['default', '@harambee/config/jest/count-reporter.cjs'],
};
