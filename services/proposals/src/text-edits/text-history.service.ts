import { type LaidEdit, textEditLimits } from '@harambee/domain';
import type {
  ChangedText,
  PageQuery,
  TextChange,
  TextChangeItem,
  TextChangeList,
} from '@harambee/domain/schemas';
import {
  type Actor,
  Conflict,
  createOnce,
  decodeCursor,
  encodeCursor,
  NotFound,
} from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { editsOf, isBare, laidEdit, textEditRecords } from '../proposals/edits/text-edit.model.ts';
import { findProposal } from '../proposals/proposals.service.ts';
import { changeParagraph } from './change-paragraph.ts';
import { editableText, tellTextChanged } from './editable-text.ts';
import { listedFields, TextChangeModel, type TextChangeRecord, toChangeItem } from './text-change.model.ts';
import { forgetOldChanges } from './text-edits.service.ts';

const pageSize = 20;

/** GET /api/proposals/{id}/text/changes, newest first. */
export async function listChanges(actor: Actor, id: string, query: PageQuery): Promise<TextChangeList> {
  const { tenantId } = await findProposal(actor, id);
  const [after] = query.cursor ? decodeCursor(query.cursor, ['number']) : [];
  const size = Number(query.limit ?? pageSize);
  const earlier = typeof after === 'number' ? { seq: trusted({ $lt: after }) } : {};
  const records = await TextChangeModel.find({ tenantId, proposalId: id, ...earlier }, listedFields)
    .sort({ seq: -1 })
    .limit(size + 1)
    .lean<TextChangeRecord[]>();
  const changes = records.slice(0, size).map(toChangeItem);
  const last = changes.at(-1);
  if (records.length <= size || !last) return { changes };
  return { changes, nextCursor: encodeCursor([last.seq]) };
}

/** POST /api/proposals/{id}/text/versions: a name for the text as it is now; `newId` is the same when it is repeated. */
export async function nameVersion(
  actor: Actor,
  id: string,
  newId: string,
  name: string,
): Promise<TextChangeItem> {
  const { tenantId } = actor;
  const named = await TextChangeModel.countDocuments({
    tenantId,
    proposalId: id,
    name: trusted({ $gt: '' }),
  });
  const { record, nextSeq } = await editableText(actor, id, 1);
  if (named >= textEditLimits.names)
    throw new Conflict(`A text has at most ${textEditLimits.names} versions with a name.`);
  const edits = (await editsOf(record)).map(laidEdit);
  const by = { id: actor.userId, name: actor.name };
  const change = { tenantId, proposalId: id, seq: nextSeq(), by, at: new Date(), name: name.trim(), edits };
  const { document } = await createOnce(TextChangeModel, { _id: newId, ...change });
  await tellTextChanged(record);
  return toChangeItem(document);
}

/** Every edit as it was after a step: as its name kept them, or today's with all later steps undone. */
async function editsAfter(tenantId: string, proposalId: string, seq: number): Promise<LaidEdit[]> {
  const named = await TextChangeModel.findOne({ tenantId, proposalId, seq }).lean<TextChangeRecord>();
  if (named?.edits) return named.edits;
  // Steps that were forgotten cannot be undone.
  const [oldest] = await TextChangeModel.find({ tenantId, proposalId, name: null }, { seq: 1 })
    .sort({ seq: 1 })
    .limit(1)
    .lean();
  const isFirst =
    seq === 0 && (await TextChangeModel.countDocuments({ tenantId, proposalId })) < textEditLimits.changes;
  if (!named && !isFirst) throw new NotFound();
  const edits = new Map(
    (await textEditRecords({ tenantId, _id: proposalId }))
      .filter((record) => record.blocks !== null)
      .map((record) => [keyOf(record), laidEdit(record)]),
  );
  if (!oldest) return [...edits.values()];
  const later = TextChangeModel.find({ tenantId, proposalId, name: null, seq: trusted({ $gt: seq }) })
    .sort({ seq: -1 })
    .lean<TextChangeRecord[]>()
    .cursor();
  for await (const { section, paragraph, before, isConflict } of later) {
    if (!section || !paragraph || isConflict) continue;
    if (before) edits.set(keyOf({ section, paragraph }), before);
    else edits.delete(keyOf({ section, paragraph }));
  }
  return [...edits.values()];
}

const keyOf = ({ section, paragraph }: Pick<LaidEdit, 'section' | 'paragraph'>) => `${section}/${paragraph}`;

/** POST /api/proposals/{id}/text/restore: itself a change of each paragraph that was another one then. */
export async function restoreText(actor: Actor, id: string, seq: number): Promise<ChangedText> {
  const { tenantId } = await findProposal(actor, id);
  const wanted = new Map((await editsAfter(tenantId, id, seq)).map((edit) => [keyOf(edit), edit]));
  const stored = await textEditRecords({ tenantId, _id: id });
  const known = new Map(stored.map((record) => [keyOf(record), record]));
  const back: TextChange[] = [...new Set([...wanted.keys(), ...known.keys()])].flatMap((key) => {
    const then = wanted.get(key);
    const now = known.get(key);
    const place = then ?? now;
    if (!place || (!then && now && isBare(now))) return [];
    if (then && now && !now.other && JSON.stringify(laidEdit(now)) === JSON.stringify(then)) return [];
    const { section, paragraph, base } = place;
    const { blocks = null, model = '' } = then ?? {};
    return [{ section, paragraph, base, blocks, model, revision: now?.revision ?? 0 }];
  });
  const given = await editableText(actor, id, back.length);
  const conflicts: string[] = [];
  for (const change of back) {
    if ((await changeParagraph(actor, given, change)) === 'conflict') conflicts.push(keyOf(change));
  }
  await forgetOldChanges(given);
  await tellTextChanged(given.record);
  return { edits: await editsOf(given.record), conflicts };
}
