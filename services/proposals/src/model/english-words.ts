import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let words: string | undefined;

/** The list lies beside the module of the package. */
function readWords(): string {
  const entry = createRequire(import.meta.url).resolve('word-list');
  return `\n${readFileSync(join(dirname(entry), 'words.txt'), 'utf8').trim()}\n`;
}

/**
 * True for a word of the English dictionary, which holds no names. The list is read at the first question: a service
 * without a language model never asks. One text with marks between the words takes a tenth of the room of a set.
 */
export function isEnglishWord(word: string): boolean {
  words ??= readWords();
  return words.includes(`\n${word.toLowerCase()}\n`);
}
