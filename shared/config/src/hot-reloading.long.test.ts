import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withHotReloading } from '@harambee/config/webpack/hot-reloading/hot-reloading.mjs';
import webpack, { type Stats } from 'webpack';

jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'harambee-hot-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, 'src', file), text);

test('a mistake that was mended leads from what the page has straight to what is right: nothing loads it anew', async () => {
  mkdirSync(join(folder, 'src'));
  write('page.js', 'export const title = 1;\n');
  write('index.js', "import { title } from './page.js'; console.log(title);\n");
  const { optimization } = withHotReloading(
    { output: {}, resolve: {}, module: { rules: [] }, optimization: {} },
    'donors',
  );
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './src/index.js',
    output: { path: join(folder, 'out') },
    optimization,
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });
  const builds: Stats[] = [];
  let built = () => {};
  const watching = compiler?.watch({ aggregateTimeout: 20 }, (_error, stats) => {
    if (stats) builds.push(stats);
    built();
  });
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) {
      await new Promise<void>((resolve) => {
        built = resolve;
      });
    }
  };
  await until(() => builds.length > 0);
  write('page.js', 'export const title = ;\n');
  await until(() => builds.at(-1)?.hasErrors() === true);
  const seen = builds.filter((one) => !one.hasErrors()).at(-1)?.hash;
  write('page.js', 'export const title = 2;\n');
  await until(() => builds.at(-1)?.hasErrors() === false);
  await new Promise<void>((resolve) => watching?.close(() => resolve()));

  const updates = readdirSync(join(folder, 'out')).filter((name) => name.endsWith('.hot-update.js'));
  expect(updates.some((name) => name.includes(`.${seen}.`))).toBe(true);
  for (const name of updates) {
    expect(readFileSync(join(folder, 'out', name), 'utf8')).not.toContain('Module parse failed');
  }
});
