import { formerMember } from '@harambee/domain';
import { type Actor, asJson, type DataPolicy, jsonFile, type RemovedPerson } from '@harambee/service-kit';
import { editsOf, TextEditModel } from '../proposals/edits/text-edit.model.ts';
import { TextChangeModel, type TextChangeRecord, toChangeItem } from '../text-edits/text-change.model.ts';
import { each, folderOf } from './proposal-files.ts';

const nobody = { id: formerMember.userId, name: formerMember.name };

async function forgetInEdits({ tenantId, userId }: RemovedPerson): Promise<void> {
  await TextEditModel.updateMany({ tenantId, 'by.id': userId }, { $set: { by: nobody } });
  await TextEditModel.updateMany({ tenantId, 'other.by.id': userId }, { $set: { 'other.by': nobody } });
}

const edits = each(
  'text-edits.json',
  'Edits of the newest text by paragraph, and who made them.',
  async function* (record) {
    const found = await editsOf(record);
    if (found.length > 0) yield { path: `${folderOf(record)}/text-edits.json`, content: asJson(found) };
  },
);

const history = each(
  'text-changes.json',
  'The history of changes to its texts, newest first, and the named versions.',
  async function* ({ _id: proposalId, tenantId, title }) {
    const steps = TextChangeModel.find({ tenantId, proposalId }).sort({ seq: -1 });
    const changes: unknown[] = [];
    for await (const step of steps.lean<TextChangeRecord[]>().cursor())
      changes.push({ ...toChangeItem(step), ...(step.edits && { edits: step.edits }) });
    if (changes.length === 0) return;
    yield { path: `${folderOf({ _id: proposalId, title })}/text-changes.json`, content: asJson(changes) };
  },
);

async function* editsBy({ tenantId, userId }: Actor): AsyncIterable<unknown> {
  const filter = { tenantId, $or: [{ 'by.id': userId }, { 'other.by.id': userId }] };
  for await (const record of TextEditModel.find(filter).lean().cursor()) {
    const { proposalId, section, paragraph, other } = record;
    for (const { by, blocks, at } of [record, ...(other ? [other] : [])])
      if (by.id === userId) yield { proposalId, section, paragraph, blocks, at };
  }
}

async function* changesBy({ tenantId, userId }: Actor): AsyncIterable<unknown> {
  const changes = TextChangeModel.find({ tenantId, 'by.id': userId }).sort({ proposalId: 1, seq: 1 });
  for await (const record of changes.lean<TextChangeRecord[]>().cursor()) {
    const { by: _by, ...change } = toChangeItem(record);
    yield { proposalId: record.proposalId, ...change };
  }
}

export const textEditPolicies: readonly DataPolicy[] = [
  {
    model: TextEditModel,
    organization: edits,
    person: jsonFile('text-edits.json', 'Your edits of generated texts, by paragraph.', editsBy),
    forget: forgetInEdits,
  },
  {
    model: TextChangeModel,
    organization: history,
    person: jsonFile('text-changes.json', 'Every change you made to a generated text.', changesBy),
    forget: ({ tenantId, userId }) =>
      TextChangeModel.updateMany({ tenantId, 'by.id': userId }, { $set: { by: nobody } }),
  },
];
