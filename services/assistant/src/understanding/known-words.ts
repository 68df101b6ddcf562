import { tokensOf } from './tokens.ts';
import { asks } from './vocabulary/asks.ts';
import { matters } from './vocabulary/matters.ts';
import { statuses } from './vocabulary/statuses.ts';
import { subjects } from './vocabulary/subjects.ts';
import { fillers } from './vocabulary/talk.ts';

const tables = [asks, statuses, subjects, matters];

/** Every word that means something by itself, in any of the languages: such a word alone names no record. */
export const conceptWords: ReadonlySet<string> = new Set([
  ...tables.flatMap((table) =>
    Object.values(table).flatMap((byLanguage) =>
      Object.values(byLanguage as Record<string, string>).flatMap((text) =>
        text.split(',').flatMap((phrase) => {
          const words = phrase.trim().split(/\s+/);
          return words.filter((word) => !/[~*!]/.test(word)).flatMap((word) => tokensOf(word));
        }),
      ),
    ),
  ),
  ...Object.values(fillers).flatMap((text) => tokensOf(text)),
]);
