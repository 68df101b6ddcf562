import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

interface MachineSecret {
  dataDir: string;
  fileName: string;
  /** The variable that replaces the file. */
  variable: string;
  make(): string;
}

/**
 * This machine's secret: created once, readable only by its owner, and reused after restarts. For development;
 * production requires the variable.
 */
export async function machineSecret(
  { dataDir, fileName, variable, make }: MachineSecret,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<string> {
  const path = join(dataDir, fileName);
  const present = () => readFile(path, 'utf8');
  try {
    return await present();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    await file.writeFile(make());
    await file.sync();
    await file.close();
    // If two processes start together, the first link stays and both read it: whole, as nobody sees a draft.
    await link(draft, path);
    log.warn(`${variable} is not set: a development key was made as ${fileName} in DATA_DIR`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return present();
}
