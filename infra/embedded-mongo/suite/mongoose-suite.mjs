import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * `npm run mongoose-suite -w @harambee/embedded-mongo -- DIR`, after a build: runs mongoose's own tests, in a checkout of
 * its repository with its packages installed, against this database. npm's package of mongoose has no tests. Fails when
 * fewer pass than `passed.json` says; raise the number there when more do.
 */
const passedFile = new URL('passed.json', import.meta.url);
const say = (line) => process.stdout.write(`${line}\n`);

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [given] = process.argv.slice(2);
if (!given) fail('Say where mongoose is checked out: npm run mongoose-suite -- DIR');
const checkout = resolve(given);
const mocha = join(checkout, 'node_modules', 'mocha', 'bin', 'mocha.js');
const isSuite = existsSync(join(checkout, 'test')) && existsSync(mocha);
if (!isSuite)
  fail(`${checkout} has no tests with mocha: clone mongoose's repository, and run "npm install" in it.`);

const { startEmbeddedMongo } = await import('../dist/index.js');
const folder = mkdtempSync(join(tmpdir(), 'mongoose-suite-'));
const report = join(folder, 'report.json');
// The suite waits for expired documents with MongoDB's timer set to a second.
const database = await startEmbeddedMongo({ dataDir: join(folder, 'data'), sweepIntervalMs: 1_000 });
const tests = spawn(
  process.execPath,
  [
    mocha,
    ...['--exit', '--timeout', '60000', '--reporter', 'json', '--reporter-option', `output=${report}`],
    './test/*.test.js',
  ],
  {
    cwd: checkout,
    env: { ...process.env, MONGOOSE_TEST_URI: database.uri },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
await once(tests, 'exit');
await database.close();
if (!existsSync(report)) fail('The tests ended without a report: the lines above say why.');
const { stats, failures } = JSON.parse(readFileSync(report, 'utf8'));
rmSync(folder, { recursive: true, force: true });

for (const { fullTitle, err } of failures) say(`- ${fullTitle}: ${String(err.message).split('\n')[0]}`);
const { passed } = JSON.parse(readFileSync(passedFile, 'utf8'));
say(`mongoose's tests: ${stats.passes} passed, ${stats.failures} failed, ${stats.pending} pending.`);
if (stats.passes < passed) fail(`Before, ${passed} passed: an answer has become wrong, or is refused now.`);
if (stats.passes > passed) say(`More than the ${passed} of ${passedFile.pathname}: raise the number there.`);
