import type { CallFinding, CallReading, FieldFinding, RowFinding } from '@harambee/domain/schemas';
import type { CallFixture, CallTruth, Place, QuestionTruth } from '../index.ts';

/** What is counted: how many are right, how many there are, and findings that are none. */
export interface Tally {
  right: number;
  of: number;
  wrong: string[];
  /** Findings that the truth does not have. */
  extra: string[];
}
export const kinds = [
  'questions',
  'limits',
  'deadlines',
  'amounts',
  'names',
  'eligibility',
  'attachments',
  'criteria',
] as const;
export type Kind = (typeof kinds)[number];
export type Score = Record<Kind, Tally>;

const emptyScore = (): Score =>
  Object.fromEntries(
    kinds.map((kind) => [kind, { right: 0, of: 0, wrong: [], extra: [] }]),
  ) as unknown as Score;

const plain = (text: string): string => text.replace(/[\s*.;:,]+/g, '').toLowerCase();
const isAt = ({ source }: CallFinding, [page, line]: Place): boolean =>
  source.page === page && source.line === line;

/** The line itself or one beside it: words about one thing stand on two lines. */
const isNear = ({ source }: CallFinding, [page, line]: Place): boolean =>
  source.page === page && Math.abs(source.line - line) <= 1;

type Row<Name extends RowFinding['table']> = Extract<CallFinding, { table: Name }>;
const rowsOf = <Name extends RowFinding['table']>({ findings }: CallReading, table: Name): Row<Name>[] =>
  findings.filter((finding): finding is Row<Name> => 'table' in finding && finding.table === table);
const fieldsOf = ({ findings }: CallReading, name: keyof FieldFinding['fields']) =>
  findings.filter(
    (finding): finding is FieldFinding => 'fields' in finding && finding.fields[name] !== undefined,
  );

function count(tally: Tally, isRight: boolean, said: string): void {
  tally.of += 1;
  if (isRight) tally.right += 1;
  else tally.wrong.push(said);
}

type FoundQuestion = Row<'questions'>;

/** The words of a question, its limit aside; whole sentences behind its first ones may stand in the help. */
export function sameWords({ cells }: FoundQuestion, truth: QuestionTruth, isStrict: boolean): boolean {
  const [found, wanted] = [plain(cells.text ?? ''), plain(truth.text)];
  if (found === wanted) return true;
  if (isStrict) return false;
  const first = plain(/^.*?[.?!](?=\s|$)/.exec(truth.text)?.[0] ?? truth.text);
  const withHelp = `${found}${plain(cells.help ?? '')}`;
  const isLonger = found.startsWith(wanted) && /[.?!]\*?$/.test(truth.text);
  const isShorter = withHelp.startsWith(wanted) && found.startsWith(first);
  return isLonger || isShorter;
}

const unitOf = ({ unit, spaces }: NonNullable<QuestionTruth['limit']>) =>
  unit === 'characters' && spaces === 'not-counted' ? 'characters_without_spaces' : unit;

/** Whether those that share a limit are marked so: all but the first. */
const sharesRightly = (truth: QuestionTruth, question: FoundQuestion, index: number): boolean => {
  const together = truth.limit?.together ?? [];
  return (
    (question.cells.sharesLimit ?? false) === (together.includes(index + 1) && together[0] !== index + 1)
  );
};

function scoreQuestions(score: Score, { truth }: CallFixture, reading: CallReading, isStrict: boolean): void {
  const found = rowsOf(reading, 'questions');
  const matched = new Set<FoundQuestion>();
  truth.questions.forEach((wanted, index) => {
    const question = found.find((one) => isAt(one, wanted.at) && !matched.has(one));
    if (question) matched.add(question);
    const isRight = question !== undefined && sameWords(question, wanted, isStrict);
    count(score.questions, isRight, `${wanted.text} / ${question?.cells.text ?? 'nothing'}`);
    const { limit, limitUnit } = question?.cells ?? {};
    if (wanted.limit) {
      const { maximum } = wanted.limit;
      const isSame =
        question &&
        limit === maximum &&
        limitUnit === unitOf(wanted.limit) &&
        sharesRightly(wanted, question, index);
      count(score.limits, isSame === true, `${wanted.limit.text} / ${limit} ${limitUnit}`);
    } else if (limit !== undefined) score.limits.extra.push(`${wanted.text}: ${limit}`);
  });
  const fields = truth.fields.map(({ at }) => at);
  for (const one of found)
    if (!matched.has(one) && !fields.some((at) => isAt(one, at)))
      score.questions.extra.push(one.cells.text ?? '');
}

