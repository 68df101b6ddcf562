import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  developmentKey,
  openStore,
  overrideTenant,
  permit,
  promote,
  publish,
  type Registry,
  readShell,
  startCanary,
  trustIn,
} from '@harambee/registry';
import type { Page } from '@playwright/test';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
export const remoteNames = ['assistant', 'impact', 'profiles', 'proposals'] as const;

export type RemoteName = (typeof remoteNames)[number];

/** Changes the files of a build before they are published. */
export type Change = (built: string) => void;

/** Every script ends with this comment. */
const noteIn =
  (note: string): Change =>
  (built) => {
    for (const file of readdirSync(built).filter((name) => name.endsWith('.js'))) {
      writeFileSync(join(built, file), `${readFileSync(join(built, file), 'utf8')}\n/* ${note} */\n`);
    }
  };

/** Rebuilds a remote's entry script from the usual one. */
export const entryMadeOf =
  (code: (usual: string) => string): Change =>
  (built) => {
    const manifest = JSON.parse(readFileSync(join(built, 'mf-manifest.json'), 'utf8'));
    const entry = join(built, manifest.metaData.remoteEntry.name);
    writeFileSync(entry, code(readFileSync(entry, 'utf8')));
  };

const shellFile = join(repository, 'shell', 'dist', 'shell.json');
const shellInUse = () => readShell(readFileSync(shellFile, 'utf8'), shellFile);

/** The data folder of the shared product, unless another one is given. */
async function registryInUse(dataDir = process.env.HARAMBEE_DATA ?? ''): Promise<Registry> {
  const { key: signingKey } = await developmentKey(dataDir);
  const store = await openStore(join(dataDir, 'remotes'));
  return { store, signingKey, keys: trustIn(signingKey) };
}

/** Publishes another version of a built remote; nobody gets it yet. */
async function publishFurther(registry: Registry, remote: string, change: Change): Promise<string> {
  const built = mkdtempSync(join(tmpdir(), 'harambee-version-'));
  try {
    cpSync(join(repository, `mfe-${remote}`, 'dist'), built, { recursive: true });
    for (const file of readdirSync(built).filter((name) => /\.(br|gz)$/.test(name)))
      rmSync(join(built, file));
    change(built);
    return (await publish(registry, built, shellInUse())).version;
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

/** Gives another version to one organization only, so that other specs are not affected. */
export async function shipTo(
  tenantId: string,
  remote: string,
  note: string,
  { change = noteIn(note), dataDir }: { change?: Change; dataDir?: string } = {},
): Promise<string> {
  const registry = await registryInUse(dataDir);
  const version = await publishFurther(registry, remote, change);
  await overrideTenant(registry, { remote, who: 'e2e', why: note, tenantId, version, shell: shellInUse() });
  return version;
}

/** Gives another version to everybody or, as a canary, to a twentieth of the organizations of a product. */
export async function release(dataDir: string, remote: string, note: string, to: 'all' | 'canary') {
  const registry = await registryInUse(dataDir);
  const version = await publishFurther(registry, remote, noteIn(note));
  const order = { remote, who: 'e2e', why: note, version, shell: shellInUse() };
  await (to === 'all' ? promote(registry, order) : startCanary(registry, { ...order, percent: 5 }));
  return version;
}

/** Publishes another version with a permission to see it for half an hour from `at`. Returns the path of its link. */
export async function permitFurther(
  remote: string,
  note: string,
  at: number = Date.now(),
): Promise<{ version: string; token: string; path: string }> {
  const registry = await registryInUse();
  const version = await publishFurther(registry, remote, noteIn(note));
  const order = { remote, who: 'e2e', why: note, version, shell: shellInUse(), minutes: 30 };
  const { token } = await permit(registry, order, at);
  return { version, token, path: `/remote-permission?token=${token}` };
}

/** The version of each remote that a page got. */
export const versionsIn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const { remotes } = JSON.parse(document.getElementById('remotes')?.textContent ?? '{}');
    return Object.fromEntries(
      remotes.map((one: { name: string; version: string }) => [one.name, one.version]),
    );
  });
