import { showToast } from '@harambee/platform';
import type { LeftOut } from './dropped-parts.ts';
import type { PastedText } from './pasted-blocks.ts';

const words: Record<LeftOut, string> = {
  pictures: 'pictures',
  footnotes: 'footnotes',
  comments: 'comments',
  deletions: 'deleted words',
  rows: 'the last rows of a long table',
  columns: 'the last columns of a wide table',
  'the end': 'the end, for it was too long',
};

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Nothing of what somebody pasted goes without a word. */
export function sayLeftOut({ leftOut }: PastedText): void {
  if (leftOut.length === 0) return;
  const named = list.format(leftOut.map((one) => words[one]));
  showToast(`Pasted without ${named}.`, leftOut.includes('the end') ? 'warning' : 'info');
}
