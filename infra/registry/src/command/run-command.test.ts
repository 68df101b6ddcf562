import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aShell, TestRegistry } from '../testing/test-registry.ts';
import { runCommand } from './run-command.ts';

const registry = new TestRegistry();
const shell = registry.write('shell.json', aShell);
afterAll(() => registry.remove());

async function remote(...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const env = { DATA_DIR: registry.folder, REGISTRY_SHELL: shell, REGISTRY_WHO: 'ci', PORT: '4100' };
  const code = await runCommand(args, env, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

test('from a build to everybody and back, by the commands alone', async () => {
  const builds = ['one', 'two'].map((code) => registry.build('impact', { code }));
  for (const from of builds) expect((await remote('publish', 'impact', '--from', from)).code).toBe(0);
  const [a = '', b = ''] = readdirSync(join(registry.storeFolder, 'impact'));
  expect((await remote('promote', 'impact')).text).toContain('Say which version');
  expect((await remote('promote', 'impact', a, '--why', 'first')).text).toBe(
    `impact: promote, nothing → ${a} (move 1)`,
  );
  expect((await remote('canary', 'impact', b, '--percent', '5')).code).toBe(0);
  expect(
    (await remote('list')).text
      .split('\n')
      .map((line) => line.trim())
      .sort(),
  ).toEqual(['impact', `${a}  current`, `${b}  canary for 5 %`].sort());
  expect((await remote('promote', 'impact', '--why', 'all well')).text).toContain(`→ ${b} (move 3)`);
  expect((await remote('canary', 'impact', a, '--tenant', 't7')).text).toContain(
    `tenant t7: ${b} → tenant t7: ${a}`,
  );
  expect((await remote('rollback', 'impact', '--why', 'slow', '--who', 'amina')).text).toContain(`→ ${a}`);
  const permitted = await remote('permit', 'impact', b, '--for', '30', '--why', 'a look');
  expect(permitted.text).toMatch(
    new RegExp(
      `^Permission [0-9a-f]{32}: impact ${b} until .*\\nhttp://localhost:4100/remote-permission\\?token=[\\w-]{300,}$`,
    ),
  );
  const { text } = await remote('audit', 'impact');
  expect(text.split('\n')).toHaveLength(6);
  expect(text).toContain('  ci  impact: promote, nothing');
  expect(text).toMatch(/amina {2}impact: rollback, .*: slow {2}\(move 5\)$/m);
  expect(text).toMatch(/ci {2}impact: permit, .* for one browser until .*: a look {2}\(move 6\)$/);
});

test.each([
  [['dance'], 'npm run remote'],
  [['publish'], 'npm run remote'],
  [['publish', '../x'], 'is no name of a remote'],
  [['publish', 'impact', '--from', '/nowhere'], 'has no remote.json'],
  [['canary', 'impact', 'none', '--percent', '5'], 'impact has no version none'],
  [['rollback', 'unknown'], 'unknown was never promoted'],
  [['permit', 'impact'], 'Say which version: permit impact VERSION'],
  [['permit', 'impact', 'none', '--why', 'x'], 'at most 1440'],
  [['list', '--color'], 'npm run remote'],
])('%j is refused in words', async (args, words) => {
  const { code, text } = await remote(...args);
  expect([code, text]).toEqual([1, expect.stringContaining(words)]);
});

test('in production the key has to be given', async () => {
  const lines: string[] = [];
  expect(
    await runCommand(['list'], { NODE_ENV: 'production', DATA_DIR: registry.folder }, (line) =>
      lines.push(line),
    ),
  ).toBe(1);
  expect(lines.join()).toContain('REGISTRY_SIGNING_KEY is missing');
});