function scoreDeadline(score: Score, { truth: { deadline } }: CallFixture, reading: CallReading): void {
  const found = fieldsOf(reading, 'deadlineDay');
  if (deadline.kind === 'none') {
    for (const { fields } of found) score.deadlines.extra.push(fields.deadlineDay ?? '');
    return;
  }
  const days = deadline.kind === 'stated' ? [deadline.date] : deadline.readings;
  const isSame = ({ fields }: FieldFinding) =>
    days.includes(fields.deadlineDay ?? '') &&
    (fields.deadlineTime ?? '') === (deadline.time ?? '') &&
    (fields.deadlineZone ?? '') === (deadline.zone ?? '');
  const isAsked = deadline.kind === 'stated' || found.every(({ confidence }) => confidence === 'maybe');
  const isRight =
    found.length === days.length && found.every((one) => isSame(one) && isNear(one, deadline.at)) && isAsked;
  count(
    score.deadlines,
    isRight,
    `${deadline.text} / ${found.map(({ fields, source }) => JSON.stringify([fields, source.page, source.line])).join()}`,
  );
}

function scoreAmounts(score: Score, { truth }: CallFixture, reading: CallReading): void {
  for (const side of ['least', 'most'] as const) {
    const wanted = truth[side];
    const [found] = fieldsOf(reading, `${side}Amount`);
    const value = found?.fields[`${side}Amount`];
    const said = `${side} ${wanted?.text} / ${value} ${found?.fields.currency} ${found?.source.text}`;
    if (wanted)
      count(
        score.amounts,
        found !== undefined &&
          value === wanted.value &&
          found.fields.currency === truth.currency &&
          isNear(found, wanted.at),
        said,
      );
    else if (found) score.amounts.extra.push(said);
  }
}

function scoreNames(score: Score, { truth }: CallFixture, reading: CallReading): void {
  for (const [field, wanted] of [
    ['name', truth.title],
    ['funder', truth.funder],
    ['reference', truth.reference],
  ] as const) {
    const [found] = fieldsOf(reading, field);
    const value = found?.fields[field] ?? '';
    if (wanted) count(score.names, plain(value) === plain(wanted.text), `${field} ${wanted.text} / ${value}`);
    else if (found) score.names.extra.push(`${field} ${value}`);
  }
}

const kindNames = {
  country: 'country',
  age: 'age',
  income: 'income',
  'legal-form': 'legal_form',
  sector: 'sector',
  'share-of-income': 'amount',
  'own-share': 'own_share',
  other: 'other',
} as const;

function scoreRows(score: Score, { truth }: CallFixture, reading: CallReading): void {
  const rows: [
    Kind,
    CallTruth['eligibility' | 'attachments' | 'criteria'],
    CallFinding[],
    (one: CallFinding, wanted: never) => boolean,
  ][] = [
    [
      'eligibility',
      truth.eligibility,
      rowsOf(reading, 'eligibility'),
      (one, wanted: CallTruth['eligibility'][number]) =>
        (one as Row<'eligibility'>).cells.kind === kindNames[wanted.kind] &&
        (one as Row<'eligibility'>).cells.isExclusion === 'excluded' in wanted,
    ],
    [
      'attachments',
      truth.attachments,
      rowsOf(reading, 'attachments'),
      (one, wanted: CallTruth['attachments'][number]) =>
        plain((one as Row<'attachments'>).cells.name ?? '') === plain(wanted.text) &&
        (one as Row<'attachments'>).cells.required === wanted.required,
    ],
    [
      'criteria',
      truth.criteria,
      rowsOf(reading, 'criteria'),
      (one, wanted: CallTruth['criteria'][number]) => (one as Row<'criteria'>).cells.weight === wanted.weight,
    ],
  ];
  for (const [kind, wanted, found, isSame] of rows) {
    const matched = new Set<CallFinding>();
    for (const one of wanted) {
      const row = found.find(
        (other) => isAt(other, one.at) && !matched.has(other) && isSame(other, one as never),
      );
      if (row) matched.add(row);
      count(
        score[kind],
        row !== undefined,
        `${one.text} / ${
          found
            .filter((other) => isAt(other, one.at))
            .map((other) => JSON.stringify('cells' in other && other.cells))
            .join() || 'nothing'
        }`,
      );
    }
    for (const one of found)
      if (!matched.has(one) && !wanted.some(({ at }) => isAt(one, at)))
        score[kind].extra.push(one.source.text);
  }
}

/** How much of some calls is read rightly. Strict: a question has the very words, not a sentence more or less. */
export function scoreOf(
  calls: readonly CallFixture[],
  read: (pages: string[][]) => CallReading,
  isStrict = false,
): Score {
  const score = emptyScore();
  for (const call of calls) {
    const reading = read(call.pages);
    scoreQuestions(score, call, reading, isStrict);
    scoreDeadline(score, call, reading);
    scoreAmounts(score, call, reading);
    scoreNames(score, call, reading);
    scoreRows(score, call, reading);
  }
  return score;
}
