import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const loader = pathToFileURL(join(__dirname, '../typescript/sources.mjs')).href;
const conversion = pathToFileURL(join(__dirname, '../typescript/conversion.mjs')).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harambee-typescript-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, source: string) => writeFileSync(join(folder, name), source);

/** What a process prints that runs the file from its source. */
async function printedBy(name: string): Promise<unknown> {
  const node = ['--no-warnings', '--import', loader, join(folder, name)];
  return JSON.parse((await promisify(execFile)(process.execPath, node)).stdout);
}

/** Counts how often it is loaded. */
const counted = `
  const all = globalThis as { loaded?: number };
  all.loaded = (all.loaded ?? 0) + 1;
  export const loaded = (): number => all.loaded ?? 0;
  export default class Usual { readonly word: string = 'usual'; }
  export interface Nothing { of: 'types' }
`;
const imports = `
  import { basename, join as joined } from 'node:path';
  import Usual, { loaded, type Nothing } from './counted.ts';
  import * as everything from './counted.ts';
  import './counted.ts';
  const nothing: Nothing = { of: 'types' };
  const word = await Promise.resolve(new Usual().word);
  const print = (also: object) => process.stdout.write(JSON.stringify({
    word, nothing, path: joined('a', basename('/b/c')), isSame: everything.default === Usual, loaded: loaded(), ...also,
  }));
`;
const printed = { word: 'usual', nothing: { of: 'types' }, path: 'a/c', isSame: true, loaded: 1 };

test('a process runs sources, whatever way they are imported, and loads each once', async () => {
  write('counted.ts', counted);
  write('main.ts', `${imports} print({});`);
  expect(await printedBy('main.ts')).toEqual(printed);
});

test('the first module may have a `require` of its own', async () => {
  write('counted.ts', counted);
  write(
    'main.ts',
    `${imports} function require(name: string) { return name; } print({ own: require('x') });`,
  );
  expect(await printedBy('main.ts')).toEqual({ ...printed, own: 'x' });
});

test('the same where the first module passes others on, or imports them later', async () => {
  write('counted.ts', counted);
  write('main.ts', `${imports} export { loaded } from './counted.ts'; print({ later: 0 });`);
  expect(await printedBy('main.ts')).toEqual({ ...printed, later: 0 });
  write('later.ts', `${imports} print({ later: (await import('./counted.ts')).loaded() });`);
  expect(await printedBy('later.ts')).toEqual({ ...printed, later: 1 });
});

test('a source is converted again after it has changed, and what is stored damaged is not used', async () => {
  write('a.ts', 'export const one: number = 1;');
  const script = `
    const { converted } = await import(${JSON.stringify(conversion)});
    const { pathToFileURL } = await import('node:url');
    process.stdout.write(JSON.stringify(converted(process.argv[1], 'es6', pathToFileURL(process.argv[2]))));
  `;
  const run = async () => {
    const args = ['--input-type=module', '--eval', script, join(folder, 'a.ts'), join(folder, 'cache/')];
    return JSON.parse((await promisify(execFile)(process.execPath, args)).stdout) as string;
  };
  expect(await run()).toContain('const one = 1');
  expect(await run()).toContain('const one = 1');
  const [stored] = readdirSync(join(folder, 'cache'));
  write('a.ts', 'export const one: number = 2;');
  expect(await run()).toContain('const one = 2');
  write(`cache/${stored}`, 'export const one =');
  expect(await run()).toContain('const one = 2');
  expect(readdirSync(join(folder, 'cache'))).toEqual([stored]);
});
