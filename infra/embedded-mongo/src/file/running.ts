import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';

/** The database that has a folder open, as it notes it down there for tools. */
export interface Running {
  pid: number;
  port: number;
}

const pathIn = (dataDir: string) => join(dataDir, 'running.json');

export const noteRunning = (dataDir: string, running: Running): void =>
  writeFileSync(pathIn(dataDir), JSON.stringify(running), { mode: 0o600 });

export const forgetRunning = (dataDir: string): void => rmSync(pathIn(dataDir), { force: true });

/** Who has the folder open now. The note alone says nothing: a killed process leaves it behind. */
export async function runningOwner(dataDir: string): Promise<Running | undefined> {
  const noted = readNote(dataDir);
  return noted && isAlive(noted.pid) && (await listens(noted.port)) ? noted : undefined;
}

function readNote(dataDir: string): Running | undefined {
  try {
    const { pid, port } = JSON.parse(readFileSync(pathIn(dataDir), 'utf8')) as Running;
    return Number.isInteger(pid) && Number.isInteger(port) ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
