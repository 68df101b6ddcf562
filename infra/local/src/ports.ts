import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import getPort, { portNumbers } from 'get-port';
import { StartProblem } from './start-problem.ts';

/**
 * Below the range from which systems take ports for outgoing connections: a part that crashed must get its port
 * back, and a passing connection could otherwise occupy it.
 */
const range = { from: 20_000, to: 32_000 };

/**
 * A free port of 127.0.0.1. The search starts at a random place, so that two starts do not compete for the same
 * one.
 */
export function freePort(): Promise<number> {
  return getPort({ port: portNumbers(randomInt(range.from, range.to - 500), range.to), host: '127.0.0.1' });
}

/** Refuses an occupied port before anything is started. */
export async function assertPortFree(port: number): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await tryToListen(port, host);
    if (code === 'EADDRINUSE') {
      throw new StartProblem(
        `Port ${port} is taken by another program: stop that one, or choose another port with PORT=${port + 1}.`,
      );
    }
    if (code === 'EACCES') {
      throw new StartProblem(
        `Port ${port} may not be used by this account: choose one above 1023 with PORT.`,
      );
    }
  }
}

function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
