import type { ProfileFact } from '@harambee/domain/schemas';

/** Words as typed, or words that are linked to a fact of the profile (EDIT-02). */
export type Part = string | { fact: ProfileFact['id']; words: string };

export interface FactText {
  id: string;
  state: 'draft' | 'bank' | 'submitted';
  language: 'en' | 'fr';
  parts: Part[];
  /** The text that a person is offered when the fact has changed. Missing: the text is not flagged. */
  becomes?: string;
  /** The text when the fact has been removed. Missing: it stays as it is. */
  whenRemoved?: string;
  why: string;
}

export const textOf = (parts: Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.words)).join('');

const textsOf =
  (state: FactText['state']) =>
  (id: string, parts: Part[], why: string, further: Partial<FactText> = {}): FactText => ({
    id,
    state,
    language: 'en',
    parts,
    why,
    ...further,
  });

export const draft = textsOf('draft');
export const inBank = textsOf('bank');
export const submitted = textsOf('submitted');
