export { type AssignedSlots, assignedSlots, type PlannedFacts } from './assigned-slots.ts';
export { type CheckOptions, checkSentence } from './check-sentence.ts';
export { factSlots } from './fact-slots.ts';
export { type FilledText, filledText, type RefusedSentence } from './filled-text.ts';
export { refusals } from './finding.ts';
export { isForeignOrder } from './instructions.ts';
export { type KnownNames, knownWords } from './names.ts';
export { type SectionAnswer, sectionAnswer } from './section-answer.ts';
export { type Slot, slotMark, slotsById } from './slot.ts';
