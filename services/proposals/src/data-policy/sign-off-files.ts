import { SignedTextModel, type SignedTextRecord } from '../sign-offs/signed-text.model.ts';
import { each, folderOf } from './proposal-files.ts';

export const signedTexts = each(
  'signed-….json',
  'The exact words of text, answers and budget that somebody agreed with, by the hash of the sign-off.',
  async function* (record) {
    const { _id: proposalId, tenantId } = record;
    const kept = SignedTextModel.find({ tenantId, proposalId }).sort({ hash: 1 });
    for await (const { hash, content } of kept.lean<SignedTextRecord[]>().cursor())
      yield { path: `${folderOf(record)}/signed-${hash}.json`, content };
  },
);
