import { isEditable, isSameAuthor, signOffMessages, stillWritingMessage } from '@harambee/domain';
import type { AskForSignOffs, Author, SignOffs } from '@harambee/domain/schemas';
import {
  type Actor,
  Conflict,
  event,
  Forbidden,
  PreconditionFailed,
  retryOnConflict,
} from '@harambee/service-kit';
import { ownerOf } from '../people/team-fields.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { busy, findProposal } from '../proposals/proposals.service.ts';
import {
  longestSignOffLog,
  type SignerRow,
  type SignOffLogRow,
  type SignOffRows,
} from '../proposals/sign-off-rows.ts';
import { type KnownGuests, knownSigners } from './known-signers.ts';
import { rowsOf, signOffsAnswer, todaysHash, toSignOff } from './sign-off-rows.ts';
import { readSigned } from './signed-proposal.ts';
import { dropSignedTexts, keepSignedText } from './signed-text.model.ts';

export const personOf = ({ userId, name }: Pick<Actor, 'userId' | 'name'>): Author => ({
  id: userId,
  name,
  kind: 'person',
});

/** GET /api/proposals/{id}/sign-offs. */
export const getSignOffs = async (tenantId: string, id: string): Promise<SignOffs> =>
  signOffsAnswer(await readSigned(tenantId, id));

function assertOpen({ status }: ProposalRecord): void {
  if (status === 'generating') throw new Conflict(stillWritingMessage);
  if (!isEditable(status)) throw new Conflict(signOffMessages.isSent);
}

/** What one write changes. */
export interface SignOffChange {
  signers?: SignerRow[];
  log: SignOffLogRow[];
  events: ReturnType<typeof event>[];
}

/** One atomic write of rows, log and events; false if somebody else was faster. */
export async function writeSignOffs(record: ProposalRecord, change: SignOffChange): Promise<boolean> {
  const { _id, tenantId, status } = record;
  const before = rowsOf(record);
  const after: SignOffRows = {
    ...before,
    revision: before.revision + 1,
    signers: change.signers ?? before.signers,
    log: [...before.log, ...change.log].slice(-longestSignOffLog),
  };
  const { matchedCount } = await ProposalModel.updateOne(
    { _id, tenantId, status, 'signOffs.revision': record.signOffs?.revision ?? null },
    { $set: { signOffs: after }, $push: { outbox: { $each: change.events } } },
  );
  return matchedCount > 0;
}

/** Whether somebody may say who must agree: an owner of the organization, or who leads the proposal (SIGNOFF-01). */
const mayAsk = ({ role, userId }: Actor, record: ProposalRecord): boolean =>
  role === 'Owner' || userId === ownerOf(record);

/** PUT /api/proposals/{id}/sign-offs. Whoever was asked before keeps what they agreed with. */
export async function askForSignOffs(
  actor: Actor,
  id: string,
  { signers: asked }: AskForSignOffs,
  revision?: number,
  knownGuests?: KnownGuests,
): Promise<SignOffs> {
  const { tenantId, userId } = actor;
  await retryOnConflict(busy, async () => {
    const record = await findProposal(actor, id);
    if (!mayAsk(actor, record)) throw new Forbidden(signOffMessages.onlyOwner);
    assertOpen(record);
    const rows = rowsOf(record);
    if (revision !== undefined && revision !== rows.revision) {
      throw new PreconditionFailed(signOffMessages.otherList, { signOffs: await getSignOffs(tenantId, id) });
    }
    const kept = rows.signers.filter(({ signer }) => asked.some((one) => isSameAuthor(one, signer)));
    const gone = rows.signers.filter((row) => !kept.includes(row)).map(({ signer }) => signer);
    const others = asked.filter((one) => !kept.some(({ signer }) => isSameAuthor(one, signer)));
    const added = await knownSigners({ tenantId, proposalId: id }, others, knownGuests);
    if (gone.length === 0 && added.length === 0) return true;
    const [by, at] = [personOf(actor), new Date()];
    const isWritten = await writeSignOffs(record, {
      signers: [...kept, ...added.map((signer) => ({ signer, askedBy: by, askedAt: at }))],
      log: [
        ...(gone.length > 0 ? [{ step: 'not_asked' as const, at, by, about: gone }] : []),
        ...(added.length > 0 ? [{ step: 'asked' as const, at, by, about: added }] : []),
      ],
      events:
        added.length > 0
          ? [
              event('sign_off.asked', tenantId, {
                proposalId: id,
                title: record.title,
                userId,
                signers: added.map(refOf),
              }),
            ]
          : [],
    });
    return isWritten || undefined;
  });
  return getSignOffs(tenantId, id);
}

