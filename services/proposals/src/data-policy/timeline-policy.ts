import { formerMember } from '@harambee/domain';
import { type Actor, asJson, type DataPolicy, jsonFile, type RemovedPerson } from '@harambee/service-kit';
import { type TimelineNote, TimelineNoteModel } from '../timeline-notes/timeline-note.model.ts';
import { each, folderOf } from './proposal-files.ts';

const shown = ({ at, what, by, about, items }: TimelineNote) => ({ at, what, by, about, items });

async function forgetInNotes({ tenantId, userId }: RemovedPerson): Promise<void> {
  for (const who of ['by', 'about']) {
    const nobody = { [`${who}.id`]: formerMember.userId, [`${who}.name`]: formerMember.name };
    await TimelineNoteModel.updateMany({ tenantId, [`${who}.id`]: userId }, { $set: nobody });
  }
}

const notes = each(
  'timeline-notes.json',
  'What happened with a proposal beside its texts and statuses: downloads, answers, who leads it and who was asked for what.',
  async function* (record) {
    const { _id: proposalId, tenantId } = record;
    const found = await TimelineNoteModel.find({ tenantId, proposalId }).sort({ at: -1, _id: -1 }).lean();
    if (found.length > 0)
      yield { path: `${folderOf(record)}/timeline-notes.json`, content: asJson(found.map(shown)) };
  },
);

async function* notesOf({ tenantId, userId }: Actor): AsyncIterable<unknown> {
  const own = TimelineNoteModel.find({ tenantId, 'by.id': userId }).sort({ at: -1 });
  for await (const note of own.lean<TimelineNote[]>().cursor()) {
    const { by: _by, ...rest } = shown(note);
    yield { proposalId: note.proposalId, ...rest };
  }
}

export const timelinePolicy: DataPolicy = {
  model: TimelineNoteModel,
  organization: notes,
  person: jsonFile(
    'timeline.json',
    'Answers that you wrote and files that you downloaded, and when.',
    notesOf,
  ),
  forget: forgetInNotes,
};
