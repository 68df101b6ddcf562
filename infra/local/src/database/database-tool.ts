import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { databaseUri } from '@harambee/embedded-mongo/access';
import {
  compactFolder,
  copyClosed,
  makeBackup,
  type Report,
  type Running,
  restoreBackup,
  runningOwner,
  StartupError,
  verifyFolder,
} from '@harambee/embedded-mongo/tools';
import { MongoClient } from 'mongodb';
import { type DataFolder, takeDataFolder } from '../data-folder.ts';
import { orSayProblem } from '../service-command.ts';
import { readSettings } from '../settings.ts';
import { StartProblem } from '../start-problem.ts';
import { processTerminal, type Terminal } from '../terminal.ts';

const usage =
  'Say what is to be done: npm run database -- verify | backup FOLDER | restore FOLDER [--replace] | compact';

/** `npm run database -- …` on the embedded database of DATA_DIR (DATA-22). Returns the exit code: 1 for damage, too. */
export const runDatabaseTool = (
  given: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  terminal: Terminal = processTerminal,
): Promise<number> =>
  orSayProblem(async () => {
    const settings = readSettings(env);
    if (settings.mongodbUri) {
      throw new StartProblem(
        'MONGODB_URI is set, and this command looks after the embedded database only: use mongodump and mongorestore there, or leave MONGODB_URI out.',
      );
    }
    const [name = '', ...words] = given;
    const folders = words.filter((word) => !word.startsWith('--')).map((word) => resolve(word));
    const options = words.filter((word) => word.startsWith('--'));
    const tool = tools[name];
    const fits = tool && folders.length === tool.folders && options.every((one) => one === tool.option);
    if (!fits) throw new StartProblem(usage);
    try {
      return await tool.run({
        root: settings.dataDir,
        folder: folders[0] ?? '',
        replace: options.length > 0,
        say: (line) => terminal.line(line),
      });
    } catch (error) {
      throw error instanceof StartupError ? new StartProblem(error.message) : error;
    }
  }, terminal);

interface Order {
  /** DATA_DIR. */
  root: string;
  folder: string;
  replace: boolean;
  say: (line: string) => void;
}

interface Tool {
  /** How many names of folders it takes. */
  folders: number;
  option?: string;
  run(order: Order): Promise<number>;
}

const tools: Record<string, Tool | undefined> = {
  verify: { folders: 0, run: verify },
  backup: { folders: 1, run: backup },
  restore: { folders: 1, option: '--replace', run: restore },
  compact: { folders: 0, run: compact },
};

const databaseOf = (root: string) => join(root, 'database');

/** While the product runs, a copy of the moment is verified, which takes the room of the data once more. */
async function verify({ root, say }: Order): Promise<number> {
  const report = await whileOpenOrClosed(root, async (running) => {
    if (!running) return verifyFolder(databaseOf(root));
    const folder = await mkdtemp(join(root, 'verifying-'));
    try {
      await copyRunning(running, root, folder);
      return await verifyFolder(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
  for (const problem of report.problems) say(problem);
  say(sumOf(report));
  return report.problems.length > 0 ? 1 : 0;
}

function sumOf({ problems, collections, documents, indexEntries, unsealed }: Report): string {
  const verdict =
    problems.length > 0 ? 'The database is damaged: restore a backup' : 'The database is in order';
  const old = unsealed > 0 ? `, ${unsealed} entries without a checksum (compact gives them one)` : '';
  return `${verdict}. ${collections} collections, ${documents} documents, ${indexEntries} index entries${old}.`;
}

async function backup({ root, folder, say }: Order): Promise<number> {
  const { bytes } = await whileOpenOrClosed(root, (running) =>
    makeBackup(folder, (draft) =>
      running ? copyRunning(running, root, draft) : copyClosed(databaseOf(root), draft),
    ),
  );
  say(`The backup is in ${folder}: ${megabytes(bytes)}, read again and in order.`);
  return 0;
}

async function restore({ root, folder, replace, say }: Order): Promise<number> {
  const kept = await onClosed(root, (data) => restoreBackup(folder, data.database, { replace }));
  say(`The backup ${folder} is restored.${kept ? ` What was there before is kept as ${kept}.` : ''}`);
  return 0;
}

async function compact({ root, say }: Order): Promise<number> {
  const { bytesBefore, bytesAfter, sealed } = await onClosed(root, (data) => compactFolder(data.database));
  const checked = sealed > 0 ? ` ${sealed} entries of an earlier version got their checksum.` : '';
  say(`The data file had ${megabytes(bytesBefore)} and has ${megabytes(bytesAfter)} now.${checked}`);
  return 0;
}

/** With the database that runs on the folder, or with the folder to oneself. */
async function whileOpenOrClosed<T>(root: string, work: (running?: Running) => Promise<T>): Promise<T> {
  const running = await runningOwner(databaseOf(root));
  return running ? work(running) : onClosed(root, () => work());
}

async function onClosed<T>(root: string, work: (data: DataFolder) => Promise<T>): Promise<T> {
  // Refuses while the product runs on this folder.
  const data = await takeDataFolder(root);
  try {
    const running = await runningOwner(data.database);
    if (running) {
      throw new StartProblem(`The database is in use by process ${running.pid}: stop the product first.`);
    }
    return await work(data);
  } finally {
    await data.release();
  }
}

async function copyRunning({ port }: Running, root: string, folder: string): Promise<void> {
  const client = new MongoClient(databaseUri(databaseOf(root), port), { appName: 'harambee-database' });
  try {
    await client.db('admin').command({ backup: folder });
  } finally {
    await client.close();
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`;
