import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { developmentKey, openStore, overrideTenant, publish, readShell, trustIn } from '@harambee/registry';

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

/** The script a remote begins with is made anew from the usual one. */
export const entryMadeOf =
  (code: (usual: string) => string): Change =>
  (built) => {
    const manifest = JSON.parse(readFileSync(join(built, 'mf-manifest.json'), 'utf8'));
    const entry = join(built, manifest.metaData.remoteEntry.name);
    writeFileSync(entry, code(readFileSync(entry, 'utf8')));
  };

/** Publishes a further version of a built remote and gives it to one organisation: no other spec meets it. */
export async function shipTo(
  tenantId: string,
  remote: string,
  note: string,
  change: Change = noteIn(note),
): Promise<string> {
  const dataDir = process.env.HARAMBEE_DATA ?? '';
  const { key: signingKey } = await developmentKey(dataDir);
  const store = await openStore(join(dataDir, 'remotes'));
  const registry = { store, signingKey, keys: trustIn(signingKey) };
  const shellFile = join(repository, 'shell', 'dist', 'shell.json');
  const shell = readShell(readFileSync(shellFile, 'utf8'), shellFile);
  const built = mkdtempSync(join(tmpdir(), 'harambee-version-'));
  try {
    cpSync(join(repository, `mfe-${remote}`, 'dist'), built, { recursive: true });
    for (const file of readdirSync(built).filter((name) => /\.(br|gz)$/.test(name)))
      rmSync(join(built, file));
    change(built);
    const { version } = await publish(registry, built, shell);
    await overrideTenant(registry, { remote, who: 'e2e', why: note, tenantId, version, shell });
    return version;
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}
