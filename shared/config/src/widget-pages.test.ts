import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const remotes = readdirSync(repository).filter((name) => existsSync(join(repository, name, 'remote.json')));

test.each(remotes)(
  '%s names the dashboard in remote.json if it has widgets there, and only then (NAV-23)',
  (remote) => {
    const read = (file: string) => readFileSync(join(repository, remote, file), 'utf8');
    const { pages = {} } = JSON.parse(read('remote.json'));
    // The dashboard does not wait for remotes that do not name it.
    expect(Object.keys(pages).includes('/dashboard')).toBe(/slot: 'dashboard\./.test(read('src/module.ts')));
  },
);
