import type { KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { RegistryProblem } from '../registry-problem.ts';
import { signed, writtenDown } from '../signing/signature.ts';
import type { Store } from '../stores/store.ts';
import { type BuiltRemote, readBuiltRemote } from './built-remote.ts';
import { assertWorks, type ShellDescription } from './compatibility.ts';
import { integrityOf } from './integrity.ts';
import { type Release, releaseKey, type StartFile, startFileName } from './release.ts';

/** Compressed copies of a file. */
const packed = /\.(br|gz)$/;

export interface Published {
  name: string;
  version: string;
  /** False: this exact version was already there. */
  isNew: boolean;
  /** Fields of its remote.json that nobody here knows: a mistake, or something newer. */
  ignored?: string[];
}

/**
 * Adds a built remote to the store as a version of its own. The signed manifest is written last: a version
 * exists once its manifest does, so nobody ever finds an incomplete one. A remote that is incompatible with the
 * shell in production is refused first.
 */
export async function publish(
  { store, signingKey }: { store: Store; signingKey: KeyObject },
  folder: string,
  shell: ShellDescription,
): Promise<Published> {
  const built = await readBuiltRemote(folder);
  const { name } = built.description;
  assertWorks({ name, contract: built.description.contract, shared: built.shared }, shell);
  const files = new Map([...built.files, ...(await startFiles(built))]);
  for (const [file, bytes] of files) await keep(store, `${name}/${built.version}/${file}`, bytes);
  const manifest = writtenDown(signed(releaseOf(built, files), signingKey));
  const isNew = await store.create(releaseKey(name, built.version), manifest);
  return { name, version: built.version, isNew, ...(built.ignored && { ignored: built.ignored }) };
}

async function startFiles({
  description,
  entry,
  firstFiles,
  files,
}: BuiltRemote): Promise<Map<string, Buffer>> {
  const start: StartFile = {
    entry,
    first: firstFiles,
    files: Object.fromEntries(
      [...files]
        // Service workers keep all files that are named here.
        .filter(([file]) => !packed.test(file) && file !== description.serverRender)
        .map(([file, bytes]) => [file, integrityOf(bytes)]),
    ),
  };
  const bytes = Buffer.from(JSON.stringify(start));
  return new Map([
    [startFileName, bytes],
    [`${startFileName}.br`, await promisify(brotliCompress)(bytes)],
    [`${startFileName}.gz`, await promisify(gzip)(bytes)],
  ]);
}

function releaseOf(built: BuiltRemote, files: ReadonlyMap<string, Buffer>): Release {
  return {
    kind: 'release',
    ...built.description,
    version: built.version,
    shared: built.shared,
    entry: built.entry,
    firstFiles: built.firstFiles,
    files: Object.fromEntries(
      [...files].map(([file, bytes]) => [file, { integrity: integrityOf(bytes), bytes: bytes.length }]),
    ),
  };
}

/** Writes a file once. Browsers may have cached it, so its content must never change. */
async function keep(store: Store, key: string, bytes: Buffer): Promise<void> {
  if (await store.create(key, bytes)) return;
  const there = await store.read(key);
  if (there?.bytes.equals(bytes) || /\/start\.json\.(br|gz)$/.test(key)) return;
  throw new RegistryProblem(
    `${store.name}: ${key} is there with another content, which must never be. Nothing was published.`,
  );
}
