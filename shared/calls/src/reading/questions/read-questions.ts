import { answerWords, counterWords, eachWords, togetherWords } from '../limits/limit-words.ts';
import { linesOf, type Passage, placeAt } from '../lines/passage.ts';
import type { Placed } from '../outline/outline.ts';
import { conditional, requiredWords } from '../signs/asking-words.ts';
import { says } from '../text/phrases.ts';
import { type FormStyle, formStyleOf } from './form-style.ts';
import { applyScopes, limitOf, type ScopedLimit, scopeOf } from './limit-scopes.ts';
import type { QuestionFound } from './question.ts';
import { kindOf } from './question-kind.ts';
import { questionWords } from './question-text.ts';

/** Guidance longer than this belongs to the part, not to one question. */
const mostHelp = 6;

function questionOf({ passage, signs, part }: Placed, isSure: boolean): QuestionFound {
  const { text, help } = questionWords(passage, signs);
  const limit = signs.limits.find(({ isCounter }) => !isCounter) ?? signs.limits[0];
  return {
    number: passage.marker?.kind === 'number' ? passage.marker.written : '',
    label: passage.marker?.label ?? '',
    text,
    help: help ? [help] : [],
    limit: limit && limitOf(passage, limit),
    isRequired: !(
      signs.isOptional ||
      (conditional.test(passage.plain) && !says(passage.plain, requiredWords))
    ),
    part,
    isSure: isSure && signs.limits.length < 2,
    at: placeAt(passage, 0),
    lines: linesOf(passage),
    passage,
  };
}

/** The questions of a form outside tables, in their order, with help and limits. */
export function readQuestions(items: readonly Placed[]): QuestionFound[] {
  const style = formStyleOf(items);
  const questions: QuestionFound[] = [];
  const scopes: { item: Placed; index: number }[] = [];
  let current: QuestionFound | undefined;
  /** A limit has stood below the question. */
  let isBounded = false;
  items.forEach((item, index) => {
    const kind = kindOf(items, index, style, {
      isAsked: current !== undefined,
      isOpen: current !== undefined && current.limit === undefined && !isBounded,
    });
    if (kind === 'sure' || kind === 'maybe') {
      current = questionOf(item, kind === 'sure');
      isBounded = false;
      if (current.text === '') current = undefined;
      else questions.push(current);
      return;
    }
    if (item.signs.limits.length > 0 && (item.signs.isLimitAlone || item.isHeading || speaksOfSeveral(item)))
      scopes.push({ item, index });
    if (item.signs.isLimitAlone) isBounded = true;
    if (item.isHeading || kind === 'field' || item.part.zone !== 'form') current = undefined;
    else if (current) current = goOn(current, item, style);
  });
  assignLimits(
    questions,
    scopes.map(({ item }) => item),
  );
  return questions;
}

/** What stands below a question: its limit, whether it may be left out, its help. */
function goOn(question: QuestionFound, item: Placed, style: FormStyle): QuestionFound | undefined {
  const { passage, signs } = item;
  if (signs.isBlank) return question;
  const limit = signs.limits.find(({ isCounter }) => !isCounter);
  // "You can write up to 500 words. If you write less...": guidance that has the limit.
  if (
    limit &&
    !signs.isLimitAlone &&
    question.limit === undefined &&
    passage.marker === undefined &&
    !speaksOfSeveral(item)
  )
    question.limit = limitOf(passage, limit);
  if (isLabel(passage)) return undefined;
  if (signs.isLimitAlone) return question;
  if (signs.isOptional && passage.text.length < 80 && passage.marker === undefined) {
    question.isRequired = false;
    question.lines.push(...linesOf(passage));
    return question;
  }
  if (passage.isApart && !style.isAiry && !signs.isLayoutAlone) return undefined;
  if (passage.cells.length > 1 && passage.marker === undefined && !/[.?!]$/.test(passage.text))
    return question;
  if (/^\d[\d\s.,]*\/\s?\d[\d\s.,]*$/.test(passage.text)) return question;
  if (question.help.length >= mostHelp || (says(passage.plain, counterWords) && passage.text.length < 40))
    return question;
  question.help.push(passage.text);
  question.lines.push(...linesOf(passage));
  return question;
}

/** "Request title:" asks for a field of its own. */
const isLabel = ({ text, marker }: Passage): boolean =>
  marker === undefined && /\p{L}\s?:$/u.test(text) && text.split(' ').length <= 5;

/** "Answer the questions below. Each answer must not exceed 250 words." */
const speaksOfSeveral = ({ passage, signs, part }: Placed): boolean =>
  (part.zone === 'form' || part.zone === 'guide') &&
  signs.limits.some(({ within }) => {
    const said = /:$/.test(passage.text) ? passage.plain : passage.plain.slice(within.start, within.end);
    return (says(said, eachWords) || says(said, togetherWords)) && says(said, answerWords);
  });

/** Limits that stand alone belong to the question before them, unless they name others or speak of several. */
function assignLimits(questions: QuestionFound[], items: readonly Placed[]): void {
  const known = questions.map(({ label }) => label);
  const scoped: ScopedLimit[] = [];
  for (const item of items) {
    const { passage, signs, part, isHeading } = item;
    for (const limit of signs.limits) {
      const scope = scopeOf(item, limit, known);
      const [first] = passage.starts;
      const before = questions.findLast(
        ({ at, part: its }) =>
          its === part &&
          first &&
          (at.page < first.line.page || (at.page === first.line.page && at.line <= first.line.line)),
      );
      if (scope) scoped.push(scope);
      else if (isHeading)
        scoped.push({
          limit: limitOf(passage, limit),
          labels: [],
          except: [],
          isForPart: true,
          part,
          at: placeAt(passage, 0),
        });
      else if (before && signs.isLimitAlone && before.limit === undefined)
        before.limit = limitOf(passage, limit);
      if (before && !scope && signs.isLimitAlone) {
        before.lines.push(...linesOf(passage));
        if (signs.isOptional) before.isRequired = false;
      }
    }
  }
  applyScopes(questions, scoped);
}
