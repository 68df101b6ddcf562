import { setTimeout as pause } from 'node:timers/promises';
import { type JudgedText, judgedText } from '@harambee/proposal-files/text';
import { threadedJudge } from '../../workers/threaded-drafting.ts';
import { ProposalModel, type ProposalRecord } from '../proposal.model.ts';
import { judgedEvent } from '../proposal-snapshot.ts';
import { ProposalTextModel, type ProposalTextRecord } from '../proposal-text.model.ts';
import { editsOf } from './text-edit.model.ts';

type Fresh = Pick<JudgedText, 'readiness' | 'metadata'>;

const underWay = new Map<string, Promise<Fresh | undefined>>();
/**
 * Milliseconds that opening a proposal waits for new figures; after that it shows the previous ones, and the new ones
 * next time. Tests wait longer: which figures they see must not depend on the machine's speed.
 */
export const patience = { ms: 3_000 };

/** The assessment of a text whose edits have changed since it was last calculated; undefined if it is up to date. */
export async function freshJudgment(
  record: ProposalRecord,
  text: Pick<ProposalTextRecord, 'judgedSeq' | 'readiness'>,
): Promise<Fresh | undefined> {
  const { _id, version, textSeq = 0, status } = record;
  if (!text.readiness || status === 'generating' || textSeq === (text.judgedSeq ?? 0)) return undefined;
  const key = `${_id}/${version}/${textSeq}`;
  const known = underWay.get(key);
  const coming = known ?? calculate(record).finally(() => underWay.delete(key));
  if (!known) underWay.set(key, coming);
  const inTime = new AbortController();
  const late = pause(patience.ms, undefined, { signal: inTime.signal, ref: false }).catch(() => undefined);
  // Old figures are better than no proposal.
  return Promise.race([coming.catch(() => undefined), late]).finally(() => inTime.abort());
}

async function calculate({ _id, tenantId, version, textSeq }: ProposalRecord): Promise<Fresh | undefined> {
  const whole = { tenantId, proposalId: _id, version };
  const [text, edits] = await Promise.all([
    ProposalTextModel.findOne(whole).lean<ProposalTextRecord>(),
    editsOf({ tenantId, _id }),
  ]);
  if (!text) return undefined;
  const { readiness, metadata } = await judgedText(text.sections, text.facts, edits, threadedJudge);
  await ProposalTextModel.updateOne(whole, { $set: { readiness, metadata, judgedSeq: textSeq } });
  const judged = { version, textSeq, readiness: metadata.quality };
  await ProposalModel.updateOne(
    { _id, tenantId, version },
    { $set: { metadata }, $push: { outbox: judgedEvent({ _id, tenantId }, judged) } },
  );
  return { readiness, metadata };
}
