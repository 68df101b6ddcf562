import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developmentKey, openStore, publish, readShell, startCanary, trustIn } from '@harambee/registry';
import { repositoryFolder } from '../settings.ts';
import type { Visitor } from './visitor.ts';

const remote = 'impact';

/** Publishes another version of a built remote, and gives it to everybody as a canary. Returns the version. */
export async function canaryForAll(dataDir: string, note: string): Promise<string> {
  const { key: signingKey } = await developmentKey(dataDir);
  const store = await openStore(join(dataDir, 'remotes'));
  const shellFile = join(repositoryFolder, 'shell', 'dist', 'shell.json');
  const shell = readShell(readFileSync(shellFile, 'utf8'), shellFile);
  const built = mkdtempSync(join(tmpdir(), 'harambee-canary-'));
  try {
    cpSync(join(repositoryFolder, `mfe-${remote}`, 'dist'), built, { recursive: true });
    writeFileSync(join(built, 'note.js'), `/* ${note} */`);
    const { version } = await publish({ store, signingKey }, built, shell);
    const order = { remote, version, percent: 100, shell, who: 'test', why: note };
    await startCanary({ store, signingKey, keys: trustIn(signingKey) }, order);
    return version;
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

/** The version that a page of this visitor is opened with. */
export async function versionFor(visitor: Visitor, gateway: string): Promise<string> {
  const page = await visitor.must(gateway, 'GET', '/dashboard', { headers: { accept: 'text/html' } });
  const list = /id="remotes">(.*?)<\/script>/s.exec(String(page))?.[1] ?? '{"remotes":[]}';
  const { remotes } = JSON.parse(list) as { remotes: { name: string; version: string }[] };
  return remotes.find(({ name }) => name === remote)?.version ?? '';
}

/** What the shell sends when a part of the page does not start. */
export const reportFailure = (visitor: Visitor, gateway: string, version: string) =>
  visitor.must(gateway, 'POST', '/api/platform/errors', {
    body: {
      ...{ remote, version, stage: 'load', reference: '7F3A-91C2' },
      ...{ message: 'module did not start', path: '/impact' },
    },
  });
