import type { ChatAction } from '@harambee/domain/schemas';
import type { Records } from '../records/records.ts';
import type { Understood } from './concepts.ts';

/** What the built-in assistant uses to answer a message. */
export interface Answer {
  reply: string;
  intent: string;
  actions?: ChatAction[];
  /** What the person may answer: pressing one sends it. */
  choices?: string[];
  /** The person asked to go there, and is asked to confirm; else actions are links below the answer. */
  goes?: true;
  /** It says itself what of the question it leaves out. */
  isAccounted?: true;
  /** It leaves out words of the question. */
  isPartial?: true;
}

export interface Question {
  message: string;
  /** Earlier messages, newest last. Untrusted: only used to find out what "it" means. */
  history: readonly { role: 'user' | 'assistant'; content: string }[];
  firstName: string;
  records: Records;
  understood: Understood;
}
