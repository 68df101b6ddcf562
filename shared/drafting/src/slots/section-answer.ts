import type { ProposalSectionKey } from '@harambee/domain';
import type { CheckOptions } from './check-sentence.ts';
import { type FilledText, filledText } from './filled-text.ts';
import { type Slot, type SlotKind, slotMark } from './slot.ts';

/** A model's section after the check. */
export interface SectionAnswer extends FilledText {
  /** Facts without which the section is none: a summary states who asks for how much, for whom and how long. */
  missing: readonly Slot[];
  /** True where it speaks in general instead of using its facts: the section of the engine says more. */
  isVague: boolean;
}

const neededInSummary: ReadonlySet<SlotKind> = new Set(['organization', 'money', 'count', 'duration']);

/** Of the facts of a section, the share that it has to use; a long list has facts for another time. */
const leastShare = 0.4;
const mostNeeded = 6;

/** Checks and fills a section that a model wrote; `assigned` are the facts it was to use. */
export function sectionAnswer(
  answer: string,
  key: ProposalSectionKey,
  assigned: readonly Slot[],
  options: CheckOptions,
): SectionAnswer {
  const offered = assigned.filter(({ isClosing }) => !isClosing);
  const filled = filledText(
    [withNamesAsSlots(answer, offered), ...closingsOf(assigned)].join('\n\n'),
    options,
  );
  const isNeeded = ({ kind, section }: Slot) =>
    key === 'executive_summary' && section === key && neededInSummary.has(kind);
  const used = offered.filter(({ id }) => filled.used.has(id)).length;
  return {
    ...filled,
    missing: offered.filter((slot) => isNeeded(slot) && !filled.used.has(slot.id)),
    isVague: used < Math.max(1, Math.min(mostNeeded, Math.ceil(offered.length * leastShare))),
  };
}

const closingsOf = (assigned: readonly Slot[]): string[] =>
  assigned.filter(({ isClosing }) => isClosing).map(({ id }) => slotMark(id));

const named: ReadonlySet<SlotKind> = new Set(['organization', 'person', 'place']);

/** A name that was written out is the slot it stands for; a figure that was written out is not. */
function withNamesAsSlots(answer: string, slots: readonly Slot[]): string {
  return slots
    .filter(({ kind, value }) => named.has(kind) && /^\p{Lu}/u.test(value) && value.length > 3)
    .reduce((text, { id, value }) => text.split(value).join(slotMark(id)), answer);
}
