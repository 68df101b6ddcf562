import type { Terminal } from '../terminal.ts';
import { ensureChromium, type Machine } from './chromium.ts';

/** A machine with these files, whose package manager installs known browsers in their usual places. */
function machine(files: string[], own: Partial<Machine> = {}, packages = ['chromium-headless-shell']) {
  const there = new Set(files);
  const commands: string[] = [];
  const lines: string[] = [];
  const terminal: Terminal = { line: (text) => lines.push(text) };
  const made: Machine = {
    env: { PATH: '/usr/bin:/bin' },
    exists: (path) => there.has(path),
    isAdministrator: true,
    run: async (command) => {
      commands.push(command.join(' '));
      if (!command.includes('install')) return true;
      const wanted = packages.find((name) => name === command.at(-1));
      if (wanted) there.add(`/usr/bin/${wanted}`);
      return wanted !== undefined;
    },
    ...own,
  };
  return { commands, lines, ensure: () => ensureChromium(terminal, made) };
}

test('CHROMIUM_PATH comes first', async () => {
  const { ensure, lines } = machine(['/opt/chromium', '/usr/bin/chromium'], {
    env: { CHROMIUM_PATH: '/opt/chromium' },
  });
  expect(await ensure()).toBe('/opt/chromium');
  expect(lines).toEqual([]);
});

test('a CHROMIUM_PATH that does not exist is reported, and the system is searched', async () => {
  const { ensure, lines } = machine(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/opt/chromium' } });
  expect(await ensure()).toBe('/usr/bin/chromium');
  expect(lines).toEqual(['CHROMIUM_PATH names /opt/chromium, which is not there: looking elsewhere.']);
});

test('without a browser, the package manager installs one, and the terminal says so', async () => {
  const { ensure, commands, lines } = machine(['/usr/bin/apt-get']);
  expect(await ensure()).toBe('/usr/bin/chromium-headless-shell');
  expect(commands).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends chromium-headless-shell',
  ]);
  expect(lines).toEqual(['No Chromium found: installing it with apt-get.']);
});

test('if the windowless browser has no package, the full one is installed', async () => {
  const { ensure, commands } = machine(['/usr/bin/apt-get'], {}, ['chromium']);
  expect(await ensure()).toBe('/usr/bin/chromium');
  expect(commands.at(-1)).toBe('apt-get install -y --no-install-recommends chromium');
});

test('the windowless browser is preferred', async () => {
  const { ensure } = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
  expect(await ensure()).toBe('/usr/bin/chromium-headless-shell');
});

test('an ordinary account installs with sudo if that needs no password', async () => {
  const { ensure, commands } = machine(['/usr/bin/apt-get', '/usr/bin/sudo'], { isAdministrator: false });
  expect(await ensure()).toBe('/usr/bin/chromium-headless-shell');
  expect(commands.at(-1)).toBe('sudo -n apt-get install -y --no-install-recommends chromium-headless-shell');
});

test.each([
  ['no package manager', machine([])],
  ['no right to install', machine(['/usr/bin/apt-get'], { isAdministrator: false })],
  [
    'sudo asks for a password',
    machine(['/usr/bin/apt-get', '/usr/bin/sudo'], { isAdministrator: false, run: async () => false }),
  ],
  ['the installation fails', machine(['/usr/bin/apt-get'], { run: async () => false })],
])('%s: one sentence says what to do', async (_why, { ensure, lines }) => {
  expect(await ensure()).toBeUndefined();
  expect(lines.at(-1)).toBe(
    'The browser tests need Chromium, and it could not be installed: install it yourself, or name one with CHROMIUM_PATH.',
  );
});
