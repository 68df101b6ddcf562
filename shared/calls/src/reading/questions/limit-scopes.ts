import { eachWords, exceptWords, sectionScopeWords, togetherWords } from '../limits/limit-words.ts';
import type { LimitFound } from '../limits/limits-in.ts';
import type { Passage } from '../lines/passage.ts';
import { placeAt } from '../lines/passage.ts';
import type { Part, Placed } from '../outline/outline.ts';
import { anyPhrase, firstOf, says } from '../text/phrases.ts';
import type { QuestionFound, QuestionLimit } from './question.ts';

/** A limit that a sentence states for several questions. */
export interface ScopedLimit {
  limit: QuestionLimit;
  /** The questions that it names, as they are numbered. */
  labels: string[];
  /** Those that it does not hold for: "each answer, except 4 and 7". */
  except: string[];
  /** It holds for the part of the form in which it stands. */
  isForPart: boolean;
  part: Part;
  at: QuestionLimit['at'];
}

const label =
  /(?<![\p{L}\d.])(?:[a-z]{1,5}\.\d{1,2}[a-z]?|\d{1,2}(?:\.\d{1,2}){0,3}[a-z]?|q\d{1,2}|[a-z]\d{1,2}|[a-z]{1,4}(?=\))|[a-z]{1,4}(?=\s(?:to|through|a|ate|al|ao|hasta|jusqu'a|-)\s[a-z]{1,4}(?![\p{L}\d]))|(?<=(?<![\p{L}\d])[a-z]{1,4}\s(?:to|through|a|ate|al|ao|hasta|jusqu'a|-)\s)[a-z]{1,4})(?![\p{L}\d]|\.\d)/gu;
const through = anyPhrase({ en: 'through|to', fr: "a|jusqu'a", es: 'a|al|hasta', pt: 'a|ao|ate' });

/** The labels of questions that a sentence names, ranges filled up; not the number of the limit itself. */
function labelsIn(plain: string, limit: LimitFound, known: readonly string[]): string[] {
  const { start, end } = limit.within;
  const found = [...plain.slice(start, end).matchAll(label)]
    .map((match) => ({
      label: match[0].replace(/^q(?=\d)/, ''),
      at: start + match.index,
      length: match[0].length,
    }))
    .filter(({ label: one, at }) => known.includes(one) && !(at >= limit.start && at < limit.end));
  return found.flatMap((one, index) => {
    const before = found[index - 1];
    const between =
      before &&
      plain
        .slice(before.at + before.length, one.at)
        .replace(/[()\s]/g, ' ')
        .trim();
    const isRange =
      between !== undefined && (between === '-' || (says(between, through) && between.length < 9));
    if (!isRange || !before) return [one.label];
    return known.slice(known.indexOf(before.label) + 1, known.indexOf(one.label) + 1);
  });
}

/** What a limit that stands alone says of more than the question before it, if it does. */
export function scopeOf(
  { passage, part }: Placed,
  limit: LimitFound,
  known: readonly string[],
): ScopedLimit | undefined {
  const sentence = passage.plain.slice(limit.within.start, limit.within.end);
  const named = labelsIn(passage.plain, limit, known);
  const but = firstOf(sentence, exceptWords);
  const isExcept =
    but !== undefined &&
    says(sentence, eachWords) &&
    named[0] !== undefined &&
    sentence
      .slice(but.index + but.text.length, but.index + but.text.length + 26)
      .split(/[^\p{L}\p{N}.]+/u)
      .includes(named[0]);
  const [labels, except] = isExcept ? [[], named] : [named, []];
  const isTogether = says(sentence, togetherWords) || /\bconjunto d/.test(sentence);
  const isEach = says(sentence, eachWords);
  if (labels.length === 0 && !isTogether && !isEach) return undefined;
  return {
    limit: limitOf(passage, limit, isTogether && labels.length !== 1),
    labels,
    except,
    isForPart: says(sentence, sectionScopeWords) || part.title !== '',
    part,
    at: placeAt(passage, limit.start),
  };
}

/** A limit as a question keeps it. */
export function limitOf(passage: Passage, limit: LimitFound, isShared = false): QuestionLimit {
  const { maximum, unit, spaces, within, start } = limit;
  const said = passage.text.slice(within.start, within.end);
  return { maximum, unit, ...(spaces && { spaces }), said, isShared, at: placeAt(passage, start) };
}

/** Gives limits for several questions to those that have none of their own. */
export function applyScopes(questions: QuestionFound[], scopes: readonly ScopedLimit[]): void {
  for (const { limit, labels, except, isForPart, part } of scopes) {
    const open = questions.filter(
      (question) => question.limit === undefined && !except.includes(question.label),
    );
    const inPart = open.filter((question) => question.part === part);
    const named = open.filter((question) => labels.includes(question.label));
    const here = named.filter((question) => question.part === part);
    const targets =
      labels.length > 0 ? (here.length > 0 ? here : named) : isForPart && inPart.length > 0 ? inPart : open;
    for (const question of targets) question.limit = limit;
  }
}
