import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');
const planted = mkdtempSync(join(tmpdir(), 'fences-'));
afterAll(() => rmSync(planted, { recursive: true }));

/** Plants one file in an empty tree with the repository's rules and lints it there. */
function lint(path: string, specifier: string) {
  const file = join(planted, path);
  mkdirSync(dirname(file), { recursive: true });
  cpSync(join(root, 'biome.json'), join(planted, 'biome.json'));
  writeFileSync(file, `import { x } from '${specifier}';\nexport const y = x;\n`);
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

describe('who may import whom', () => {
  it.each([
    ['mfe-proposals/src/a.ts', '@harambee/mfe-impact', 'remote to remote'],
    ['mfe-proposals/src/a.ts', '@mui/material/Button', 'remote to component library'],
    ['mfe-proposals/src/a.ts', '@harambee/service-kit', 'browser to server'],
    ['mfe-proposals/src/features/proposal-list/a.ts', '../proposal-form/b.ts', 'feature to feature'],
    ['shell/src/a.ts', '@harambee/mfe-proposals', 'shell to remote'],
    ['shell/src/a.ts', 'node:fs', 'browser to Node'],
    ['services/identity/src/a.ts', '@harambee/proposals', 'service to service'],
    ['services/identity/src/a.ts', '@harambee/ui', 'server to page'],
    ['shared/domain/src/a.ts', 'react', 'vocabulary to React'],
    ['shared/domain/src/a.ts', '@harambee/ui', 'vocabulary to product'],
    ['shared/drafting/src/a.ts', 'node:fs', 'text engine to Node'],
    ['shared/drafting/src/a.ts', '@harambee/service-kit/language-model', 'text engine to server'],
    ['shared/ui/src/a.ts', '@harambee/service-kit', 'shared browser package to server'],
    ['shared/service-kit/src/a.ts', '@harambee/identity', 'kit to service'],
  ])('refuses %s importing %s (%s)', (path, specifier) => {
    const { ok, output } = lint(path, specifier);
    expect(output).toContain('noRestrictedImports');
    expect(ok).toBe(false);
  });

  it.each([
    ['mfe-proposals/src/a.ts', '@harambee/ui'],
    ['mfe-proposals/src/features/proposal-list/a.ts', '../../api/b.ts'],
    ['shell/src/a.ts', '@harambee/platform'],
    ['services/identity/src/a.ts', '@harambee/service-kit'],
    ['shared/ui/src/a.ts', '@mui/material/Button'],
    ['shared/platform/src/a.ts', '@harambee/domain'],
    ['shared/drafting/src/a.ts', '@harambee/domain/schemas'],
  ])('lets %s import %s', (path, specifier) => {
    expect(lint(path, specifier)).toMatchObject({ ok: true });
  });
});
