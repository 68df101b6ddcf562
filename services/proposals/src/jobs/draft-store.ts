import { lastParagraphNumber, type ProposalSectionKey, proposalSectionKeys } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import type { DraftingFacts } from '@harambee/drafting';
import { isDuplicateKey, randomId } from '@harambee/service-kit';
import mongoose from 'mongoose';
import { editsOf, laidEdit } from '../proposals/edits/text-edit.model.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { judgedEvent } from '../proposals/proposal-snapshot.ts';
import { ProposalTextModel, type ProposalTextRecord } from '../proposals/proposal-text.model.ts';
import { statusChange } from '../proposals/status-change.ts';
import type { Claim } from './claim.ts';

/**
 * All writes of a worker. Each filters by the worker's fence, on the record and on the text, so a worker that has
 * lost its lease matches nothing and writes nothing.
 */

/** Another worker has the job now, or nobody wants the text any more. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

const claimed = ({ record, job, fence }: Claim) =>
  ({ _id: record._id, tenantId: record.tenantId, fence, 'job.id': job.id, 'job.state': 'running' }) as const;

const versionOf = ({ record }: Claim) => record.version + 1;

const textOf = (claim: Claim) => ({
  tenantId: claim.record.tenantId,
  proposalId: claim.record._id,
  version: versionOf(claim),
});

async function writeProposal(
  claim: Claim,
  update: Parameters<typeof ProposalModel.updateOne>[1],
): Promise<void> {
  const { matchedCount } = await ProposalModel.updateOne(claimed(claim), update);
  if (matchedCount === 0) throw new LeaseLost();
}

/**
 * draft, completed or failed -> generating. A resumed job is already generating. If somebody saves the form between
 * the claim and this write, the record is read again.
 */
export async function begin(claim: Claim, first: ProposalSectionKey = 'executive_summary'): Promise<Claim> {
  const { job } = claim;
  for (let { record } = claim; ; ) {
    if (record.status === 'generating') return { ...claim, record };
    const started = await ProposalModel.findOneAndUpdate(
      { ...claimed(claim), status: record.status, revision: record.revision },
      statusChange(record, 'generating', job.requestedBy, {
        set: { progress: 0, currentSection: first },
        unset: ['failure'],
      }),
      { returnDocument: 'after' },
    ).lean<ProposalRecord>();
    if (started) return { ...claim, record: started };
    const now = await ProposalModel.findOne(claimed(claim)).lean<ProposalRecord>();
    if (!now) throw new LeaseLost();
    record = now;
  }
}

/**
 * Opens the text that this job writes, under this worker's fence: the one an earlier worker of the same job left, or
 * an empty one. An unfinished text of another job is deleted, because it was drafted from other facts.
 */
export async function openText(
  claim: Claim,
  facts: () => Promise<DraftingFacts>,
): Promise<ProposalTextRecord> {
  const { job, fence } = claim;
  const olderFence = mongoose.trusted({ $lt: fence });
  const taken = await ProposalTextModel.findOneAndUpdate(
    { ...textOf(claim), jobId: job.id, fence: olderFence },
    { $set: { fence } },
    { returnDocument: 'after' },
  ).lean<ProposalTextRecord>();
  if (taken) return taken;
  const fresh = { jobId: job.id, fence, facts: await facts(), sections: [], createdAt: new Date() };
  const open = () =>
    ProposalTextModel.findOneAndUpdate(
      { ...textOf(claim), fence: olderFence },
      {
        $set: fresh,
        $unset: {
          lastParagraphs: 1,
          metadata: 1,
          readiness: 1,
          readAt: 1,
          cards: 1,
          advice: 1,
          carried: 1,
          draftingText: 1,
        },
        $setOnInsert: { _id: randomId() },
      },
      { upsert: true, returnDocument: 'after' },
    ).lean<ProposalTextRecord>();
  // A duplicate key: another worker has created the text meanwhile. If its fence is older, the second try takes it
  // over.
  const opened = await ifNotThere(open, () => ifNotThere(open, () => null));
  if (!opened) throw new LeaseLost();
  return opened;
}

async function ifNotThere<Answer>(insert: () => Promise<Answer>, otherwise: () => Answer | Promise<Answer>) {
  try {
    return await insert();
  } catch (error) {
    if (isDuplicateKey(error)) return otherwise();
    throw error;
  }
}

/** The index of a section among those already written: a drafter may write the first one last. */
export const readingPosition = (
  key: ProposalSectionKey,
  written: readonly Pick<GeneratedSection, 'key'>[],
): number =>
  written.filter((other) => proposalSectionKeys.indexOf(other.key) < proposalSectionKeys.indexOf(key)).length;

