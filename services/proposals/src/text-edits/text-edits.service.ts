import { charactersOf, knownFacts, textEditLimits } from '@harambee/domain';
import type { ChangedText, ChangeText, TextChange } from '@harambee/domain/schemas';
import { type Actor, BadRequest, Conflict } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { factsWithEdits } from '../proposals/edits/edit-facts.ts';
import { editsOf, isBare, textEditRecords } from '../proposals/edits/text-edit.model.ts';
import { changeParagraph, followed } from './change-paragraph.ts';
import { type EditableText, editableText, tellTextChanged } from './editable-text.ts';
import { TextChangeModel } from './text-change.model.ts';

const keyOf = ({ section, paragraph }: Pick<TextChange, 'section' | 'paragraph'>) =>
  `${section}/${paragraph}`;

/** What a schema cannot say. */
function assertSensible(changes: readonly TextChange[]): void {
  if (new Set(changes.map(keyOf)).size < changes.length)
    throw new BadRequest('A paragraph can be changed only once in one call.');
  for (const { blocks } of changes) {
    if (blocks && charactersOf(blocks) > textEditLimits.characters)
      throw new BadRequest(`One paragraph takes at most ${textEditLimits.characters} characters.`);
  }
}

/** A paragraph that some text of this proposal had. */
function assertKnown(given: EditableText, change: TextChange): void {
  const { section, paragraph } = change;
  if (paragraph === 'start' || followed(given, change)) return;
  const last = given.text.lastParagraphs?.[section] ?? 0;
  if (Number(paragraph.slice(1)) > last) throw new BadRequest('This text has no such paragraph.');
}

async function assertRoom({ record }: EditableText, changes: readonly TextChange[]): Promise<void> {
  const stored = await textEditRecords(record);
  const changed = new Set(changes.map(keyOf));
  const left = stored.filter((edit) => !changed.has(keyOf(edit)) && !isBare(edit));
  const added = changes.filter(({ blocks }) => blocks !== null);
  if (left.length + added.length > textEditLimits.edits)
    throw new Conflict(`At most ${textEditLimits.edits} paragraphs of a text can be changed.`);
  const bytes = Buffer.byteLength(JSON.stringify([left, added.map(({ blocks }) => blocks)]));
  if (added.length > 0 && bytes > textEditLimits.bytes)
    throw new Conflict('The changes to this text have become too long. Make some of them shorter first.');
}

/** With the facts of the changes that the engine does not state: they, too, pass only for what they say. */
async function withFactsOf(changes: readonly TextChange[], given: EditableText): Promise<EditableText> {
  const { record, text } = given;
  const cards = await factsWithEdits(record, { version: record.version, cards: text.cards }, changes);
  return cards === text.cards ? given : { ...given, facts: knownFacts(text.sections, cards) };
}

/**
 * PATCH /api/proposals/{id}/text.
 *
 * @param met what becomes of a change that meets somebody else's: it is kept beside theirs, or left to the caller
 */
export async function changeText(
  actor: Actor,
  id: string,
  { changes }: ChangeText,
  met: 'keep' | 'leave' = 'keep',
): Promise<ChangedText> {
  assertSensible(changes);
  const text = await editableText(actor, id, changes.length);
  for (const change of changes) assertKnown(text, change);
  const given = await withFactsOf(changes, text);
  await assertRoom(given, changes);
  const conflicts: string[] = [];
  for (const change of changes) {
    if ((await changeParagraph(actor, given, change, met)) === 'conflict') conflicts.push(keyOf(change));
  }
  await forgetOldChanges(given);
  await tellTextChanged(given.record);
  return { edits: await editsOf(given.record), conflicts };
}

/** The oldest steps give way, except those with a name. */
export async function forgetOldChanges({
  record: { tenantId, _id: proposalId },
}: EditableText): Promise<void> {
  const unnamed = { tenantId, proposalId, name: null };
  const [last] = await TextChangeModel.find(unnamed, { seq: 1 })
    .sort({ seq: -1 })
    .skip(textEditLimits.changes)
    .limit(1)
    .lean();
  if (last) await TextChangeModel.deleteMany({ ...unnamed, seq: trusted({ $lte: last.seq }) });
}
