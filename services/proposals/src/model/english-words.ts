import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let words: string | undefined;
/** Texts say the same words again and again. */
const answers = new Map<string, boolean>();
const mostAnswers = 5_000;

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
  const known = answers.get(word);
  if (known !== undefined) return known;
  const answer = words.includes(`\n${word.toLowerCase()}\n`);
  if (answers.size >= mostAnswers) answers.clear();
  answers.set(word, answer);
  return answer;
}
