import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  developmentKey,
  openStore,
  overrideTenant,
  permit,
  publish,
  type Registry,
  readShell,
  trustIn,
} from '@harambee/registry';
import type { Page } from '@playwright/test';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
export const remoteNames = ['assistant', 'impact', 'profiles', 'proposals'] as const;

const shellFile = join(repository, 'shell', 'dist', 'shell.json');
const shellInUse = () => readShell(readFileSync(shellFile, 'utf8'), shellFile);

async function registryInUse(): Promise<Registry> {
  const dataDir = process.env.HARAMBEE_DATA ?? '';
  const { key: signingKey } = await developmentKey(dataDir);
  const store = await openStore(join(dataDir, 'remotes'));
  return { store, signingKey, keys: trustIn(signingKey) };
}

/** Publishes a further version of a built remote; nobody gets it yet. */
async function publishFurther(registry: Registry, remote: string, note: string): Promise<string> {
  const built = mkdtempSync(join(tmpdir(), 'harambee-version-'));
  try {
    cpSync(join(repository, `mfe-${remote}`, 'dist'), built, { recursive: true });
    for (const file of readdirSync(built)) {
      if (/\.(br|gz)$/.test(file)) rmSync(join(built, file));
      else if (file.endsWith('.js')) {
        writeFileSync(join(built, file), `${readFileSync(join(built, file), 'utf8')}\n/* ${note} */\n`);
      }
    }
    return (await publish(registry, built, shellInUse())).version;
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

/** Gives one organisation a further version: no other spec meets it. */
export async function shipTo(tenantId: string, remote: string, note: string): Promise<string> {
  const registry = await registryInUse();
  const version = await publishFurther(registry, remote, note);
  await overrideTenant(registry, { remote, who: 'e2e', why: note, tenantId, version, shell: shellInUse() });
  return version;
}

/** A further version and a permission for half an hour from `at` to see it, as the path of its link. */
export async function permitFurther(
  remote: string,
  note: string,
  at: number = Date.now(),
): Promise<{ version: string; token: string; path: string }> {
  const registry = await registryInUse();
  const version = await publishFurther(registry, remote, note);
  const order = { remote, who: 'e2e', why: note, version, shell: shellInUse(), minutes: 30 };
  const { token } = await permit(registry, order, at);
  return { version, token, path: `/remote-permission?token=${token}` };
}

/** Which version of each remote a page was given. */
export const versionsIn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const { remotes } = JSON.parse(document.getElementById('remotes')?.textContent ?? '{}');
    return Object.fromEntries(
      remotes.map((one: { name: string; version: string }) => [one.name, one.version]),
    );
  });
