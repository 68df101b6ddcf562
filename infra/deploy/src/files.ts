import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';

/** `infra/deploy`, both from `src` and from `dist`. */
export const deployFolder = fileURLToPath(new URL('..', import.meta.url));
export const repositoryFolder = join(deployFolder, '..', '..');

export const readText = (...path: string[]): string => readFileSync(join(...path), 'utf8');

/** All matching files below a folder of the repository, except built and installed ones. */
export function filesBelow(folder: string, fits: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : filesBelow(path, fits);
    return fits.test(path) ? [path] : [];
  });
}

/** All documents of a YAML file; throws on a syntax error. */
export function readYaml(path: string): unknown[] {
  return parseAllDocuments(readFileSync(path, 'utf8'), { merge: true }).map((document) => {
    for (const problem of [...document.errors, ...document.warnings])
      throw new Error(`${path}: ${problem.message}`);
    return document.toJS() as unknown;
  });
}
