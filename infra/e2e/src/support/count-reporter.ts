import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/**
 * Writes `test-results.json` like every package, for the sum that `npm test` prints. It also has the counts of each
 * spec, so that `npm test` can skip a spec until something it covers changes.
 */
export default class CountReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const counts = { ...count(tests), specs: countsOfSpecs(tests) };
    writeFileSync('test-results.json', `${JSON.stringify(counts)}\n`);
  }
}

function count(tests: readonly TestCase[]) {
  const outcomes = tests.map((test) => test.outcome());
  const of = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  return {
    passed: of('expected'),
    // A test that passes on the second try has a race.
    failed: of('unexpected') + of('flaky'),
    skipped: of('skipped'),
  };
}

/** Specs by their paths, without those that were interrupted: a test that never ran has no result. */
function countsOfSpecs(tests: readonly TestCase[]): Record<string, ReturnType<typeof count>> {
  const pathOf = ({ location }: TestCase) => relative(process.cwd(), location.file).replaceAll('\\', '/');
  const specs = [...new Set(tests.map(pathOf))].map(
    (path) => [path, tests.filter((test) => pathOf(test) === path)] as const,
  );
  return Object.fromEntries(
    specs
      .filter(([, ofSpec]) => ofSpec.every(({ results }) => results.length > 0))
      .map(([path, ofSpec]) => [path, count(ofSpec)]),
  );
}
