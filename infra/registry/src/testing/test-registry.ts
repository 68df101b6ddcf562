import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Registry } from '../pointers/move.ts';
import type { ShellDescription } from '../releases/compatibility.ts';
import { trustIn } from '../signing/keys.ts';
import { DiskStore } from '../stores/disk-store.ts';

export const aShell: ShellDescription = {
  contracts: [1],
  shared: { react: '19.3.1', '@harambee/ui': '0.1.0' },
};

interface Build {
  code?: string;
  contract?: number;
  shared?: { name: string; requiredVersion: string }[];
  more?: object;
}

/** A registry on a folder of its own, and builds to publish, for one test. */
export class TestRegistry implements Registry {
  readonly folder = mkdtempSync(join(tmpdir(), 'harambee-registry-'));
  readonly storeFolder = join(this.folder, 'remotes');
  readonly store = new DiskStore(this.storeFolder);
  readonly signingKey = generateKeyPairSync('ed25519').privateKey;
  readonly keys = trustIn(this.signingKey);

  write(path: string, content: string | object): string {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  }

  /** What webpack leaves in `mfe-x/dist`, as far as the registry reads it. */
  build(name: string, { code = 'one', contract = 1, shared = [], more = {} }: Build = {}): string {
    const folder = `built/${name}-${code}`;
    this.write(`${folder}/remote.json`, { name, contract, paths: [`/${name}`], ...more });
    this.write(`${folder}/mf-manifest.json`, {
      metaData: { remoteEntry: { name: 'remoteEntry.0123abcd.js', path: '' } },
      exposes: [{ assets: { js: { sync: ['module.4567cdef.js'], async: [] } } }],
      shared,
    });
    this.write(`${folder}/remoteEntry.0123abcd.js`, `/* entry of ${name}, ${code} */`);
    this.write(`${folder}/module.4567cdef.js`, `/* module of ${name}, ${code} */`);
    this.write(`${folder}/pages/later.89abcdef.js`, `/* page of ${name}, ${code} */`);
    return join(this.folder, folder);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
