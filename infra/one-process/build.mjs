/**
 * Makes `dist`: what `npm start` runs, as a few files instead of three thousand modules (ADR 55). Each service keeps its entry
 * file; what several need is in files that they share, so there is one mongoose and one of every other module.
 */
import { readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readServices } from '@harambee/config/workspace/services.mjs';
import { build } from 'esbuild';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const out = fileURLToPath(new URL('./dist/', import.meta.url));

/** Packages with machine code. They stay where npm has put them. */
const native = /^@node-rs\/argon2$/;

const entry = (name) => join(repository, 'services', name, 'src', 'server.ts');
const services = [...readServices(repository).map(({ name }) => name), 'gateway'];

/** Source files stand for the compiled ones: threads and processes of their own are started from those. */
const compiled = (path) =>
  path.endsWith('.ts') && !path.includes('node_modules')
    ? path.replace(/([\\/])src([\\/])/, '$1dist$2').replace(/\.ts$/, '.js')
    : path;

/** Modules that read files beside them, or start threads from them, still find their own place. */
const places = {
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|[cm]?js)$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const place = `__placeOf(${JSON.stringify(relative(out, compiled(path)).replaceAll('\\', '/'))})`;
      const contents = text.includes('import.meta.url')
        ? text.replaceAll('import.meta.url', `${place}.url`)
        : text.replace(/\b__(dirname|filename)\b/g, `${place}.$1`);
      return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js', resolveDir: dirname(path) };
    });
  },
};

/**
 * Packages with machine code, and those that are loaded when they are used: Node loads them as it would without this build, by
 * their path, because not everything that a service finds lies where these files would look for it.
 */
const left = {
  name: 'left',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
      const isLate = from.kind === 'dynamic-import' && !/^(node:|@harambee\/)/.test(path);
      if (pluginData === left || !(isLate || native.test(path))) return undefined;
      const found = await resolve(path, { ...from, pluginData: left });
      if (found.errors.length > 0 || found.external) return found;
      return { path: `./${relative(out, found.path).replaceAll('\\', '/')}`, external: true };
    });
  },
};

/** What `turbo.json` names as inputs: a change anywhere else would leave old files in use. */
const watched = /^((services|shared)\/[^/]+|infra\/registry)\/src\/|(^|\/)node_modules\//;

await rm(out, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: repository,
  metafile: true,
  entryPoints: {
    main: join(repository, 'shared/service-kit/src/processes/main.ts'),
    ...Object.fromEntries(services.map((name) => [name, entry(name)])),
  },
  outdir: out,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  conditions: ['source'],
  // For `NODE_OPTIONS=--enable-source-maps`; without it Node does not read them.
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
  plugins: [left, places],
  banner: {
    js: `import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
const __placeOf = (path) => {
  const url = new URL(path, import.meta.url);
  const filename = require('node:url').fileURLToPath(url);
  return { url: url.href, filename, dirname: require('node:path').dirname(filename) };
};`,
  },
});

const unwatched = Object.keys(metafile.inputs).filter((path) => !watched.test(path));
if (unwatched.length > 0) {
  process.stderr.write(
    `Name these files in the inputs of infra/one-process/turbo.json: ${unwatched.join(', ')}\n`,
  );
  process.exitCode = 1;
}
