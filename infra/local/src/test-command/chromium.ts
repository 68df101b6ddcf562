import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import type { Terminal } from '../terminal.ts';

/**
 * Where systems install Chromium or the closely related Chrome. The one without windows comes first: the browser
 * tests take a quarter less of the processor with it.
 */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

interface Installer {
  tool: string;
  asAdministrator: boolean;
  update?: string[];
  /** The first that succeeds is enough: not every release of a system has each package. */
  installs: string[][];
}

const aptInstall = ['apt-get', 'install', '-y', '--no-install-recommends'];

/** The install commands of each system's package manager; all but Homebrew need administrator rights. */
const installers: readonly Installer[] = [
  {
    tool: 'apt-get',
    asAdministrator: true,
    update: ['apt-get', 'update'],
    installs: [
      [...aptInstall, 'chromium-headless-shell'],
      [...aptInstall, 'chromium'],
    ],
  },
  { tool: 'dnf', asAdministrator: true, installs: [['dnf', 'install', '-y', 'chromium']] },
  {
    tool: 'zypper',
    asAdministrator: true,
    installs: [['zypper', '--non-interactive', 'install', 'chromium']],
  },
  { tool: 'pacman', asAdministrator: true, installs: [['pacman', '-S', '--noconfirm', 'chromium']] },
  { tool: 'apk', asAdministrator: true, installs: [['apk', 'add', 'chromium']] },
  { tool: 'brew', asAdministrator: false, installs: [['brew', 'install', '--cask', 'chromium']] },
];

/** What this uses of the machine; tests replace it. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  exists(path: string): boolean;
  isAdministrator: boolean;
  /** True if the command succeeded. */
  run(command: string[]): Promise<boolean>;
}

/**
 * The browser for the tests: found, or else installed with the system's package manager; undefined if
 * impossible.
 */
export async function ensureChromium(
  terminal: Terminal,
  machine: Machine = thisMachine,
): Promise<string | undefined> {
  const named = machine.env.CHROMIUM_PATH;
  if (named && !machine.exists(named))
    terminal.line(`CHROMIUM_PATH names ${named}, which is not there: looking elsewhere.`);
  const found = findChromium(machine);
  if (found) return found;
  const installed = (await install(terminal, machine)) ? findChromium(machine) : undefined;
  if (!installed) {
    terminal.line(
      'The browser tests need Chromium, and it could not be installed: install it yourself, or name one with CHROMIUM_PATH.',
    );
  }
  return installed;
}

function findChromium({ env, exists }: Machine): string | undefined {
  return [env.CHROMIUM_PATH, ...systemPaths, playwrightsOwn()].find((path) => path && exists(path));
}

/** Playwright knows the path of its own download, which exists only if somebody has requested it. */
function playwrightsOwn(): string | undefined {
  try {
    const require = createRequire(import.meta.url);
    return (
      require('playwright-core') as { chromium: { executablePath(): string } }
    ).chromium.executablePath();
  } catch {
    return undefined;
  }
}

async function install(terminal: Terminal, machine: Machine): Promise<boolean> {
  const installer = installers.find(({ tool }) => isOnPath(tool, machine));
  if (!installer) return false;
  const prefix = await administratorPrefix(installer.asAdministrator, machine);
  if (!prefix) return false;
  terminal.line(`No Chromium found: installing it with ${installer.tool}.`);
  if (installer.update && !(await machine.run([...prefix, ...installer.update]))) return false;
  for (const command of installer.installs) {
    if (await machine.run([...prefix, ...command])) return true;
  }
  return false;
}

async function administratorPrefix(needed: boolean, machine: Machine): Promise<string[] | undefined> {
  if (!needed || machine.isAdministrator) return [];
  const mayUseSudo = isOnPath('sudo', machine) && (await machine.run(['sudo', '-n', 'true']));
  return mayUseSudo ? ['sudo', '-n'] : undefined;
}

const isOnPath = (tool: string, { env, exists }: Machine): boolean =>
  (env.PATH ?? '').split(delimiter).some((folder) => folder !== '' && exists(join(folder, tool)));

const thisMachine: Machine = {
  env: process.env,
  exists: existsSync,
  isAdministrator: process.getuid?.() === 0,
  run: ([tool = '', ...options]) =>
    new Promise((resolve) => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const child = spawn(tool, options, { stdio: ['ignore', 'inherit', 'inherit'], env });
      child.once('error', () => resolve(false));
      child.once('close', (code) => resolve(code === 0));
    }),
};
