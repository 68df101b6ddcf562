import { askFindingsLimits } from '@harambee/domain';
import type { CallLine, CallPages } from '@harambee/domain/schemas';

/** A line as the model gets it: `["2:14", "What changes for whom?"]`. */
export type NumberedLine = readonly [at: string, text: string];

export const lineName = ({ page, line }: CallLine): string => `${page}:${line}`;

/** The lines with words, in parts of which each fits into one question to a model. */
export function partsOfText(pages: CallPages): NumberedLine[][] {
  const parts: NumberedLine[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const [page, lines] of pages.entries())
    for (const [line, text] of lines.entries()) {
      if (text.trim() === '') continue;
      length += text.length;
      if (length > askFindingsLimits.partCharacters) {
        parts.push([]);
        length = text.length;
      }
      parts.at(-1)?.push([lineName({ page: page + 1, line: line + 1 }), text]);
    }
  return parts;
}
