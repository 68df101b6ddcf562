import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartProblem } from './start-problem.ts';

/** The repository: this file is in `infra/local/src` or, compiled, in `infra/local/dist`. */
export const repositoryFolder = fileURLToPath(new URL('../../../', import.meta.url));

export interface Settings {
  /** Port of the gateway; 0 takes a free one. */
  port: number;
  /** Everything that must survive a restart. */
  dataDir: string;
  /** Unset: the embedded database. */
  mongodbUri: string | undefined;
  /** Services and gateway in one process (OPS-12), instead of one each. */
  oneProcess: boolean;
  /** The environment of the started processes. */
  env: NodeJS.ProcessEnv;
}

/** Reads `PORT`, `DATA_DIR`, `MONGODB_URI` and `ONE_PROCESS`; an empty variable counts as unset. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    port: readPort(env.PORT || '3000'),
    dataDir: resolve(env.DATA_DIR || join(repositoryFolder, '.data')),
    mongodbUri: env.MONGODB_URI || undefined,
    oneProcess: readOneProcess(env.ONE_PROCESS || '0'),
    env,
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new StartProblem(`PORT is "${text}": give a number from 0 to 65535, for example PORT=3000.`);
  }
  return port;
}

function readOneProcess(text: string): boolean {
  if (text === '1' || text === '0') return text === '1';
  throw new StartProblem(
    `ONE_PROCESS is "${text}": give 1 for all services in one process, or 0 for one process each.`,
  );
}
