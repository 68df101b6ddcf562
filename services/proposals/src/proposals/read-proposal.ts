import { inlinesOfBlocks } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { type Actor, NotFound, RowCache, readRows, type WrittenAnswer } from '@harambee/service-kit';
import { ProposalModel, type ProposalRecord } from './proposal.model.ts';
import { editsIn, type ProposalParts, readParts, textIn } from './proposal-parts.ts';
import { answerOfParts, getProposal } from './proposals.service.ts';

interface KnownRecord {
  record: ProposalRecord;
  /** Stays the same while the record does: each change of a form is a new row, which the record then names. */
  form?: ProposalParts['form'];
}

const records = new RowCache<KnownRecord>({ sizeOf: () => 3_000 });
const answers = new RowCache<{ written?: WrittenAnswer }>({ sizeOf: () => 40_000 });

type Write = (answer: { proposal: Proposal }) => WrittenAnswer;

/**
 * GET /api/proposals/{id}. While record, text and edits are the same rows, what was written of them is sent again.
 */
export async function readProposal(actor: Actor, id: string, write: Write): Promise<WrittenAnswer> {
  const { tenantId } = actor;
  const key = `${tenantId} ${id}`;
  const found = await readRows<ProposalRecord>(ProposalModel, { _id: id, tenantId }, { limit: 1 });
  const known: KnownRecord = records.of(key, [found.bytes], () => ({
    record: found.decode()[0] as ProposalRecord,
  }));
  const { record } = known;
  if (!record) throw new NotFound();
  const parts = await readParts(record, known.form);
  const { form, text, edits } = parts;
  const cached = answers.of(key, [known, form.bytes, text.bytes, edits.bytes], () => ({}));
  if (cached.written) return cached.written;
  const proposal = await answerOfParts(record, parts);
  // The form was replaced between the two reads.
  if (!proposal) return write({ proposal: await getProposal(actor, id) });
  known.form = form;
  const written = write({ proposal });
  if (isMadeOfTheseAlone(record, parts)) cached.written = written;
  return written;
}

/**
 * Whether nothing else can change the answer: no text is being written, its figures are those of its edits, and these
 * state no facts, which may be newer than the text.
 */
function isMadeOfTheseAlone({ status, textSeq = 0 }: ProposalRecord, parts: ProposalParts): boolean {
  const text = textIn(parts);
  return (
    status !== 'generating' &&
    (!text?.readiness || textSeq === (text.judgedSeq ?? 0)) &&
    !editsIn(parts).some(({ blocks }) => inlinesOfBlocks(blocks ?? []).some((inline) => 'fact' in inline))
  );
}
