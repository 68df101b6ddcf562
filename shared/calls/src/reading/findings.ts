import { callFileLimits } from '@harambee/domain';
import type { CallFinding, CallPages, RowFinding } from '@harambee/domain/schemas';
import type { EligibilityFound } from './eligibility/read-eligibility.ts';
import type { AmountFound } from './fields/read-amounts.ts';
import type { DeadlineFound } from './fields/read-deadline.ts';
import type { NameFound } from './fields/read-names.ts';
import type { Place } from './lines/passage.ts';
import type { AttachmentFound } from './lists/named-documents.ts';
import type { CriterionFound } from './lists/read-criteria.ts';
import type { QuestionFound } from './questions/question.ts';

/** A finding before it gets its id, its line and its place among the others. */
type Draft = { at: Place; isSure: boolean } & (
  | Pick<Extract<CallFinding, { fields: unknown }>, 'fields'>
  | RowDraft<'questions'>
  | RowDraft<'eligibility'>
  | RowDraft<'attachments'>
  | RowDraft<'criteria'>
);
type RowDraft<Name extends RowFinding['table']> = Pick<RowFinding<Name>, 'table' | 'cells'>;

const units = {
  words: 'words',
  characters: 'characters',
  'not-counted': 'characters_without_spaces',
} as const;

export const questionDrafts = (questions: readonly QuestionFound[]): Draft[] =>
  questions.map(({ number, text, help, limit, isRequired, part, isSure, at }, index) => {
    const before = questions[index - 1]?.limit;
    return {
      at,
      isSure,
      table: 'questions',
      cells: {
        number: number.slice(0, 20),
        text: text.slice(0, 2_000),
        help: help.join('\n').slice(0, 4_000),
        ...(limit && {
          limit: limit.maximum,
          limitUnit: limit.spaces === 'not-counted' ? units['not-counted'] : units[limit.unit],
        }),
        ...(limit?.isShared && before === limit && { sharesLimit: true }),
        required: isRequired,
        section: part.title.slice(0, 200),
      },
    };
  });

export const eligibilityDrafts = (found: readonly EligibilityFound[]): Draft[] =>
  found.map(({ text, kind, value, isExclusion, isSure, at }) => ({
    at,
    isSure,
    table: 'eligibility',
    cells: { text: text.slice(0, 2_000), kind, isExclusion, value: value.slice(0, 600) },
  }));

export const attachmentDrafts = (found: readonly AttachmentFound[]): Draft[] =>
  found.map(({ name, kind, isRequired, isSure, at }) => ({
    at,
    isSure,
    table: 'attachments',
    cells: { name: name.slice(0, 600), kind, required: isRequired },
  }));

export const criterionDrafts = (found: readonly CriterionFound[]): Draft[] =>
  found.map(({ text, weight, isSure, at }) => ({
    at,
    isSure,
    table: 'criteria',
    cells: { text: text.slice(0, 2_000), weight },
  }));

const longest = { name: 300, funder: 200, reference: 100 } as const;

export const nameDrafts = (found: readonly NameFound[]): Draft[] =>
  found.map(({ field, value, isSure, at }) => ({
    at,
    isSure,
    fields: { [field]: value.slice(0, longest[field]) },
  }));

/** Both readings of a day that has two, the likelier one first: a person takes one of them. */
export const deadlineDrafts = (found: DeadlineFound | undefined): Draft[] =>
  (found?.days ?? []).map((deadlineDay) => ({
    at: found?.at ?? { page: 1, line: 1 },
    isSure: found?.isSure ?? false,
    fields: {
      deadlineDay,
      ...(found?.time && { deadlineTime: found.time }),
      ...(found?.zone && { deadlineZone: found.zone }),
    },
  }));

/** Amounts are whole units of their currency; one line that states both makes one finding. */
export function amountDrafts(found: readonly AmountFound[]): Draft[] {
  const isOneLine =
    found.length === 2 &&
    found[0]?.side !== found[1]?.side &&
    found[0]?.at.page === found[1]?.at.page &&
    found[0]?.at.line === found[1]?.at.line;
  const groups = isOneLine ? [found] : found.map((one) => [one]);
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const fields = Object.fromEntries(group.map(({ side, value }) => [`${side}Amount`, Math.round(value)]));
    return [
      {
        at: first.at,
        isSure: group.every(({ isSure }) => isSure),
        fields: { ...fields, currency: first.currency },
      },
    ];
  });
}

/** Findings in the order of the text, each with its line. */
export function findingsOf(drafts: readonly Draft[], pages: CallPages): CallFinding[] {
  const ordered = [...drafts].sort(
    (one, other) => one.at.page - other.at.page || one.at.line - other.at.line,
  );
  return ordered.map(({ at, isSure, ...rest }, index) => ({
    id: `r${index + 1}`,
    source: {
      ...at,
      text: (pages[at.page - 1]?.[at.line - 1] ?? '').trim().slice(0, callFileLimits.sourceText),
    },
    origin: 'rules',
    confidence: isSure ? 'sure' : 'maybe',
    ...rest,
  })) as CallFinding[];
}
