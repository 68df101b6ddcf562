const { statSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { CallbackTestRunner, default: TestRunner } = require('jest-runner');
const { Worker } = require('jest-worker');
const { PackageQueue } = require('./package-queue.cjs');

/** What a worker of Jest runs. */
const testWorker = join(dirname(require.resolve('jest-runner')), 'testWorker.js');

/**
 * Node collects objects that live as long as a test (a page, an answer) again and again, if there is little room for new
 * ones. With this much, the tests of pages take a sixth less processor time; with more, no less.
 */
const roomForNewObjects = '--max-semi-space-size=64';

/**
 * Jest's own runner gives each file to the worker that is free, so that every worker loads and warms up every package.
 * Here a package stays in one worker (`package-queue.cjs`), which takes a third of the processor time off a whole run.
 */
module.exports = class PackageRunner extends CallbackTestRunner {
  async runTests(tests, watcher, onStart, onResult, onFailure, { serial }) {
    if (serial) return this.runInBand(tests, watcher, onStart, onResult, onFailure);
    const queue = new PackageQueue(tests, weigh);
    const runAll = async (worker) => {
      for (let test = queue.next(worker); test && !watcher.isInterrupted(); test = queue.next(worker)) {
        await onStart(test);
        await worker.worker(this.asked(test)).then(
          (result) => onResult(test, result),
          (error) => onFailure(test, error),
        );
      }
    };
    await Promise.all(this.startWorkers(tests).map((worker) => runAll(worker).finally(() => worker.end())));
  }

  /** One pool for each worker, because a pool chooses among its workers by itself. */
  startWorkers(tests) {
    const { maxWorkers, workerIdleMemoryLimit, workerGracefulExitTimeout } = this._globalConfig;
    const contexts = new Map(tests.map(({ context }) => [context.config.id, context]));
    const serializableResolvers = [...contexts.values()].map(({ config, moduleMap }) => ({
      config,
      serializableModuleMap: moduleMap.toJSON(),
    }));
    return Array.from({ length: Math.min(maxWorkers, tests.length) }, () => {
      const worker = new Worker(testWorker, {
        exposedMethods: ['worker'],
        forkOptions: {
          serialization: 'json',
          stdio: 'pipe',
          execArgv: [...process.execArgv, roomForNewObjects],
        },
        numWorkers: 1,
        idleMemoryLimit: workerIdleMemoryLimit ?? undefined,
        workerGracefulExitTimeout,
        setupArgs: [{ serializableResolvers }],
      });
      worker.getStdout()?.pipe(process.stdout);
      worker.getStderr()?.pipe(process.stderr);
      return worker;
    });
  }

  asked({ path, context: { config } }) {
    const { changedFiles, sourcesRelatedToTestsInChangedFiles: related } = this._context;
    const context = {
      changedFiles: changedFiles && [...changedFiles],
      sourcesRelatedToTestsInChangedFiles: related && [...related],
    };
    return { path, config, globalConfig: this._globalConfig, context };
  }

  async runInBand(tests, watcher, onStart, onResult, onFailure) {
    const runner = new TestRunner(this._globalConfig, this._context);
    runner.on('test-file-start', ([test]) => onStart(test));
    runner.on('test-file-success', ([test, result]) => onResult(test, result));
    runner.on('test-file-failure', ([test, error]) => onFailure(test, error));
    await runner.runTests(tests, watcher, { serial: true });
  }
};

/** By the last run that Jest remembers; in a fresh clone by the size of the file, at 0.35 ms for each byte. */
const weigh = ({ path, duration }) => duration ?? 0.35 * statSync(path).size;
