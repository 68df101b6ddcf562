import type { GeneratedSection } from '@harambee/domain/schemas';
import type { Drafter, Judge, Judgment } from '@harambee/drafting';
import { randomId } from '@harambee/service-kit';
import type { SectionsInput, TextInput } from './document-worker.ts';
import { documents } from './documents.ts';

/** Takes turns with the organizations' files as if it were one more organization; its own queue is already fair. */
const actor = { tenantId: 'drafting', userId: 'drafting' };

async function inThread<Value>(
  kind: 'sections' | 'judgment',
  input: SectionsInput | TextInput,
): Promise<Value> {
  const key = randomId();
  const made = await documents.make({
    actor,
    kind,
    key,
    input: () => input,
    isBackground: true,
    isCached: false,
  });
  return JSON.parse(made.toString()) as Value;
}

/** The built-in engine in a thread: long facts take longer than other requests may wait. */
export const threadedDrafter = (): Drafter => ({
  name: 'built-in',
  async *draft(facts, { seed, signal, done = [] }) {
    signal.throwIfAborted();
    const sections = await inThread<GeneratedSection[]>('sections', { facts, seed, done });
    for (const section of sections) {
      signal.throwIfAborted();
      yield section;
    }
  },
});

export const threadedJudge: Judge = (sections, facts) => inThread<Judgment>('judgment', { sections, facts });
