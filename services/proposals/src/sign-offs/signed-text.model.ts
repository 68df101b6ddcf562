import type { SignedPlace } from '@harambee/domain';
import { derivedId, fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema, trusted } from 'mongoose';

/** What somebody agreed with, word by word: it tells which words have changed since. One for each hash. */
export interface SignedTextRecord {
  /** Made of tenant, proposal and hash. */
  _id: string;
  tenantId: string;
  proposalId: string;
  hash: string;
  /** The canonical form as JSON. It names nobody. */
  content: string;
  at: Date;
}

const { text } = fields;

const signedText = new Schema<SignedTextRecord>(
  {
    _id: { type: String, required: true },
    tenantId,
    proposalId: text,
    hash: text,
    content: text,
    at: { type: Date, required: true },
  },
  { collection: 'proposal_signed_texts', versionKey: false },
);
signedText.index({ tenantId: 1, proposalId: 1, hash: 1 }, { unique: true });
signedText.plugin(tenantPlugin);

export const SignedTextModel = model<SignedTextRecord>('ProposalSignedText', signedText);

interface Key {
  tenantId: string;
  proposalId: string;
}

/** Written before the sign-off that refers to it; once for any number of signers. */
export async function keepSignedText({ tenantId, proposalId }: Key, hash: string, places: SignedPlace[]) {
  const _id = derivedId(tenantId, proposalId, hash);
  await SignedTextModel.updateOne(
    { _id, tenantId },
    { $setOnInsert: { proposalId, hash, content: JSON.stringify(places) }, $set: { at: new Date() } },
    { upsert: true },
  );
}

/** Milliseconds. A sign-off that is being written may refer to a younger text. */
const keptAtLeast = 60 * 60_000;

/** Drops what no sign-off refers to any more. */
export async function dropSignedTexts({ tenantId, proposalId }: Key, used: readonly string[]): Promise<void> {
  await SignedTextModel.deleteMany({
    tenantId,
    proposalId,
    hash: trusted({ $nin: [...used] }),
    at: trusted({ $lt: new Date(Date.now() - keptAtLeast) }),
  });
}

/** What was agreed with, by hash. */
export async function signedTexts(
  { tenantId, proposalId }: Key,
  hashes: readonly string[],
): Promise<Map<string, SignedPlace[]>> {
  if (hashes.length === 0) return new Map();
  const found = await SignedTextModel.find({
    tenantId,
    proposalId,
    hash: trusted({ $in: [...hashes] }),
  }).lean<SignedTextRecord[]>();
  return new Map(found.map(({ hash, content }) => [hash, JSON.parse(content) as SignedPlace[]]));
}
