import { observable } from '@harambee/platform';
import type { EditedParagraph } from '../../text-editor/edited-paragraph.ts';

/** What stands in the open editor: its comments follow what is typed. */
export interface TypedWords {
  /** `placeKey` of the text. */
  key: string;
  paragraphs: readonly EditedParagraph[];
  /** Saves it now: a comment on words that nobody else has would mean nothing to them. */
  save: () => Promise<void>;
}

export const typedWords = observable<TypedWords | undefined>(undefined);
