import type { GeneratedSection } from '@harambee/domain/schemas';
import type { Drafter, Judge, Judgment } from '@harambee/drafting';
import { randomId } from '@harambee/service-kit';
import type { SectionsInput, TextInput } from './document-worker.ts';
import { documents } from './documents.ts';

/** Takes turns with the files of the organizations as one more of them; its own queue is fair already. */
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

/** The built-in engine in a thread: the longest facts take it longer than a request may be held up. */
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
