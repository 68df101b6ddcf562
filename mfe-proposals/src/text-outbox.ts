import { apiPaths, type OutboxData, type OutboxEntry, paths, saySameBlocks } from '@harambee/domain';
import type { ChangedText, ParagraphEdit, Proposal, TextChange } from '@harambee/domain/schemas';
import {
  apiFetch,
  apiUrl,
  type OutboxAction,
  readOwnEntries,
  refusedOrLater,
  type SendResult,
} from '@harambee/platform';
import { mergedChanges } from './queued-changes.ts';

/** Changes of texts by the id of their proposal. */
export interface QueuedTexts extends OutboxData {
  texts?: Record<string, TextChange[]>;
  /** By the id of a proposal that was not sent yet: the id of the entry that creates it (OFFLINE-34). */
  after?: Record<string, string>;
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

/** The proposal of this text must be sent first. */
const isAhead = (id: string, { after = {} }: QueuedTexts, entries: readonly OutboxEntry[]): boolean =>
  after[id] !== undefined && entries.some((entry) => entry.id === after[id]);

const merge = (earlier: QueuedTexts, later: QueuedTexts): QueuedTexts => {
  const texts = { ...earlier.texts };
  for (const [id, changes] of Object.entries(later.texts ?? {})) {
    texts[id] = mergedChanges(texts[id] ?? [], changes);
  }
  const after = { ...earlier.after, ...later.after };
  return { texts, ...(Object.keys(after).length > 0 && { after }) };
};

/** What is left once a text was sent, or all of it is pointless; undefined if nothing is. */
const without =
  (id: string, leftOf: (now: TextChange[]) => TextChange[]) =>
  ({ texts: { [id]: now = [], ...others } = {}, after }: QueuedTexts): QueuedTexts | undefined => {
    const left = leftOf(now);
    const texts = { ...others, ...(left.length > 0 && { [id]: left }) };
    return Object.keys(texts).length > 0 ? { texts, ...(after && { after }) } : undefined;
  };

/** A text that was asked for with the proposal, and is not there yet. */
async function isComing(id: string, userId: string): Promise<boolean> {
  const response = await apiFetch(new Request(apiUrl(apiPaths.proposal(id))), { tries: 1, userId });
  if (!response.ok) return response.status !== 404;
  const { proposal } = (await response.json().catch(() => ({}))) as { proposal?: Partial<Proposal> };
  return proposal?.queued === true || proposal?.status === 'generating';
}

async function send({ data, userId }: OutboxEntry<string, QueuedTexts>): Promise<SendResult<QueuedTexts>> {
  const entries = readOwnEntries(userId);
  const ready = Object.entries(data.texts ?? {}).find(([id]) => !isAhead(id, data, entries));
  const [id, changes] = ready ?? [];
  if (id === undefined || !changes?.length) return { kind: 'sent' };
  const request = new Request(apiUrl(textAddress(id)), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ changes }),
  });
  const response = await apiFetch(request, { tries: 1, userId });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const isOfWaiting = data.after?.[id] !== undefined;
    // The proposal was discarded before it was sent, or sent anew with all that belongs to it.
    if (isOfWaiting && response.status === 404) return { kind: 'sent', rest: without(id, () => []) };
    if (isOfWaiting && response.status === 409 && (await isComing(id, userId))) return { kind: 'unsent' };
    return refusedOrLater(response.status, answer);
  }
  const { edits } = (answer ?? {}) as Partial<ChangedText>;
  // The sign-in page of a hotspot answers everything with success, and has saved nothing.
  if (!Array.isArray(edits)) return { kind: 'unsent' };
  return { kind: 'sent', rest: without(id, (now) => changesLeft(now, changes, edits)) };
}

/** What people make of generated texts without a network; one entry holds all of it, by paragraph. */
export const textAction: OutboxAction<QueuedTexts> = {
  label: 'Changes to a text',
  nameOf: () => 'Untitled proposal',
  accepts: isTexts,
  collects: true,
  merge,
  waitsFor: ({ data }, entries) =>
    Object.keys(data.texts ?? {}).length > 0 &&
    Object.keys(data.texts ?? {}).every((id) => isAhead(id, data, entries)),
  send,
  formOf: ({ data }) => `${paths.proposal(Object.keys(data.texts ?? {})[0] ?? '')}?tab=generated`,
  refreshes: ['Proposal'],
  synced: { message: 'PROPOSAL_SYNC_SUCCESS', says: 'Your proposals are up to date' },
};
