import { answerSource } from './timeline/sources/answer-source.ts';
import { noteSource } from './timeline/sources/note-source.ts';
import { recordSource } from './timeline/sources/record-source.ts';
import { sentSource } from './timeline/sources/sent-source.ts';
import { signOffSource } from './timeline/sources/sign-off-source.ts';
import { textSource } from './timeline/sources/text-source.ts';
import type { TimelineSource } from './timeline/timeline-source.ts';

/** Everything that tells a part of a proposal's history. A part that has something to tell adds its own. */
export const timelineSources: readonly TimelineSource[] = [
  recordSource,
  textSource,
  answerSource,
  sentSource,
  signOffSource,
  noteSource,
];