/**
 * Inserts the next section at its place. The filter has the number of sections, so a write that the driver retries
 * does no harm.
 */
export async function insertSection(
  claim: Claim,
  section: GeneratedSection,
  written: readonly GeneratedSection[],
  lastParagraph = lastParagraphNumber(section.paragraphs ?? []),
): Promise<void> {
  const { matchedCount } = await ProposalTextModel.updateOne(writtenUpTo(claim, written.length), {
    $push: { sections: { $each: [section], $position: readingPosition(section.key, written) } },
    $set: { [`lastParagraphs.${section.key}`]: lastParagraph },
    $unset: { draftingText: 1 },
  });
  if (matchedCount === 0) throw new LeaseLost();
}

const writtenUpTo = (claim: Claim, position: number) => ({
  ...textOf(claim),
  jobId: claim.job.id,
  fence: claim.fence,
  sections: mongoose.trusted({ $size: position }),
});

/** The unfinished section at `position`. A late write, or one with an old fence, matches nothing and is ignored. */
export async function recordDraftingText(claim: Claim, text: string, position: number): Promise<void> {
  await ProposalTextModel.updateOne(writtenUpTo(claim, position), { $set: { draftingText: text } });
}

/** Renews the lease. */
export const renew = (claim: Claim, until: Date) => writeProposal(claim, { $set: { 'job.turn': until } });

/** Renews the lease, records the progress, and resets the attempts, because something was written. */
export async function recordProgress(
  claim: Claim,
  { written, next }: { written: number; next: ProposalSectionKey | undefined },
  until: Date,
): Promise<void> {
  const progress = Math.round((written / proposalSectionKeys.length) * 100);
  await writeProposal(claim, {
    $set: { 'job.turn': until, 'job.attempts': 0, progress, ...(next && { currentSection: next }) },
  });
  // If this attempt still fails, it counts as the first failure in a row.
  claim.job.attempts = 1;
}

/** Moves the edits into the previous text, which keeps them; the next text gets its own edits. */
async function keepEdits({ record }: Claim): Promise<void> {
  const { tenantId, _id: proposalId, version } = record;
  const edits = await editsOf(record);
  if (edits.length === 0) return;
  await ProposalTextModel.updateOne(
    { tenantId, proposalId, version },
    { $set: { edits: edits.map(laidEdit) } },
  );
}

/** generating -> completed: the text first, then the record that shows it. */
export async function complete(
  claim: Claim,
  {
    metadata,
    readiness,
    cards,
    carried,
    judgedSeq,
    advice,
  }: Pick<Required<ProposalTextRecord>, 'metadata' | 'readiness' | 'cards'> &
    Pick<ProposalTextRecord, 'carried' | 'judgedSeq' | 'advice'>,
): Promise<void> {
  const text = await ProposalTextModel.updateOne(
    { ...textOf(claim), jobId: claim.job.id, fence: claim.fence },
    {
      $set: {
        metadata,
        readiness,
        cards,
        judgedSeq,
        ...(carried && { carried }),
        ...(advice && { advice }),
        createdAt: new Date(),
      },
    },
  );
  if (text.matchedCount === 0) throw new LeaseLost();
  await keepEdits(claim);
  await writeProposal(
    claim,
    statusChange(claim.record, 'completed', claim.job.requestedBy, {
      set: {
        ...{ version: versionOf(claim), metadata, progress: 100 },
        readinessToldIn: versionOf(claim),
      },
      unset: ['job', 'currentSection', 'failure'],
      events: [
        judgedEvent(claim.record, {
          version: versionOf(claim),
          textSeq: judgedSeq,
          readiness: metadata.quality,
        }),
      ],
    }),
  );
}

/** generating -> failed, with the reason in plain words. */
export const fail = (claim: Claim, failure: string) =>
  writeProposal(
    claim,
    statusChange(claim.record, 'failed', claim.job.requestedBy, {
      set: { failure },
      unset: ['job', 'currentSection'],
    }),
  );

/** Schedules another attempt, not before this time. */
export const retryLater = (claim: Claim, at: Date) =>
  writeProposal(claim, {
    $set: { 'job.state': 'waiting', 'job.turn': at, 'job.attempts': claim.job.attempts },
  });

/** Puts the job back as if it had never been claimed, because this process is stopping. */
export const release = (claim: Claim, now: Date) =>
  writeProposal(claim, {
    $set: { 'job.state': 'waiting', 'job.turn': now, 'job.attempts': claim.job.attempts - 1 },
  });
