import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { drill } from './drill.ts';
import { mongoTool } from './tools.ts';

const { MONGODB_URI, RESTORE_URI, MONGODB_DB = 'harambee', BACKUP_DIR = 'backups' } = process.env;

async function run(sourceUri: string, targetUri: string): Promise<string[]> {
  const [source, target] = [new MongoClient(sourceUri), new MongoClient(targetUri)];
  const hosts = [source, target].map(({ options }) => options.hosts.map(String));
  if (hosts[0]?.some((host) => hosts[1]?.includes(host)))
    throw new Error('RESTORE_URI leads to the server of MONGODB_URI.');
  mkdirSync(BACKUP_DIR, { recursive: true, mode: 0o700 });
  const archive = `--archive=${join(BACKUP_DIR, `${new Date().toISOString().replaceAll(':', '-')}.archive.gz`)}`;
  try {
    return await drill({
      source: source.db(MONGODB_DB),
      target: target.db(MONGODB_DB),
      // Includes what was written during the dump, so that all collections are from one moment.
      dump: () => mongoTool('mongodump', sourceUri, ['--oplog', '--gzip', archive]),
      restore: () =>
        mongoTool('mongorestore', targetUri, [
          '--oplogReplay',
          '--gzip',
          '--stopOnError',
          '--nsExclude=admin.*',
          archive,
        ]),
      tell: (line) => console.log(line),
    });
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

try {
  if (!MONGODB_URI || !RESTORE_URI)
    throw new Error('MONGODB_URI (what is backed up) and RESTORE_URI (an empty server) are needed.');
  const problems = await run(MONGODB_URI, RESTORE_URI);
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0
      ? 'The backup can be restored.'
      : `${problems.length} differences: this backup is not good.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
