import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { webpack } from 'webpack';

const folder = mkdtempSync(join(tmpdir(), 'drafting-'));
afterAll(() => rmSync(folder, { recursive: true }));

const built = (name: string, file: string) => ({
  import: file,
  filename: `${name}.js`,
  library: { type: 'var', name },
});

/** Bundles for browsers, where webpack has no Node modules; returns the errors. */
const problemsOfBundle = () =>
  new Promise<string[]>((resolve, reject) => {
    webpack(
      {
        mode: 'none',
        target: 'web',
        context: join(__dirname, '../../drafting/src'),
        entry: {
          engine: built('engine', './index.ts'),
          sample: built('sample', './testing/water-project.ts'),
        },
        output: { path: folder },
        resolve: { conditionNames: ['source', 'browser', 'import', 'default'] },
        module: {
          rules: [
            { test: /\.ts$/, loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } },
          ],
        },
      },
      (error, stats) =>
        error ? reject(error) : resolve((stats?.compilation.errors ?? []).map(({ message }) => message)),
    );
  });

test('the drafting engine can be bundled for browsers and drafts a section without Node', async () => {
  expect(await problemsOfBundle()).toEqual([]);
  const code = ['engine.js', 'sample.js'].map((name) => readFileSync(join(folder, name), 'utf8'));
  // An empty context has only the language itself: no `require`, no `process`, no `Buffer`.
  const draft = 'engine.renderSection(engine.draftedSection("team", sample.waterProject, "seed")).text';
  expect(runInNewContext([...code, draft].join('\n'))).toContain('Maji Kwa Wote');
}, 120_000);
