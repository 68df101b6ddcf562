import { proposalSectionKeys, proposalSections } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import type { Drafter } from '@harambee/drafting';
import { DraftingWorker, type DraftingWorkerOptions } from '../jobs/drafting-worker.ts';

/** A section that shows its number, its proposal and its seed. */
export function plainSection(index: number, words: string): GeneratedSection {
  const key = proposalSectionKeys[index];
  if (!key) throw new Error(`There is no section ${index}`);
  return {
    key,
    title: proposalSections[key],
    text: `${proposalSections[key]}: ${words}`,
    needs: [],
    words: 3,
  };
}

/** Writes plain sections. `before` runs before each one, and may throw or never resolve. */
export function plainDrafter(before: (index: number) => Promise<void> | void = () => undefined): Drafter {
  return {
    name: 'plain',
    async *draft({ proposal }, { seed, done = [] }) {
      for (let index = done.length; index < proposalSectionKeys.length; index++) {
        await before(index);
        yield plainSection(index, `${proposal.title} (${seed})`);
      }
    },
  };
}

/** Something that happens once, and that a test can wait for. */
export function signal() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** A clock that moves only when told to. */
export function testClock() {
  let time = Date.now();
  return {
    now: () => new Date(time),
    forward(ms: number) {
      time += ms;
    },
  };
}

export const leaseMs = 60_000;
export const backOffMs = 1_000;

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A worker that a test controls: `runNext()` instead of `start()`. */
export function testWorker(options: Partial<DraftingWorkerOptions> = {}): DraftingWorker {
  return new DraftingWorker({
    drafter: plainDrafter(),
    log: silent,
    concurrency: 1,
    leaseMs,
    backOffMs,
    pollMs: 10,
    sectionTimeoutMs: 20_000,
    paceMs: 0,
    ...options,
  });
}

/** Drafts everything that is queued now. */
export async function writeAll(worker = testWorker()): Promise<void> {
  while (await worker.runNext());
}
