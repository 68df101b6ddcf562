import { engineParagraphs, inlinesOfBlocks, saySameBlocks } from '@harambee/domain';
import type { TextBlock, TextChange } from '@harambee/domain/schemas';
import { type Actor, createOnce, retryOnConflict } from '@harambee/service-kit';
import {
  laidEdit,
  TextEditModel,
  type TextEditRecord,
  textEditId,
} from '../proposals/edits/text-edit.model.ts';
import { busy } from '../proposals/proposals.service.ts';
import type { EditableText } from './editable-text.ts';
import { plainBlocks, withKnownFacts } from './known-blocks.ts';
import { TextChangeModel, type TextChangeRecord } from './text-change.model.ts';

type Step = Pick<TextEditRecord, 'blocks' | 'by' | 'at' | 'model'> & { base: string };

/** What a change does to the stored edit: it replaces it, conflicts with it, or has already been applied. */
type Outcome = 'saved' | 'conflict' | 'same';

function outcomeOf(stored: TextEditRecord | null, revision: number, blocks: TextBlock[] | null): Outcome {
  if (!stored) return 'saved';
  const isSeen = revision === stored.revision;
  // Pages do not know the revision of an edit that was reverted.
  if (isSeen || (revision === 0 && stored.blocks === null && !stored.other)) return 'saved';
  if (saySameBlocks(stored.blocks, blocks)) return 'same';
  return 'conflict';
}

/** The paragraphs before this one, nearest first. */
export function followed({ text }: EditableText, { section, paragraph }: TextChange): string[] | undefined {
  const written = text.sections.find(({ key }) => key === section);
  const ids = written ? engineParagraphs(written).map(({ id }) => id) : [];
  const place = ids.indexOf(paragraph);
  return place === -1 ? undefined : ids.slice(0, place).reverse();
}

/**
 * Writes one change. If two people change the same revision, the first one's words are shown and the other's are
 * stored beside them, until somebody resolves the conflict with a change that knows both. With `leave`, the second one's
 * are not written at all.
 */
export async function changeParagraph(
  actor: Actor,
  given: EditableText,
  change: TextChange,
  met: 'keep' | 'leave' = 'keep',
): Promise<Outcome> {
  const { tenantId, _id: proposalId } = given.record;
  const _id = textEditId(tenantId, proposalId, change);
  const by = { id: actor.userId, name: actor.name };
  let seq: number | undefined;
  return retryOnConflict(busy, async (): Promise<Outcome | undefined> => {
    const stored = await TextEditModel.findOne({ _id, tenantId }).lean<TextEditRecord>();
    const known = stored ? [...inlinesOfBlocks(stored.blocks ?? []), ...otherInlines(stored)] : [];
    const blocks = change.blocks && withKnownFacts(plainBlocks(change.blocks), given.facts, known);
    const outcome = outcomeOf(stored, change.revision, blocks);
    if (outcome === 'same' || (outcome === 'conflict' && met === 'leave')) return outcome;
    if (outcome === 'conflict' && stored?.other && saySameBlocks(stored.other.blocks, blocks)) return outcome;
    const model = writerOf(blocks, change, stored);
    const step: Step = { blocks, base: change.base, by, at: new Date(), ...(model && { model }) };
    const follows = followed(given, change) ?? stored?.follows ?? [];
    seq ??= given.nextSeq();
    // Written first: if the process dies here, the history has a change that will be sent again, and never lacks one.
    const forgets = await remember(given, change, { seq, stored, step, outcome });
    if (await write(given, change, { _id, stored, step, follows, outcome })) return outcome;
    await forgets();
    return undefined;
  });
}

/** Words of a language model stay its own while people change them, until they are taken back or removed (DRAFT-37). */
const writerOf = (
  blocks: TextBlock[] | null,
  { model }: TextChange,
  stored: TextEditRecord | null,
): string | undefined => (blocks && blocks.length > 0 ? (model ?? stored?.model) : undefined);

const otherInlines = ({ other }: TextEditRecord) => inlinesOfBlocks(other?.blocks ?? []);

interface Writing {
  _id: string;
  stored: TextEditRecord | null;
  step: Step;
  follows: string[];
  outcome: Outcome;
}

/** False if somebody else was faster. */
async function write(
  { record: { tenantId, _id: proposalId } }: EditableText,
  { section, paragraph }: TextChange,
  { _id, stored, step, follows, outcome }: Writing,
): Promise<boolean> {
  if (!stored) {
    const first = { _id, tenantId, proposalId, section, paragraph, ...step, revision: 1, follows };
    return (await createOnce(TextEditModel, first)).created;
  }
  const { base, ...own } = step;
  const revision = stored.revision + (outcome === 'saved' ? 1 : 0);
  const update =
    outcome === 'saved'
      ? { $set: { ...own, base, follows, revision }, $unset: { other: 1, ...(!own.model && { model: 1 }) } }
      : { $set: { other: own } };
  const others = outcome === 'conflict' ? { 'other.at': stored.other?.at ?? null } : {};
  const { matchedCount } = await TextEditModel.updateOne(
    { _id, tenantId, revision: stored.revision, ...others },
    update,
  );
  return matchedCount === 1;
}

/** Adds the step to the history, also for a conflicting change. Returns a function that removes it again. */
async function remember(
  { record: { tenantId, _id: proposalId } }: EditableText,
  { section, paragraph }: TextChange,
  { seq, stored, step, outcome }: Pick<Writing, 'stored' | 'step' | 'outcome'> & { seq: number },
): Promise<() => Promise<unknown>> {
  const _id = `${proposalId}-${seq}`;
  const change: TextChangeRecord = {
    ...{ _id, tenantId, proposalId, seq, section, paragraph, ...step },
    ...(outcome === 'conflict' && { isConflict: true }),
    ...(outcome === 'saved' && stored && stored.blocks !== null && { before: laidEdit(stored) }),
  };
  await TextChangeModel.create(change);
  return () => TextChangeModel.deleteOne({ _id, tenantId });
}