const refOf = ({ id, kind }: Author) => ({ id, kind });

/**
 * POST /api/proposals/{id}/sign-offs/agree: by a person or a guest who was asked. The exact text decides: a hash that is
 * not today's is refused with what today is, and an edit that comes later voids it (SIGNOFF-04).
 */
export async function giveSignOff(
  tenantId: string,
  id: string,
  author: Author,
  given: string,
): Promise<SignOffs> {
  await retryOnConflict(busy, async () => {
    const signed = await readSigned(tenantId, id);
    const { record, places } = signed;
    const row = ownRow(record, author);
    assertOpen(record);
    const hash = todaysHash(record, places);
    if (given !== hash)
      throw new PreconditionFailed(signOffMessages.otherText, { signOffs: await signOffsAnswer(signed) });
    // Sent again after a lost answer.
    if (row.agreed?.hash === hash) return true;
    await keepSignedText({ tenantId, proposalId: id }, hash, places);
    const at = new Date();
    const { toldVoid: _told, ...rest } = row;
    const signers = rowsOf(record).signers.map((one) =>
      one === row ? { ...rest, agreed: { hash, at } } : one,
    );
    const isWritten = await writeSignOffs(record, {
      signers,
      log: [{ step: 'agreed', at, by: author, about: [], hash }],
      events: [event('sign_off.given', tenantId, toldOf(record, author, signers, hash))],
    });
    if (!isWritten) return undefined;
    await dropSignedTexts(
      { tenantId, proposalId: id },
      signers.flatMap(({ agreed }) => agreed?.hash ?? []),
    );
    return true;
  });
  return getSignOffs(tenantId, id);
}

/** POST /api/proposals/{id}/sign-offs/withdraw: they are asked as before. */
export async function withdrawSignOff(tenantId: string, id: string, author: Author): Promise<SignOffs> {
  await retryOnConflict(busy, async () => {
    const { record, places } = await readSigned(tenantId, id);
    const row = ownRow(record, author);
    assertOpen(record);
    if (!row.agreed) return true;
    const hash = row.agreed.hash;
    const { agreed: _agreed, toldVoid: _told, ...open } = row;
    const signers = rowsOf(record).signers.map((one) => (one === row ? open : one));
    const isWritten = await writeSignOffs(record, {
      signers,
      log: [{ step: 'withdrawn', at: new Date(), by: author, about: [], hash }],
      events: [
        event('sign_off.withdrawn', tenantId, toldOf(record, author, signers, todaysHash(record, places))),
      ],
    });
    return isWritten || undefined;
  });
  return getSignOffs(tenantId, id);
}

function ownRow(record: ProposalRecord, author: Author): SignerRow {
  const row = rowsOf(record).signers.find(({ signer }) => isSameAuthor(signer, author));
  if (!row) throw new Forbidden(signOffMessages.notAsked);
  return row;
}

const toldOf = (
  { _id: proposalId, title }: ProposalRecord,
  author: Author,
  signers: readonly SignerRow[],
  hash: string,
) => ({
  proposalId,
  title,
  userId: author.kind === 'person' ? author.id : '',
  signer: refOf(author),
  askedBy: [...new Set(signers.map(({ askedBy }) => askedBy.id))],
  agreed: signers.filter((row) => toSignOff(row, hash).state === 'agreed').length,
  asked: signers.length,
});
