import type { GeneratedSection } from '@harambee/domain/schemas';
import { countWords, type DraftingFacts, needNote, plainText } from '@harambee/drafting';
import {
  type CheckOptions,
  knownWords,
  type SectionAnswer,
  type Slot,
  slotsById,
} from '@harambee/drafting/slots';
import { isEnglishWord } from './english-words.ts';
import { markdownText } from './markdown-text.ts';

/** What a model may say about these facts; made once for each text. */
export function checkOptions(
  { proposal, organization }: DraftingFacts,
  slots: readonly Slot[],
): CheckOptions {
  const stated = slots.flatMap(({ subject, value }) => [subject, value]);
  return {
    slots: slotsById(slots),
    names: {
      words: knownWords([...textsIn(proposal), ...textsIn(organization), ...stated]),
      isCommonWord: isEnglishWord,
    },
  };
}

/** Every text inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** An answer as plain text. Where it holds HTML it stays as it is, and the check refuses the sentences with tags. */
export const plainAnswer = (answer: string): string =>
  /<[a-z!/]/i.test(answer) ? plainText(answer) : markdownText(answer);

/**
 * A section of the wire out of a checked answer. What the engine's section says is missing is missing whoever writes, so
 * its notes and tables come along.
 */
export function modelSection(
  answer: SectionAnswer,
  plain: GeneratedSection,
  model: string,
): GeneratedSection {
  const notes = plain.needs.map(needNote).filter((note) => plain.text.includes(note));
  const text = notes.length > 0 ? `${answer.text}\n\nStill needed: ${notes.join(' ')}` : answer.text;
  return {
    key: plain.key,
    title: plain.title,
    text,
    needs: plain.needs,
    words: countWords(text),
    sources: answer.sources,
    ...(plain.tables && { tables: plain.tables }),
    engine: 'model',
    model,
  };
}
