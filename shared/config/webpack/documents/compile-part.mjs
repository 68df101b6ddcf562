import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfig } from '../base.mjs';

/**
 * Compiles some source files of a package, each with all it imports into one text, for use while the package itself is
 * built: `{ name: './src/file.ts' }` gives `{ name: text }`. `change` adapts the config, for instance to Node.
 */
export async function compileParts(folder, entry, { mode = 'production', change = (config) => config } = {}) {
  const base = baseConfig({ folder, mode });
  const id = Object.keys(entry).join('-');
  const output = join(folder, '.cache/parts', mode, id);
  const config = change({
    ...base,
    name: id,
    entry,
    plugins: [],
    devtool: false,
    cache: { ...base.cache, name: `part-${id}-${mode}` },
    output: { path: output, filename: '[name].js', clean: true },
  });
  const compiler = webpack(config);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, made) => (error ? reject(error) : resolve(made)));
  });
  // Closing writes the file cache for the next build.
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  const texts = Object.keys(entry).map(async (name) => [
    name,
    await readFile(join(output, `${name}.js`), 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(texts));
}
