import type { Placed } from '../outline/outline.ts';

/** Parts of a call that state its own dates and amounts; questions and lists of documents do not. */
export const statesFacts = ({ part, signs, isHeading }: Placed, isQuestion: boolean): boolean =>
  !isQuestion && (isHeading || !['attachments', 'criteria', 'closed'].includes(part.zone)) && !signs.isBlank;
