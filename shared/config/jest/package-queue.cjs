/** Fewer files than this are over before a second worker has loaded what they need. */
const worthSharing = 8;

/**
 * Hands out test files so that a package stays in one worker: what its tests load and compile (apps, pages, schemas) is
 * done once. The largest package comes first. When no package is left, a free worker helps with the one that has the
 * most left, and no more than two work on it.
 */
exports.PackageQueue = class PackageQueue {
  /** `tests`: Jest's, in the order in which a package runs them. `weigh`: how much time one probably takes. */
  constructor(tests, weigh) {
    const packages = new Map();
    for (const test of tests) {
      const { rootDir } = test.context.config;
      if (!packages.has(rootDir)) packages.set(rootDir, { tests: [], workers: new Set(), weight: 0 });
      const its = packages.get(rootDir);
      its.tests.push(test);
      its.weight += weigh(test);
    }
    this.packages = [...packages.values()].sort((a, b) => b.weight - a.weight);
  }

  /** The next file of this worker; undefined if there is none for it. */
  next(worker) {
    const current = this.packages.find(({ tests, workers }) => tests.length > 0 && workers.has(worker));
    const its = current ?? this.packages.find(({ tests, workers }) => tests.length > 0 && workers.size === 0);
    const chosen = its ?? this.toShare();
    chosen?.workers.add(worker);
    return chosen?.tests.shift();
  }

  toShare() {
    return this.packages
      .filter(({ tests, workers }) => tests.length >= worthSharing && workers.size < 2)
      .sort((a, b) => b.tests.length - a.tests.length)[0];
  }
};
