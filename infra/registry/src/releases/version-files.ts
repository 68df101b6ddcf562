import { isSafeFilePath } from '../names.ts';
import { RegistryProblem } from '../registry-problem.ts';
import type { Store } from '../stores/store.ts';
import { integrityOf } from './integrity.ts';
import { type Release, releaseKey } from './release.ts';

/** The files of a version, each checked against its release. Throws at the first that is missing or was changed. */
export async function* checkedFiles(
  store: Store,
  { name, version, files }: Pick<Release, 'name' | 'version' | 'files'>,
): AsyncGenerator<{ file: string; bytes: Buffer }> {
  for (const [file, { integrity }] of Object.entries(files)) {
    const found = isSafeFilePath(file) ? await store.read(`${name}/${version}/${file}`) : undefined;
    if (!found || integrityOf(found.bytes) !== integrity)
      throw new RegistryProblem(`${file} is missing or was changed`);
    yield { file, bytes: found.bytes };
  }
}

/** Copies a version as it is, with its signature, to another store. Its release comes last, as with `publish`. */
export async function copyVersion(from: Store, to: Store, release: Release): Promise<void> {
  const { name, version } = release;
  for await (const { file, bytes } of checkedFiles(from, release))
    await to.create(`${name}/${version}/${file}`, bytes);
  const signed = await from.read(releaseKey(name, version));
  if (!signed) throw new RegistryProblem(`${name} has no version ${version}`);
  await to.create(releaseKey(name, version), signed.bytes);
}
