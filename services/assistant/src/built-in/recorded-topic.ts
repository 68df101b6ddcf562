import type { Concept } from '../understanding/lexicon.ts';
import type { Topic } from './topic.ts';

/** Concepts that remember which of them were asked for and are there. */
class RecordedConcepts extends Set<Concept> {
  constructor(
    concepts: ReadonlySet<Concept>,
    private readonly asked: Set<Concept>,
  ) {
    super();
    for (const concept of concepts) super.add(concept);
  }

  override has(concept: Concept): boolean {
    const isThere = super.has(concept);
    if (isThere) this.asked.add(concept);
    return isThere;
  }
}

/** A topic as a reply reads it, and what the reply has read of it: what it has not read, it cannot have answered. */
export interface Recorded {
  topic: Topic;
  read: { concepts: Set<Concept>; parts: Set<PropertyKey> };
}

/** What an answer says without a choice: of what it speaks counts as read. */
export function covers({ concepts }: Pick<Topic, 'concepts'>, ...some: Concept[]): void {
  for (const one of some) concepts.has(one);
}

/** Concepts that have brought a question to its reply count as read. */
export function recorded(topic: Topic, asked: Iterable<Concept> = []): Recorded {
  const read: Recorded['read'] = { concepts: new Set(asked), parts: new Set() };
  const concepts = new RecordedConcepts(topic.concepts, read.concepts);
  const own = new Proxy(topic, {
    get: (target, key) => {
      read.parts.add(key);
      return key === 'concepts' ? concepts : Reflect.get(target, key);
    },
  });
  return { topic: own, read };
}
