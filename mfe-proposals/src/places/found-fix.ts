import { mainAnswerOf, type ProposalSectionKey, proposalFields } from '@harambee/domain';
import type { Proposal, ReadinessFix } from '@harambee/domain/schemas';
import { type DetailTab, tabOfSection } from '../detail-tabs.ts';
import { type FieldPlace, placeOf } from './field-place.ts';

/** What the readiness led to in the text; chosen again it is led to again. */
export interface FoundFix extends ReadinessFix {
  section: ProposalSectionKey;
  turn: number;
}

/** Where the form asks for what a section of the text still needs. */
export const tabOfNeed = (key: ProposalSectionKey): DetailTab =>
  tabOfSection(proposalFields[mainAnswerOf[key]].section);

const placeOfSection = (section: string | undefined): FieldPlace | undefined =>
  section && section in mainAnswerOf
    ? { kind: 'field', tab: tabOfNeed(section as ProposalSectionKey), field: '' }
    : undefined;

export const placeOfFix = ({ field, section }: ReadinessFix): FieldPlace | undefined =>
  (field && placeOf(field)) || placeOfSection(section);

/** The readiness knows the field of a missing fact; else it is asked for on the tab of its section. */
export function placeOfNeed({ readiness, sections }: Proposal, key: string | undefined, need: string) {
  const text = sections.find((section) => section.key === key)?.text ?? '';
  const fix = readiness?.fixes.find(
    ({ section, start = 0, end = 0 }) => section === key && text.slice(start, end).includes(need),
  );
  return fix ? placeOfFix(fix) : placeOfSection(key);
}
