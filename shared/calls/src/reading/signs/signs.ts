import { answerWords, layoutWords, mostWords } from '../limits/limit-words.ts';
import { type LimitFound, limitsIn } from '../limits/limits-in.ts';
import type { Passage } from '../lines/passage.ts';
import { says } from '../text/phrases.ts';
import { type Span, sentencesOf } from '../text/sentences.ts';
import { fieldWords, isRequest, optionalWords, uploadWords } from './asking-words.ts';

/** What a passage says that tells questions, help and limits apart. */
export interface Signs {
  sentences: Span[];
  limits: LimitFound[];
  /** Says how long an answer may be, and nothing else. */
  isLimitAlone: boolean;
  /** Bounds that nobody can count: "half a page". */
  isLayoutAlone: boolean;
  /** One of its sentences ends with a question mark. */
  isQuestion: boolean;
  /** One of its sentences asks for words: "Describe...". */
  isRequest: boolean;
  /** Those sentences, folded. */
  requests: ReadonlySet<string>;
  /** It begins with a question or a request, a word or two before it aside: "Need. Describe...". */
  isAsking: boolean;
  /** The question is answered at once: a frequent question. */
  isAnswered: boolean;
  isOptional: boolean;
  isStarred: boolean;
  /** Rows of points or lines to be filled in by hand. */
  isBlank: boolean;
  /** Name, address, date: a fact in a few words. */
  isField: boolean;
  /** Takes a file: "Upload your accounts *". */
  isUpload: boolean;
}

/** "(required)" behind a field says what an asterisk says. */
const requiredMark =
  /\((?:required|mandatory|compulsory|obligatoire|requis|requise|obligatori[oa]|requerid[oa]|obrigatori[oa])\)\W*$/;
const questionMark = /\?["'”’»)\]*\s]*$/;
const shortBound = 60;
const mostUpload = 120;
const mostLabelWords = 5;
/** Letters before a limit that name nothing: "About", "Not to exceed". */
const longestLead = 12;

const letters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;

/** Whether a sentence says only how long the answer may be. */
function isLimitSentence(plain: string, limits: readonly LimitFound[]): boolean {
  const [first] = limits;
  if (!first) return false;
  const rest = limits
    .reduce((left, { within }) => left.replace(plain.slice(within.start, within.end), ''), plain)
    .replace(new RegExp(optionalWords.source, 'gu'), '');
  const isWhole = letters(rest) === 0;
  if (!isWhole) return false;
  if (/^[([]/.test(plain)) return true;
  if (says(plain, answerWords)) return true;
  // A label before the limit makes it a question: "Activities and calendar - 300 words at most".
  const label = plain.slice(0, first.start).replace(new RegExp(mostWords.source, 'gu'), '');
  return letters(label) <= longestLead;
}

function isFieldLabel(plain: string): boolean {
  const bare = plain.replace(/\([^)]{0,60}\)|[*:\s]+$/g, '').trim();
  const parts = bare.split(/\s?,\s?|\s(?:and|et|y|e)\s/);
  return parts.every(
    (part) =>
      fieldWords.test(part.replace(/^(?:your|the|votre|su|tu|o|a)\s/, '')) && part.split(' ').length <= 5,
  );
}

/** Room to write in. A question with a line behind it is a question. */
function isBlankLine(text: string, cells: number, isItem: boolean): boolean {
  const runs = text.match(/[.…_]{4,}/g)?.length ?? 0;
  if (runs === 0) return cells > 1 && /_{3}/.test(text);
  return runs > 1 || !isItem || letters(text) < 4;
}

/** The signs of a passage; limits are those of its whole text. */
export function signsOf({ text: written, plain, cells, marker }: Passage): Signs {
  // Capitals say where a sentence begins.
  const sentences = sentencesOf(written);
  const limits = limitsIn(plain, sentences);
  const texts = sentences.map(({ start, end }) => plain.slice(start, end));
  const questions = texts.map((text) => questionMark.test(text));
  const requests = texts.map((text) => isRequest(text));
  const lastQuestion = questions.lastIndexOf(true);
  const isAnyAsking = questions.includes(true) || requests.includes(true);
  const first = texts.findIndex((_, index) => questions[index] || requests[index]);
  const isAsking = first === 0 || (first === 1 && (texts[0] ?? '').split(' ').length <= mostLabelWords);
  const hasFurther = texts
    .slice(lastQuestion + 1)
    .some(
      (text, index) =>
        letters(text) > 0 &&
        !/^[([]/.test(text) &&
        !requests[lastQuestion + 1 + index] &&
        !says(text, optionalWords) &&
        !says(text, layoutWords) &&
        limitsIn(text).length === 0,
    );
  return {
    sentences,
    limits,
    isLimitAlone: !isAnyAsking && marker?.kind !== 'number' && isLimitSentence(plain, limits),
    isLayoutAlone:
      !isAnyAsking && limits.length === 0 && plain.length < shortBound && says(plain, layoutWords),
    isQuestion: questions.includes(true),
    isRequest: requests.includes(true),
    requests: new Set(texts.filter((_, index) => requests[index])),
    isAsking,
    isAnswered: lastQuestion >= 0 && hasFurther,
    isOptional: says(plain, optionalWords),
    isStarred:
      /\*\s*(?:\([^)]{0,40}\))?$/.test(plain) || /^\*\s?\p{L}/u.test(plain) || requiredMark.test(plain),
    isBlank: isBlankLine(written, cells.length, marker?.kind === 'number' || isAnyAsking),
    isField: isFieldLabel(plain),
    isUpload: uploadWords.test(plain) && !questions.includes(true) && plain.length < mostUpload,
  };
}
