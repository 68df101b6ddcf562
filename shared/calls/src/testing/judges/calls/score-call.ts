import type {
  CallFixture,
  DeadlineTruth,
  EligibilityTruth,
  LimitTruth,
  Place,
  QuestionTruth,
} from './call-truth.ts';
import type { FoundCall, FoundDeadline, FoundQuestion } from './found-call.ts';
import { offsetOf } from './moments.ts';

/** `wanted` by the truth, `right` of them, and in words what is missing or wrong. */
export interface Score {
  wanted: number;
  right: number;
  missing: string[];
  wrong: string[];
}

export type ScoredKind =
  | 'questions'
  | 'limits'
  | 'dates'
  | 'amounts'
  | 'eligibility'
  | 'attachments'
  | 'criteria';
export type CallScore = Record<ScoredKind, Score>;

const numbering =
  /^(?:[*•□☐]\s+)?(?:(?:question|pergunta|pregunta|q|p|no\.?)\s*\.?\s*)?(?:\(?(?:[0-9]+[a-z]?|[a-z]|[ivx]+)(?:\.[0-9]+)*[.)°]*-?\)?\s+|[a-z]\.?[0-9.]+\s+)?/i;
/** Whether it must be answered, said beside the question: a reader may keep or drop the words. */
const necessity =
  /\s*\((?:optional|required|facultati[fv][eo]?|opcional|obligat\p{L}+|se aplicável|rellenar solo si procede)\)/giu;
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\u00AD]+/g, ' ')
    .replace(necessity, '')
    .replaceAll(/ (?=[.,;])/g, '')
    .replace(/[\s*:]+$/, '')
    .trim();

/** Whether the words are those of the question, but for a number before them and a limit or help behind. */
function isSameQuestion(found: FoundQuestion, { text, limit, uncountable, help }: QuestionTruth): boolean {
  const wanted = plain(text);
  const given = plain(found.text);
  if (given === wanted || plain(given.replace(numbering, '')) === wanted) return true;
  const behind = [limit, uncountable, help].flatMap((said) => (said ? [plain(said.text)] : []));
  return behind.some((words) => plain(given.replace(words, '').replace(numbering, '')) === wanted);
}

const sameList = (one: readonly unknown[] = [], other: readonly unknown[] = []) =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** Spaces count where the call does not say. */
const isSameLimit = (found: FoundQuestion['limit'], wanted: LimitTruth) =>
  found?.maximum === wanted.maximum &&
  found.unit === wanted.unit &&
  (found.spaces === wanted.spaces || (wanted.spaces === undefined && found.spaces === 'counted')) &&
  sameList(found.together, wanted.together);

function isSameDeadline(found: FoundDeadline, wanted: Exclude<DeadlineTruth, { kind: 'none' }>): boolean {
  const dates = wanted.kind === 'stated' ? [wanted.date] : wanted.readings;
  if (!sameList([...found.dates].sort(), [...dates].sort()) || found.time !== wanted.time) return false;
  if (found.zone === undefined || wanted.zone === undefined) return found.zone === wanted.zone;
  const [first = ''] = dates;
  const offset = offsetOf(found.zone, first);
  return offset !== undefined && offset === offsetOf(wanted.zone, first);
}

const emptyScore = (): Score => ({ wanted: 0, right: 0, missing: [], wrong: [] });
const samePlace = (one: Place, other: Place) => sameList(one, other);
const shown = (text: string, [page, line]: Place) => `${page}:${line} ${text}`;

