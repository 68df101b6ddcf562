import type { CallContent } from '../call/call.schemas.ts';
import { emptyCall, emptyCallRow } from '../call/call-content.ts';
import { proposalSectionKeys, proposalSections } from '../proposal-form/proposal-sections.ts';

/**
 * The built-in call of a proposal that is made for no other one: its questions are the eight sections (CALL-06). The
 * id of each question is the key of its section.
 */
export const generalCall: Readonly<CallContent> = {
  ...emptyCall,
  name: 'General proposal',
  questions: proposalSectionKeys.map((key) => ({
    ...emptyCallRow('questions', key),
    text: proposalSections[key],
    sectionKey: key,
  })),
};
