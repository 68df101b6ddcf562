import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const planted = mkdtempSync(join(tmpdir(), 'fences-'));
const services = readdirSync(join(root, 'services'));
afterAll(() => rmSync(planted, { recursive: true }));

/** A file in an empty tree that imports these; each has a name of its own. */
function plant(folder: string, specifiers: readonly string[]): string {
  const path = join(folder, `a${files.length}.ts`);
  files.push(path);
  mkdirSync(join(planted, folder), { recursive: true });
  const imports = specifiers.map((specifier, at) => `import { x as x${at} } from '${specifier}';\n`);
  const uses = specifiers.map((_, at) => `x${at}`);
  writeFileSync(join(planted, path), `${imports.join('')}export const all = [${uses}];\n`);
  return path;
}
const files: string[] = [];

interface Diagnostic {
  severity: string;
  category: string;
  location: { path: string };
}
let diagnostics: Diagnostic[];
/** What the repository's rules say about a file. */
const saidOf = (path: string) => diagnostics.filter(({ location }) => location.path === path);

/** Once for all files: starting the linter takes most of its time. */
beforeAll(() => {
  cpSync(join(root, 'biome.json'), join(planted, 'biome.json'));
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...options, ...files], {
    cwd: planted,
    encoding: 'utf8',
  });
  const report: { summary: { unchanged: number }; diagnostics: Diagnostic[] } = JSON.parse(stdout);
  expect(report.summary.unchanged).toBe(files.length);
  diagnostics = report.diagnostics;
});

// Checks declared dependencies and the tags of packages, which lint does not see.
test('turbo boundaries finds nothing', () => {
  const turbo = join(root, 'node_modules/turbo/bin/turbo');
  const { status, stdout } = spawnSync(process.execPath, [turbo, 'boundaries'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  expect(stdout).toContain('no issues found');
  expect(status).toBe(0);
});

describe('who may import whom', () => {
  const refusal = expect.objectContaining({ severity: 'error', category: 'lint/style/noRestrictedImports' });
  const planting = ([folder = '', specifier = '', how = '']: string[]) =>
    [folder, specifier, how, plant(folder, [specifier])] as const;

  it.each(
    [
      ['mfe-proposals/src', '@harambee/mfe-impact', 'remote to remote'],
      ['mfe-proposals/src', '@mui/material/Button', 'remote to component library'],
      ['mfe-proposals/src', '@harambee/service-kit', 'browser to server'],
      ['mfe-proposals/src', '@harambee/drafting', 'remote to the whole text engine'],
      ['mfe-proposals/src', '@harambee/proposal-files/text', 'page to what its worker runs'],
      ['shell/src', '@harambee/mfe-proposals', 'shell to remote'],
      ['shell/src', 'node:fs', 'browser to Node'],
      ['services/identity/src', '@harambee/ui', 'server to page'],
      ['shared/domain/src', 'react', 'vocabulary to React'],
      ['shared/domain/src', '@harambee/ui', 'vocabulary to product'],
      ['shared/drafting/src', 'node:fs', 'text engine to Node'],
      ['shared/calls/src', 'node:fs', 'reader of calls to Node'],
      ['shared/calls/src', '@harambee/drafting', 'reader of calls to the text engine'],
      ['shared/answers/src', '@harambee/calls', 'finder of answers to the reader of calls'],
      ['shared/documents/src', '@harambee/drafting', 'writer of files to what they say'],
      ['shared/proposal-files/src', '@harambee/documents/disk-fonts', 'files of proposals to a disk'],
      ['shared/proposal-files/src', 'node:fs', 'files of proposals to Node'],
      ['shared/drafting/src', '@harambee/service-kit/language-model', 'text engine to server'],
      ['shared/ui/src', '@harambee/service-kit', 'shared browser package to server'],
      ['shared/platform/src', '@harambee/drafting', 'shared browser package to the text engine'],
    ].map(planting),
  )('refuses %s importing %s (%s)', (_folder, _specifier, _how, path) => {
    expect(saidOf(path)).toContainEqual(refusal);
  });

  const all = services.map((service) => `@harambee/${service}`);
  it.each(
    ['shared/service-kit/src', 'services/new/src'].map((folder) => [folder, plant(folder, all)] as const),
  )('refuses %s importing any service', (_folder, path) => {
    expect(saidOf(path)).toEqual(all.map(() => refusal));
  });

  it.each(
    [
      ['mfe-proposals/src', '@harambee/ui'],
      ['mfe-proposals/src', '@harambee/drafting/checks'],
      ['mfe-proposals/src', '@harambee/drafting/proposed-rows'],
      ['shell/src', '@harambee/platform'],
      ['services/identity/src', '@harambee/service-kit'],
      ['shared/ui/src', '@mui/material/Button'],
      ['shared/platform/src', '@harambee/domain'],
      ['shared/drafting/src', '@harambee/domain/schemas'],
      ['shared/service-kit/src', '@harambee/domain/schemas'],
      ['shared/ui/src', '@harambee/domain/schemas'],
    ].map(planting),
  )('allows %s to import %s', (_folder, _specifier, _how, path) => {
    expect(saidOf(path).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
