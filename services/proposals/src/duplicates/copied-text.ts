import { derivedId } from '@harambee/service-kit';
import mongoose from 'mongoose';
import { TextEditModel, type TextEditRecord, textEditId } from '../proposals/edits/text-edit.model.ts';
import type { ProposalModel, ProposalRecord } from '../proposals/proposal.model.ts';
import { ProposalTextModel, type ProposalTextRecord } from '../proposals/proposal-text.model.ts';

type Text = Omit<ProposalTextRecord, '_id' | 'tenantId'>;

/** The fields of the new record that its text determines. */
export type TextFields = Pick<ProposalRecord, 'version' | 'metadata' | 'textSeq'>;

/**
 * Copies the newest text of a proposal with people's edits, and the older texts whose facts it states; undefined if
 * there is no text. Nobody has read the copy yet. The ids are made from that of the copy, so a second try writes the
 * same documents.
 */
export async function copyText(from: ProposalRecord, proposalId: string): Promise<TextFields | undefined> {
  const { tenantId, _id, version } = from;
  if (version === 0) return undefined;
  const of = { tenantId, proposalId: _id };
  const newest = await ProposalTextModel.findOne({ ...of, version }).lean<ProposalTextRecord>();
  if (!newest) return undefined;
  const older = await carriedTexts(of, newest);
  const numbers = new Map([...older, newest].map((text, index) => [text.version, index + 1]));
  const texts = [...older, newest].map((text) => copyOf(text, proposalId, numbers));
  const edits = await TextEditModel.find(of).lean<TextEditRecord[]>();
  await insertOnce(
    ProposalTextModel,
    texts.map((text) => ({
      ...text,
      tenantId,
      _id: derivedId(tenantId, proposalId, `text-${text.version}`),
    })),
  );
  await insertOnce(
    TextEditModel,
    edits.map((edit) => ({ ...edit, proposalId, _id: textEditId(tenantId, proposalId, edit) })),
  );
  return {
    version: texts.length,
    ...(newest.metadata && { metadata: newest.metadata }),
    ...(from.textSeq !== undefined && { textSeq: from.textSeq }),
  };
}

/** The texts that sections of the newest one were taken over from, oldest first. */
async function carriedTexts(
  of: { tenantId: string; proposalId: string },
  { carried = [] }: ProposalTextRecord,
) {
  if (carried.length === 0) return [];
  const versions = mongoose.trusted({ $in: [...new Set(carried.map(({ version }) => version))] });
  return ProposalTextModel.find({ ...of, version: versions })
    .sort({ version: 1 })
    .lean<ProposalTextRecord[]>();
}

function copyOf(
  { _id, tenantId, readAt, carried, ...text }: ProposalTextRecord,
  proposalId: string,
  numbers: ReadonlyMap<number, number>,
): Text {
  const kept = (carried ?? []).flatMap(({ section, version }) => {
    const number = numbers.get(version);
    return number === undefined ? [] : [{ section, version: number }];
  });
  return {
    ...text,
    proposalId,
    version: numbers.get(text.version) ?? 1,
    jobId: 'duplicate',
    fence: 0,
    ...(kept.length > 0 && { carried: kept }),
  };
}

/** Inserts what is not there yet: a first try may have been cut short. */
async function insertOnce<Record extends { _id: string; tenantId: string }>(
  model: { bulkWrite: typeof ProposalModel.bulkWrite },
  records: readonly Record[],
): Promise<void> {
  if (records.length === 0) return;
  await model.bulkWrite(
    records.map(({ _id, tenantId, ...fields }) => ({
      updateOne: { filter: { _id, tenantId }, update: { $setOnInsert: fields }, upsert: true },
    })) as Parameters<typeof ProposalModel.bulkWrite>[0],
  );
}
