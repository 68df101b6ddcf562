import type { ParagraphEdit, TextChange } from '@harambee/domain/schemas';

const keyOf = ({ section, paragraph }: Pick<TextChange, 'section' | 'paragraph'>) =>
  `${section}/${paragraph}`;

/** A later change of a paragraph takes the place of an earlier one; what they were made from stays the earlier one's. */
export function mergedChanges(earlier: readonly TextChange[], later: readonly TextChange[]): TextChange[] {
  const changes = new Map(earlier.map((change) => [keyOf(change), change]));
  for (const change of later) {
    const before = changes.get(keyOf(change));
    const isWritten = change.blocks !== null && change.blocks.length > 0;
    changes.set(keyOf(change), {
      // Words of a language model stay its own while people change them, also before they are sent.
      ...(isWritten && before?.model !== undefined && { model: before.model }),
      ...change,
      revision: before?.revision ?? change.revision,
    });
  }
  return [...changes.values()];
}

/** Edits as they will be once these changes are saved. */
export function editsWith(
  edits: readonly ParagraphEdit[],
  changes: readonly TextChange[],
  by: ParagraphEdit['by'],
  at: string,
): ParagraphEdit[] {
  const changed = new Map(changes.map((change) => [keyOf(change), change]));
  const kept = edits.map((edit) => {
    const change = changed.get(keyOf(edit));
    changed.delete(keyOf(edit));
    const { other: _other, ...rest } = edit;
    const { base, blocks, model = edit.model } = change ?? edit;
    return change ? { ...rest, base, blocks, by, at, ...(model !== undefined && { model }) } : edit;
  });
  const added = [...changed.values()].map((change) => ({ ...change, revision: 0, by, at }) as ParagraphEdit);
  return [...kept, ...added];
}
