import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Workspace {
  name: string;
  folder: string;
  scripts: Record<string, string>;
}

/** The packages of the repository, by the workspace patterns of its `package.json` (`shared/*`, `shell`, `mfe-*`). */
export async function findWorkspaces(repository: string): Promise<Workspace[]> {
  const root = await readPackage(repository);
  const folders = await Promise.all((root?.workspaces ?? []).map((pattern) => matching(repository, pattern)));
  const found = await Promise.all(
    [...new Set(folders.flat())].sort().map(async (folder) => {
      const manifest = await readPackage(folder);
      return manifest ? { name: manifest.name, folder, scripts: manifest.scripts ?? {} } : undefined;
    }),
  );
  return found.filter((workspace) => workspace !== undefined);
}

async function matching(repository: string, pattern: string): Promise<string[]> {
  const slash = pattern.lastIndexOf('/');
  const parent = join(repository, slash < 0 ? '.' : pattern.slice(0, slash));
  const [before = '', after] = pattern.slice(slash + 1).split('*');
  const entries = await readdir(parent, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .filter(({ name }) =>
      after === undefined ? name === before : name.startsWith(before) && name.endsWith(after),
    )
    .map(({ name }) => join(parent, name));
}

interface Manifest {
  name: string;
  workspaces?: string[];
  scripts?: Record<string, string>;
}

async function readPackage(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Manifest);
}
