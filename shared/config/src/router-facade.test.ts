import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
  });
}

const namesIn = (text: string, statement: RegExp) =>
  [...text.matchAll(statement)]
    .flatMap(([, names]) => (names ?? '').split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

// Remotes are built without the router, so a name that the shell does not provide would be missing only in the
// browser.
test("the shell's facade has every name that remotes import from the router", () => {
  const facade = readFileSync(join(root, 'shared/platform/src/router.ts'), 'utf8');
  const given = namesIn(facade, /export \{([^}]*)\} from 'react-router'/g);
  const asked = readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .flatMap((remote) => sourcesBelow(join(root, remote, 'src')))
    .flatMap((file) => namesIn(readFileSync(file, 'utf8'), /import \{([^}]*)\} from 'react-router-dom'/g));
  expect(given).toContain('Link');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !given.includes(name))).toEqual([]);
});
