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
  /** The environment of the started processes. */
  env: NodeJS.ProcessEnv;
}

/** Reads `PORT`, `DATA_DIR` and `MONGODB_URI`; an empty variable counts as unset. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    port: readPort(env.PORT || '3000'),
    dataDir: resolve(env.DATA_DIR || join(repositoryFolder, '.data')),
    mongodbUri: env.MONGODB_URI || undefined,
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
