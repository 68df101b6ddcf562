import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'sign-in-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shell = join(__dirname, '../../../shell');
const preset = (name: string) => JSON.stringify(pathToFileURL(join(__dirname, '../webpack', name)).href);

/**
 * Webpack and its presets do not load in Jest, so Node runs them. `code` sets `result`. It is a file, because the
 * minifier's workers repeat the arguments of their process: with `--eval` each would start this anew.
 */
function run<T>(code: string): T {
  const file = join(folder, 'run.mjs');
  writeFileSync(
    file,
    `import { policyOf } from ${preset('documents/inline-parts.mjs')};
    import { signInDocuments, withSignInEntry } from ${preset('sign-in/sign-in-documents.mjs')};
    import { baseConfig } from ${preset('base.mjs')};
    import { readFileSync } from 'node:fs';
    import { brotliCompressSync } from 'node:zlib';
    import webpack from ${JSON.stringify(pathToFileURL(require.resolve('webpack')).href)};
    const shell = ${JSON.stringify(shell)};
    const folder = ${JSON.stringify(folder)};
    let result;
    ${code}
    console.log(JSON.stringify(result));`,
  );
  const options = { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8, timeout: 170_000 } as const;
  const lines = execFileSync(process.execPath, [file], options).trim().split('\n');
  return JSON.parse(lines.at(-1) ?? '');
}

interface Parts {
  title: string;
  page: string;
  after: string;
  pageStyles: string;
  hold: string;
  reason: string;
}

test('they are painted once their page is whole: it is centered, and would move while it is read', () => {
  const template = readFileSync(join(shell, 'src/gate/documents/document.ejs'), 'utf8');
  const head = template.slice(0, template.indexOf('</head>'));
  const [, id] = /<link rel="expect" href="#(\w+)" blocking="render">/.exec(head) ?? [];
  expect(template).toContain(`<div id="${id}"><%= page %></div>`);
});

describe('the documents that the build renders', () => {
  let parts: Record<string, Parts>;
  beforeAll(() => {
    // The development mode has a folder of its own, so this disturbs no build.
    parts = run(`
      const documents = signInDocuments(shell, 'development', () => ({}));
      result = {};
      for (const { path, options } of documents) result[path] = await options.templateParameters({});`);
  }, 180_000);

  test.each([
    ['/login', 'Welcome back', ['Email', 'Password', 'Remember me', 'Forgot password?', 'Create an account']],
    ['/signup', 'Create your account', ['First name', 'Organization name', 'At least 8 characters']],
  ])('%s has its words before any script runs', (path, heading, words) => {
    const { title, page } = parts[path] as Parts;
    expect(title).toBe(`${heading} · Harambee`);
    for (const word of [heading, ...words]) expect(page).toContain(word);
    expect(page).toContain('<form method="post"');
  });

  test.each(['/login', '/signup'])(
    '%s has a style rule for each of its classes, and all before it',
    (path) => {
      const { page, after, pageStyles: styles } = parts[path] as Parts;
      const ruled = /data-emotion="css ([^"]+)"/.exec(styles)?.[1]?.split(' ');
      const used = new Set([...`${page}${after}`.matchAll(/css-([a-z0-9]+)/g)].map(([, name]) => name));
      expect(used.size).toBeGreaterThan(20);
      expect([...used].filter((name) => !ruled?.includes(name as string))).toEqual([]);
      expect(styles).toContain('url(/bricolage-grotesque-latin-wght-normal.');
    },
  );

  test('nothing in them needs a policy weaker than hashes', () => {
    const whole = Object.values(parts).map(
      ({ pageStyles, page, after, hold }) => pageStyles + hold + page + after,
    );
    expect(() => run(`result = policyOf(${JSON.stringify({ ...whole })});`)).not.toThrow();
  });
});

test('their script is at most 60 KB (brotli), without React, router, store or forms library; what follows is React', () => {
  const { bytes, packages, later } = run<{ bytes: number; packages: string[]; later: string[] }>(`
    const base = baseConfig({ folder: shell });
    const config = withSignInEntry({ ...base, cache: false, plugins: [], entry: { main: './src/main.tsx' },
      output: { ...base.output, path: folder, filename: '[name].js', publicPath: '/' } });
    delete config.entry.main;
    // Of what is loaded later, only the first module and its packages are built.
    const externals = ({ request, contextInfo: { issuer } }, done) =>
      issuer.endsWith('start.tsx') && !/^react/.test(request) ? done(null, 'var 0') : done();
    const compiler = webpack({ ...config, externals });
    const stats = await new Promise((done, fail) => compiler.run((error, made) => (error ? fail(error) : done(made))));
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    const { chunks, chunkGraph, entrypoints } = stats.compilation;
    const packagesOf = (some) => {
      const bundled = some.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
      const names = bundled.flatMap((module) => module.modules ?? [module]).map(({ resource }) =>
        /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(resource ?? '')?.[1]);
      return [...new Set(names.filter(Boolean))];
    };
    const first = entrypoints.get('sign-in').chunks;
    result = {
      bytes: brotliCompressSync(readFileSync(folder + '/sign-in.js')).length,
      packages: packagesOf(first),
      later: packagesOf([...chunks].filter((chunk) => !first.includes(chunk))),
    };`);
  expect(later.sort()).toEqual(['react', 'react-dom', 'scheduler']);
  expect(packages).toContain('preact');
  const unwanted = /^(react|react-dom|react-router.*|react-redux|formik|yup|@reduxjs\/.*|@mui\/.*)$/;
  expect(packages.filter((name) => unwanted.test(name))).toEqual([]);
  expect(bytes).toBeLessThan(60 * 1024);
  // Far below; a leap shows that something has come along. Then raise it with a reason.
  expect(bytes).toBeLessThan(36 * 1024);
}, 180_000);
