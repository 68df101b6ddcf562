import { type ProposalSectionKey, proposalSectionKeys } from '@harambee/domain';
import type { Slot } from './slot.ts';

/** The slots that each section is to use. */
export type AssignedSlots = ReadonlyMap<ProposalSectionKey, readonly Slot[]>;

/** What a model planned: ids of facts by section. Anything in it may be wrong. */
export type PlannedFacts = Partial<Record<ProposalSectionKey, readonly string[]>>;

/**
 * Each fact in one section: where the model planned it, or else where it belongs. Facts of the whole project, which
 * belong to the summary, stay there whatever the plan says, and may stand in another section, too; a section without facts
 * of its own has them.
 */
export function assignedSlots(slots: readonly Slot[], planned: PlannedFacts = {}): AssignedSlots {
  const wanted = new Map<string, ProposalSectionKey>();
  for (const key of proposalSectionKeys)
    for (const id of planned[key] ?? []) if (!wanted.has(id)) wanted.set(id, key);
  const assigned = new Map<ProposalSectionKey, Slot[]>(proposalSectionKeys.map((key) => [key, []]));
  for (const slot of slots) {
    const places = new Set([
      slot.section === 'executive_summary' ? slot.section : undefined,
      wanted.get(slot.id) ?? slot.section,
    ]);
    for (const place of places) if (place) assigned.get(place)?.push(slot);
  }
  const ofProject = slots.filter(({ section }) => section === 'executive_summary');
  for (const [key, own] of assigned)
    if (own.every(({ isClosing }) => isClosing)) assigned.set(key, [...ofProject, ...own]);
  return assigned;
}
