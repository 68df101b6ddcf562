import { type Paragraph, type Part, say } from './draft-text.ts';

export type VoiceName = 'we' | 'name';

/**
 * Who speaks in the text (DRAFT-13): "we", or the organization by its name. The same from the first sentence to the
 * last.
 */
export interface Voice {
  /** At the beginning of a sentence. */
  subject: Part;
  /** Inside a sentence. */
  inside: Part;
  /** "our" or "its". */
  possessive: Part;
  /** The same at the beginning of a sentence. */
  startPossessive: Part;
  /** "us" or "it". */
  object: Part;
  /** Chooses the matching verb form: `verb('ask', 'asks')`. */
  verb(we: string, name: string): Part;
  /** The first mention, which always has the organization's name: "We, Maji Kwanza Turkana," */
  introduction: Paragraph;
}

export function voiceOf(name: VoiceName, applicant: Part): Voice {
  const isWe = name === 'we';
  return {
    subject: isWe ? { text: 'We' } : applicant,
    inside: isWe ? { text: 'we' } : applicant,
    possessive: { text: isWe ? 'our' : 'its' },
    startPossessive: { text: isWe ? 'Our' : 'Its' },
    object: { text: isWe ? 'us' : 'it' },
    verb: (we, byName) => ({ text: isWe ? we : byName }),
    introduction: isWe ? say`We, ${applicant},` : say`${applicant}`,
  };
}
