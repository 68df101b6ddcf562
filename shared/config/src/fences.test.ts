import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');
const planted = mkdtempSync(join(tmpdir(), 'fences-'));
const services = readdirSync(join(root, 'services'));
afterAll(() => rmSync(planted, { recursive: true }));

/** Writes one file into an empty tree and lints it with the repository's rules. */
function lint(path: string, ...specifiers: string[]) {
  const file = join(planted, path);
  mkdirSync(dirname(file), { recursive: true });
  cpSync(join(root, 'biome.json'), join(planted, 'biome.json'));
  const imports = specifiers.map((specifier, at) => `import { x as x${at} } from '${specifier}';\n`);
  const uses = specifiers.map((_, at) => `x${at}`);
  writeFileSync(file, `${imports.join('')}export const all = [${uses}];\n`);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', '--vcs-enabled=false', path],
    {
      cwd: planted,
      encoding: 'utf8',
    },
  );
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

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
  it.each([
    ['mfe-proposals/src/a.ts', '@harambee/mfe-impact', 'remote to remote'],
    ['mfe-proposals/src/a.ts', '@mui/material/Button', 'remote to component library'],
    ['mfe-proposals/src/a.ts', '@harambee/service-kit', 'browser to server'],
    ['mfe-proposals/src/a.ts', '@harambee/drafting', 'remote to the whole text engine'],
    ['mfe-proposals/src/a.ts', '@harambee/proposal-files/text', 'page to what its worker runs'],
    ['shell/src/a.ts', '@harambee/mfe-proposals', 'shell to remote'],
    ['shell/src/a.ts', 'node:fs', 'browser to Node'],
    ['services/identity/src/a.ts', '@harambee/ui', 'server to page'],
    ['shared/domain/src/a.ts', 'react', 'vocabulary to React'],
    ['shared/domain/src/a.ts', '@harambee/ui', 'vocabulary to product'],
    ['shared/drafting/src/a.ts', 'node:fs', 'text engine to Node'],
    ['shared/calls/src/a.ts', 'node:fs', 'reader of calls to Node'],
    ['shared/calls/src/a.ts', '@harambee/drafting', 'reader of calls to the text engine'],
    ['shared/answers/src/a.ts', '@harambee/calls', 'finder of answers to the reader of calls'],
    ['shared/documents/src/a.ts', '@harambee/drafting', 'writer of files to what they say'],
    ['shared/proposal-files/src/a.ts', '@harambee/documents/disk-fonts', 'files of proposals to a disk'],
    ['shared/proposal-files/src/a.ts', 'node:fs', 'files of proposals to Node'],
    ['shared/drafting/src/a.ts', '@harambee/service-kit/language-model', 'text engine to server'],
    ['shared/ui/src/a.ts', '@harambee/service-kit', 'shared browser package to server'],
    ['shared/platform/src/a.ts', '@harambee/drafting', 'shared browser package to the text engine'],
  ])('refuses %s importing %s (%s)', (path, specifier) => {
    const { ok, output } = lint(path, specifier);
    expect(output).toContain('noRestrictedImports');
    expect(ok).toBe(false);
  });

  it.each(['shared/service-kit/src/a.ts', 'services/new/src/a.ts'])(
    'refuses %s importing any service',
    (path) => {
      const { output } = lint(path, ...services.map((service) => `@harambee/${service}`));
      expect(output.match(/lint\/style\/noRestrictedImports/g)).toHaveLength(services.length);
    },
  );

  it.each([
    ['mfe-proposals/src/a.ts', '@harambee/ui'],
    ['mfe-proposals/src/a.ts', '@harambee/drafting/checks'],
    ['mfe-proposals/src/a.ts', '@harambee/drafting/proposed-rows'],
    ['shell/src/a.ts', '@harambee/platform'],
    ['services/identity/src/a.ts', '@harambee/service-kit'],
    ['shared/ui/src/a.ts', '@mui/material/Button'],
    ['shared/platform/src/a.ts', '@harambee/domain'],
    ['shared/drafting/src/a.ts', '@harambee/domain/schemas'],
    ['shared/service-kit/src/a.ts', '@harambee/domain/schemas'],
    ['shared/ui/src/a.ts', '@harambee/domain/schemas'],
  ])('allows %s to import %s', (path, specifier) => {
    expect(lint(path, specifier)).toMatchObject({ ok: true });
  });
});
