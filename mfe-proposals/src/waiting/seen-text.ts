import type { GeneratedSection } from '@harambee/domain/schemas';
import { deleteUnsavedText, readUnsavedText, storeUnsavedText } from '@harambee/platform';

/** What a person has read of a proposal before the server had it. */
interface SeenText {
  /** The text, to the byte. */
  words: string;
  /** False if the server may have been asked for another text already. */
  isAskedFor: boolean;
}

const nameOf = (id: string) => `seen-text:${id}`;

const wordsOf = (sections: readonly Pick<GeneratedSection, 'key' | 'title' | 'text'>[]): string =>
  JSON.stringify(sections.map(({ key, title, text }) => [key, title, text]));

export function seenText(userId: string, id: string): SeenText | undefined {
  const seen = readUnsavedText(userId, nameOf(id)) as Partial<SeenText> | undefined;
  return typeof seen?.words === 'string'
    ? { words: seen.words, isAskedFor: seen.isAskedFor === true }
    : undefined;
}

/** Whether the engine was asked for does not change any more: a request that is repeated must stay the same. */
export function rememberSeen(
  userId: string,
  id: string,
  sections: readonly GeneratedSection[],
  isAskedFor: boolean,
): void {
  const before = seenText(userId, id);
  const words = wordsOf(sections);
  if (before?.words === words) return;
  storeUnsavedText(userId, nameOf(id), { words, isAskedFor: before?.isAskedFor ?? isAskedFor });
}

export const forgetSeen = (userId: string, id: string): void => void deleteUnsavedText(userId, nameOf(id));

/** True if the server's text is the one that was read on the device, to the byte (OFFLINE-31). */
export const isAsSeen = (seen: SeenText, sections: readonly GeneratedSection[]): boolean =>
  seen.words === wordsOf(sections);
