import { setTimeout as pause } from 'node:timers/promises';

/** A service refuses requests while the machine is busy; such a round is repeated. */
export async function again<Result>(work: () => Promise<Result>, tries = 5): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried === tries) throw error;
      console.error((error as Error).message);
      await pause(3_000);
    }
  }
}
