import { useMay } from '@harambee/platform';
import type { EditedParagraph } from '../../text-editor/edited-paragraph.ts';
import { useComments } from './comments-context.ts';
import { useTypedWords } from './typed-words.ts';

/** What an editor needs so that its words can be commented on while they are written. */
export function useEditorComments(
  key: string,
  first: readonly EditedParagraph[],
  save: () => Promise<void>,
): { noteTyped: (paragraphs: readonly EditedParagraph[]) => void; onComment: (() => void) | undefined } {
  const noteTyped = useTypedWords(key, first, save);
  const ask = useComments()?.ask;
  const mayComment = useMay('comments.write');
  return { noteTyped, onComment: ask && mayComment ? () => ask() : undefined };
}
