import { setTimeout as pause } from 'node:timers/promises';
import { proposalSectionKeys } from '@harambee/domain';
import type { GeneratedSection, SectionAdvice } from '@harambee/domain/schemas';
import type { Drafter, DraftingFacts, Judge } from '@harambee/drafting';
import { judgedText } from '@harambee/proposal-files/text';
import { editsOf } from '../proposals/edits/text-edit.model.ts';
import { todaysFacts } from '../proposals/edits/todays-facts.ts';
import { carriedSections } from './carried-sections.ts';
import type { Claim } from './claim.ts';
import {
  complete,
  insertSection,
  LeaseLost,
  openText,
  readingPosition,
  recordProgress,
} from './draft-store.ts';
import { growingText } from './growing-text.ts';
import { watchModelStop } from './model-stop.ts';
import { paragraphsBefore } from './paragraphs-before.ts';

/** A section that exceeds its time limit. */
export class DraftingTooSlow extends Error {
  override name = 'DraftingTooSlow';
}

export interface DraftOptions {
  drafter: Drafter;
  /** Calculates the assessment of the whole text; in this thread when absent. */
  judge?: Judge;
  /** Ends the drafting, whatever the drafter does: the lease is lost or the process stops. */
  controller: AbortController;
  /** The end of a lease that is renewed now. */
  leaseEnd(): Date;
  /** Time limit for one section. */
  sectionTimeoutMs: number;
  paceMs: number;
}

async function factsOf({ record }: Claim): Promise<DraftingFacts> {
  const facts = await todaysFacts(record);
  // The form cannot be edited while a text is drafted, so if the form is gone, the job is gone, too.
  if (!facts) throw new LeaseLost();
  return facts;
}

/** The promise, or a rejection if the signal is aborted first. */
function unlessStopped<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    // Its result is waited for in any case: otherwise a rejection after the stop would end the process as an error.
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** The next section, within its time limit; undefined when there are no more. */
async function nextSection(
  iterator: AsyncIterator<GeneratedSection>,
  { controller, sectionTimeoutMs }: DraftOptions,
): Promise<GeneratedSection | undefined> {
  const slow = setTimeout(() => controller.abort(new DraftingTooSlow()), sectionTimeoutMs);
  try {
    const { value, done } = await unlessStopped(iterator.next(), controller.signal);
    return done ? undefined : value;
  } finally {
    clearTimeout(slow);
  }
}

/** Drafts the missing sections, saves each as it arrives, and completes the proposal. */
export async function draftProposal(claim: Claim, options: DraftOptions): Promise<void> {
  const { drafter, controller, paceMs } = options;
  const { signal } = controller;
  const text = await openText(claim, () => factsOf(claim));
  const sections = [...text.sections];
  const [carried, before] = await Promise.all([carriedSections(claim, text.facts), paragraphsBefore(claim)]);
  const modelStop = watchModelStop(claim);
  let advice: SectionAdvice[] = [];
  const writing = drafter.draft(text.facts, {
    // The seed is the same for every text of a proposal. The same facts give the same words in every attempt, so two
    // versions differ only where the facts do.
    seed: claim.record._id,
    signal,
    modelStop: modelStop.signal,
    ...(claim.job.isPersonalDataConfirmed && { isPersonalDataConfirmed: true }),
    done: [...sections, ...[...carried.values()].map(({ section }) => section)],
    onText: growingText(claim, () => sections.length),
    onAdvice: (received) => {
      advice = received;
    },
  });
  const pending = (drafter.order ?? proposalSectionKeys).filter((key) =>
    sections.every((section) => section.key !== key),
  );
  const iterator = writing[Symbol.asyncIterator]();
  try {
    for (const [index, expected] of pending.entries()) {
      const section = carried.get(expected)?.section ?? (await nextSection(iterator, options));
      if (!section || section.key !== expected)
        throw new Error(`${drafter.name} did not write the section ${expected}`);
      const { paragraphs, last } = before.idsOf(section);
      const numbered = { ...section, paragraphs };
      await insertSection(claim, numbered, sections, last);
      sections.splice(readingPosition(expected, sections), 0, numbered);
      const next = pending[index + 1];
      await recordProgress(claim, { written: sections.length, next }, options.leaseEnd());
      if (paceMs > 0 && next) await pause(paceMs, undefined, { signal });
    }
  } finally {
    modelStop.end();
    // Lets the drafter clean up. Not awaited, because a hanging drafter would block this job.
    iterator.return?.().catch(() => undefined);
  }
  signal.throwIfAborted();
  const { judge } = options;
  const edits = await editsOf(claim.record);
  const judgment = await unlessStopped(judgedText(sections, text.facts, edits, judge), signal);
  await complete(claim, {
    ...judgment,
    judgedSeq: claim.record.textSeq ?? 0,
    ...(advice.length > 0 && { advice }),
    ...(carried.size > 0 && {
      carried: [...carried].map(([section, { version }]) => ({ section, version })),
    }),
  });
}
