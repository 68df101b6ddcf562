import { apiPaths, type OutboxData, type OutboxEntry, paths, saySameBlocks } from '@harambee/domain';
import type { ChangedText, ParagraphEdit, TextChange } from '@harambee/domain/schemas';
import { apiFetch, apiUrl, type OutboxAction, refusedOrLater } from '@harambee/platform';
import { mergedChanges } from './queued-changes.ts';

/** Changes of texts by the id of their proposal. */
export interface QueuedTexts extends OutboxData {
  texts?: Record<string, TextChange[]>;
}
export type TextEntry = OutboxEntry<'proposal-text', QueuedTexts>;

const isTexts = (data: object): boolean => {
  const { texts } = data as Partial<QueuedTexts>;
  return typeof texts === 'object' && texts !== null && Object.values(texts).every(Array.isArray);
};

export const isTextEntry = (entry: OutboxEntry): entry is TextEntry =>
  entry.action === 'proposal-text' && isTexts(entry.data);

export const textAddress = (id: string): string => `${apiPaths.proposal(id)}/text`;

/** What was typed while the rest was on its way, made from what was just saved. */
function changesLeft(
  now: readonly TextChange[],
  sent: readonly TextChange[],
  edits: readonly ParagraphEdit[],
): TextChange[] {
  const isSame = (one: Pick<TextChange, 'section' | 'paragraph'>, other: typeof one) =>
    one.section === other.section && one.paragraph === other.paragraph;
  return now
    .filter((change) => !sent.some((one) => isSame(one, change) && saySameBlocks(one.blocks, change.blocks)))
    .map((change) => {
      const saved = edits.find((edit) => isSame(edit, change) && !edit.other);
      const wasSent = sent.some((one) => isSame(one, change));
      return { ...change, revision: wasSent && saved ? saved.revision : change.revision };
    });
}

/** What people make of generated texts without a network; one entry holds all of it, by paragraph. */
export const textAction: OutboxAction<QueuedTexts> = {
  label: 'Changes to a text',
  nameOf: () => 'Untitled proposal',
  accepts: isTexts,
  collects: true,
  merge: (earlier, later) => {
    const texts = { ...earlier.texts };
    for (const [id, changes] of Object.entries(later.texts ?? {})) {
      texts[id] = mergedChanges(texts[id] ?? [], changes);
    }
    return { texts };
  },
  send: async ({ data, userId }) => {
    const [id, changes] = Object.entries(data.texts ?? {})[0] ?? [];
    if (id === undefined || !changes?.length) return { kind: 'sent' };
    const request = new Request(apiUrl(textAddress(id)), {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ changes }),
    });
    const response = await apiFetch(request, { tries: 1, userId });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return refusedOrLater(response.status, answer);
    const { edits } = (answer ?? {}) as Partial<ChangedText>;
    // The sign-in page of a hotspot answers everything with success, and has saved nothing.
    if (!Array.isArray(edits)) return { kind: 'unsent' };
    return {
      kind: 'sent',
      rest: ({ texts: queued = {} }) => {
        const { [id]: now = [], ...others } = queued;
        const left = changesLeft(now, changes, edits);
        const texts = { ...others, ...(left.length > 0 && { [id]: left }) };
        return Object.keys(texts).length > 0 ? { texts } : undefined;
      },
    };
  },
  formOf: ({ data }) => `${paths.proposal(Object.keys(data.texts ?? {})[0] ?? '')}?tab=generated`,
  refreshes: ['Proposal'],
  synced: { message: 'PROPOSAL_SYNC_SUCCESS', says: 'Your proposals are up to date' },
};
