import { migration } from '@harambee/service-kit';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';
import { judgedEvent } from '../proposals/proposal-snapshot.ts';

/**
 * Tells other services the readiness of texts that were written before there was an event for it. The proposal does not
 * change, so nobody's open form is out of date.
 */
export const restateReadiness = migration<ProposalRecord>({
  id: '2026-12-02-restate-readiness',
  what: 'Rafiki learns the readiness of texts written before 2026-12.',
  model: ProposalModel,
  change(record) {
    const { version, metadata, textSeq = 0, readinessToldIn } = record;
    if (!metadata || version === 0 || readinessToldIn === version) return undefined;
    // The figure may be older than the newest edit: half a step before it, what is calculated of that edit replaces it.
    const judged = { version, textSeq: textSeq - 0.5, readiness: metadata.quality };
    return {
      where: { version },
      update: { $set: { readinessToldIn: version }, $push: { outbox: judgedEvent(record, judged) } },
    };
  },
});
