import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { developmentKey, openStore, overrideTenant, publish, readShell, trustIn } from '@harambee/registry';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
export const remoteNames = ['assistant', 'impact', 'profiles', 'proposals'] as const;

/** Publishes a further version of a built remote and gives it to one organisation: no other spec meets it. */
export async function shipTo(
  tenantId: string,
  remote: string,
  note: string,
  dataDir = process.env.HARAMBEE_DATA ?? '',
): Promise<string> {
  const { key: signingKey } = await developmentKey(dataDir);
  const store = await openStore(join(dataDir, 'remotes'));
  const registry = { store, signingKey, keys: trustIn(signingKey) };
  const shellFile = join(repository, 'shell', 'dist', 'shell.json');
  const shell = readShell(readFileSync(shellFile, 'utf8'), shellFile);
  const built = mkdtempSync(join(tmpdir(), 'harambee-version-'));
  try {
    cpSync(join(repository, `mfe-${remote}`, 'dist'), built, { recursive: true });
    for (const file of readdirSync(built)) {
      if (/\.(br|gz)$/.test(file)) rmSync(join(built, file));
      else if (file.endsWith('.js')) {
        writeFileSync(join(built, file), `${readFileSync(join(built, file), 'utf8')}\n/* ${note} */\n`);
      }
    }
    const { version } = await publish(registry, built, shell);
    await overrideTenant(registry, { remote, who: 'e2e', why: note, tenantId, version, shell });
    return version;
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}
