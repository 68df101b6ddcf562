import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const requireFrom = (library: string) => createRequire(createRequire(import.meta.url).resolve(library));
/** What Jest writes transformed sources with. */
const { sync } = createRequire(requireFrom('jest-runtime').resolve('@jest/transform'))('write-file-atomic');

test('a transformed source is written at once, over an older one, without listening to signals', () => {
  const folder = mkdtempSync(join(tmpdir(), 'harambee-writes-'));
  const listened = jest.fn();
  process.on('newListener', listened);
  try {
    for (const text of ['an older one', 'maji “safi”']) sync(join(folder, 'one.js'), text, { fsync: false });
    expect(readFileSync(join(folder, 'one.js'), 'utf8')).toBe('maji “safi”');
    expect(readdirSync(folder)).toEqual(['one.js']);
    expect(listened).not.toHaveBeenCalled();
  } finally {
    process.off('newListener', listened);
    rmSync(folder, { recursive: true });
  }
});
