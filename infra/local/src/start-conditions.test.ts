import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeDataFolder } from './data-folder.ts';
import { assertDatabaseAnswers, hostsOf } from './database-address.ts';
import { startHarambee } from './harambee.ts';
import { assertPortFree, freePort } from './ports.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harambee-conditions-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

describe('port', () => {
  test('a taken one is refused in one sentence, before anything is made', async () => {
    const other = createServer();
    const port = await listening(other);
    const sentence = `Port ${port} is taken by another program: stop that one, or choose another port with PORT=${port + 1}.`;
    try {
      await expect(assertPortFree(port)).rejects.toThrow(sentence);
      await expect(startHarambee({ port, dataDir: join(folder, 'data') })).rejects.toThrow(sentence);
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      other.close();
    }
  });

  test('free ones are free, and lie below those of outgoing connections', async () => {
    const ports = await Promise.all([freePort(), freePort(), freePort()]);
    expect(new Set(ports).size).toBe(3);
    for (const port of ports) {
      expect(port).toBeGreaterThanOrEqual(20_000);
      expect(port).toBeLessThanOrEqual(32_000);
      await assertPortFree(port);
    }
  });
});

describe('data folder', () => {
  test('is made with its places, and can be taken again once released', async () => {
    const path = join(folder, 'new', 'data');
    const first = await takeDataFolder(path);
    expect(readdirSync(path).sort()).toEqual(['database', 'in-use.sock', 'logs', 'remotes']);
    await first.release();
    await (await takeDataFolder(path)).release();
  });

  test('in use: one sentence', async () => {
    const first = await takeDataFolder(folder);
    await expect(takeDataFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by another Harambee: stop that one, or choose another folder with DATA_DIR.`,
    );
    await first.release();
  });

  test('a very deep one is guarded, too', async () => {
    const deep = join(folder, 'd'.repeat(60), 'e'.repeat(60));
    const first = await takeDataFolder(deep);
    await expect(takeDataFolder(deep)).rejects.toThrow('is in use');
    await first.release();
  });

  test('what a killed start left behind does not count as in use', async () => {
    writeFileSync(join(folder, 'in-use.sock'), '');
    await (await takeDataFolder(folder)).release();
  });

  test('not writable: one sentence', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const path = join(file, 'data');
    await expect(takeDataFolder(path)).rejects.toThrow(
      `The data folder ${path} cannot be written: give this account the right to write there, or choose another folder with DATA_DIR.`,
    );
  });
});

describe('MONGODB_URI', () => {
  test.each(['localhost:27017', 'http://localhost', 'mongodb://', 'mongodb://host:port:1'])(
    '%s is no address',
    async (uri) => {
      await expect(assertDatabaseAnswers(uri)).rejects.toThrow('MONGODB_URI is not an address of a MongoDB');
    },
  );

  test('nobody answers: the host is named, the password is not', async () => {
    const port = await freePort();
    const refused = assertDatabaseAnswers(
      `mongodb://someone:geheim@127.0.0.1:${port}/?authSource=admin`,
      300,
    );
    await expect(refused).rejects.toThrow(
      `No database answers at 127.0.0.1:${port} within 0.3 seconds: start it, or correct MONGODB_URI, or leave it out to use the embedded database.`,
    );
  });

  test('hostsOf leaves out what is secret', () => {
    expect(hostsOf('mongodb+srv://user:p%40ss@cluster.example.org/harambee?w=1')).toBe('cluster.example.org');
    expect(hostsOf('mongodb://a:1,b:2/')).toBe('a:1,b:2');
  });
});
