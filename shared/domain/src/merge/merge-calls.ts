import type { UpdateBankAnswer } from '../answer-bank/answer-bank.schemas.ts';
import type { CallContent } from '../call/call.schemas.ts';
import { withEmptyCallValues } from '../call/call-content.ts';
import { callFieldNames, callFieldTable } from '../call/call-fields.ts';
import { callRules } from '../call/call-rules.ts';
import { callTable, callTableNames } from '../call/call-tables.ts';
import { problemsOf } from '../rules.ts';
import { mergeFields } from './merge-fields.ts';
import { asksAfterMerge, type Merging, resultOf } from './merging.ts';

const callLabels: Readonly<Record<string, string>> = Object.fromEntries([
  ...callFieldNames.map((name) => [name, callFieldTable[name].label]),
  ...callTableNames.map((name) => [name, callTable(name).label]),
]);
const isTable = (name: string) => (callTableNames as string[]).includes(name);

/** Merges changes of one call by two people (OFFLINE-19): fields by themselves, tables row by row. */
export const mergeCalls: Merging<CallContent> = ({ read, mine, theirs }) => {
  const merge = mergeFields({ read, mine, theirs }, Object.keys(mine), (name) => {
    // Where a field was found in the funder's text goes with what the person sees in the form.
    if (name === 'found') return 'mine';
    return isTable(name) ? { rows: 'id' } : 'whole';
  });
  const fields = { ...merge.values } as CallContent;
  const problemsIn = (call: CallContent) => problemsOf(callRules, withEmptyCallValues(call));
  const broken = asksAfterMerge(
    merge,
    { before: problemsIn(read), after: problemsIn(fields) },
    () => callFieldNames,
  );
  return resultOf(merge, fields, broken, callLabels);
};

const answerLabels: Readonly<Record<string, string>> = {
  question: 'Question',
  blocks: 'Answer',
  funder: 'Funder',
  callName: 'Call',
  language: 'Language',
  reviewOn: 'Review on',
};

/** Merges changes of one former answer by two people (OFFLINE-19). Its words are one text. */
export const mergeBankAnswers: Merging<UpdateBankAnswer> = ({ read, mine, theirs }) => {
  const merge = mergeFields({ read, mine, theirs }, Object.keys(mine), (name) =>
    // Whoever takes an answer on has decided so, whatever else was changed.
    name === 'owner' ? 'mine' : 'whole',
  );
  return resultOf(merge, merge.values as UpdateBankAnswer, [], answerLabels);
};