function scoreQuestions({ truth }: CallFixture, found: FoundCall): Pick<CallScore, 'questions' | 'limits'> {
  const [questions, limits] = [emptyScore(), emptyScore()];
  const left = new Set(found.questions);
  for (const wanted of truth.questions) {
    const match = [...left].find((one) => samePlace(one.at, wanted.at) && isSameQuestion(one, wanted));
    questions.wanted += 1;
    if (match) {
      left.delete(match);
      questions.right += 1;
    } else questions.missing.push(shown(wanted.text, wanted.at));
    if (wanted.limit) {
      limits.wanted += 1;
      if (isSameLimit(match?.limit, wanted.limit)) limits.right += 1;
      else limits.missing.push(shown(wanted.limit.text, wanted.limit.at));
    }
    if (match?.limit && !(wanted.limit && isSameLimit(match.limit, wanted.limit)))
      limits.wrong.push(shown(`${match.limit.maximum} ${match.limit.unit}`, match.at));
  }
  const isField = ({ at }: FoundQuestion) => truth.fields.some((field) => samePlace(field.at, at));
  questions.wrong = [...left].filter((one) => !isField(one)).map(({ text, at }) => shown(text, at));
  return { questions, limits };
}

/** Each call has one deadline, or rightly none. */
function scoreDate({ truth: { deadline } }: CallFixture, { deadline: found }: FoundCall): Score {
  const isRight =
    deadline.kind === 'none' ? found === undefined : found !== undefined && isSameDeadline(found, deadline);
  const wanted = deadline.kind === 'none' ? [] : [shown(deadline.text, deadline.at)];
  const wrong = found ? [shown(found.dates.join(' or '), found.at)] : [];
  return { wanted: 1, right: isRight ? 1 : 0, missing: isRight ? [] : wanted, wrong: isRight ? [] : wrong };
}

function scoreAmounts({ truth }: CallFixture, found: FoundCall): Score {
  const score = emptyScore();
  for (const side of ['least', 'most'] as const) {
    const [wanted, given] = [truth[side], found[side]];
    const isRight = wanted && given?.value === wanted.value && found.currency === truth.currency;
    if (wanted) score.wanted += 1;
    if (isRight) score.right += 1;
    else if (wanted) score.missing.push(shown(`${side}: ${wanted.text}`, wanted.at));
    if (given && !isRight) score.wrong.push(shown(`${side}: ${given.value}`, given.at));
  }
  return score;
}

/** What a rule says, without its words and its place. */
const ruleOf = ({ text, at, ...rule }: EligibilityTruth) =>
  JSON.stringify(
    Object.entries(rule)
      .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value])
      .sort(),
  );

/** Lists whose entries are right if they stand on the right line and `sameIn` is the same. */
function scoreList<Entry extends { text: string; at: Place }>(
  wanted: Entry[],
  found: Entry[],
  sameIn: (entry: Entry) => unknown,
): Score {
  const left = new Set(found);
  const score = emptyScore();
  for (const entry of wanted) {
    const match = [...left].find((one) => samePlace(one.at, entry.at) && sameIn(one) === sameIn(entry));
    score.wanted += 1;
    if (match) {
      left.delete(match);
      score.right += 1;
    } else score.missing.push(shown(entry.text, entry.at));
  }
  return { ...score, wrong: [...left].map(({ text, at }) => shown(text, at)) };
}

/** How much of one call was found rightly (CALL-11). */
export const scoreCall = (call: CallFixture, found: FoundCall): CallScore => ({
  ...scoreQuestions(call, found),
  dates: scoreDate(call, found),
  amounts: scoreAmounts(call, found),
  eligibility: scoreList(call.truth.eligibility, found.eligibility, ruleOf),
  attachments: scoreList(call.truth.attachments, found.attachments, ({ required }) => required),
  criteria: scoreList(call.truth.criteria, found.criteria, ({ weight }) => weight),
});

/** The share that is right, from 0 to 1, and the number that is wrong, of one kind in many calls. */
export function shareOf(scores: CallScore[], kind: ScoredKind): { share: number; wrong: number } {
  const of = scores.map((score) => score[kind]);
  const sum = (figure: (score: Score) => number) => of.reduce((total, score) => total + figure(score), 0);
  return {
    share: sum(({ right }) => right) / sum(({ wanted }) => wanted),
    wrong: sum(({ wrong }) => wrong.length),
  };
}
