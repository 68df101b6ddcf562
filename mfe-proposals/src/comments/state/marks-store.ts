import { observable } from '@harambee/platform';
import type { MarkedPlace } from '../marks/word-marks.tsx';
import type { TextMap } from '../words/text-map.ts';

/** What the text of the page knows of its comments: the list beside it stands where their words do. */
export interface PageMarks {
  places: readonly MarkedPlace[];
  maps: ReadonlyMap<string, TextMap>;
  ranges: ReadonlyMap<string, Range>;
  turn: number;
}

export const noMarks: PageMarks = { places: [], maps: new Map(), ranges: new Map(), turn: 0 };

export const pageMarks = observable<PageMarks>(noMarks);
