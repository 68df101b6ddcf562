import type { DocumentFacts } from '@harambee/documents';
import {
  answerAsPlainText,
  answerLength,
  applicationState,
  currencyOf,
  currencyWords,
  dayOf,
  deadlineInWords,
  formatDay,
  formatMoney,
  formatNumber,
  inlinesOfBlocks,
  isAnswered,
  type LimitGroup,
  lengthOfGroup,
  limitGroups,
  limitInWords,
  limitUnits,
  type PaperSize,
  proposalPrintLabels,
} from '@harambee/domain';
import type { Answer, Application, CallQuestion, ProposalFields } from '@harambee/domain/schemas';
import { plainLine } from '@harambee/drafting';
import type { SectionBlock } from './blocks.ts';
import { ownBlocks } from './own-blocks.ts';
import type { CoverText } from './proposal-export.ts';

/** A question with its answer, as every file shows it (CALL-27). */
export interface AnsweredQuestion {
  /** The funder's own number, or its place. */
  number: string;
  /** The part of the funder's form that begins with it. */
  part?: string;
  text: string;
  /** `Required · 87 of 100 words`. */
  note: string;
  required: boolean;
  /** `100 words`; '' without a limit. */
  limit: string;
  /** In the unit of its limit; without one, in words. */
  length: number;
  unit: string;
  blocks: SectionBlock[];
  /** What its notes say is missing. */
  needs: string[];
  /** As it is copied into a portal. */
  plain: string;
}

/** The source of a file of questions and answers in the funder's order. */
export interface ApplicationExport {
  cover: CoverText;
  questions: AnsweredQuestion[];
  call: [label: string, value: string][];
  generatedAt: Date;
  paper?: PaperSize;
}

type Form = Pick<ProposalFields, 'title' | 'organization' | 'category' | 'requestedAmount'> & {
  currency?: string;
};

interface Source {
  application: Application;
  form: Form;
  /** When it was sent, or last changed. */
  at: Date;
  paper?: PaperSize;
}

const count = (number: number, one: string, many: string) =>
  `${formatNumber(number)} ${number === 1 ? one : many}`;

/** Questions and answers as data for the files; nothing here depends on the time at which it runs. */
export function applicationExport({ application, form, at, paper }: Source): ApplicationExport {
  const { call, answers, isSent } = application;
  const byQuestion = new Map(
    answers.filter(({ isGone }) => !isGone).map((answer) => [answer.questionId, answer]),
  );
  const groups = limitGroups(call.questions);
  let part = '';
  const questions = call.questions.map((question, place) => {
    const begins = question.section !== '' && question.section !== part ? question.section : undefined;
    part = question.section || part;
    const group = groups.find((one) => one.questions.includes(question));
    return {
      ...answered(question, place, byQuestion.get(question.id), group, answers),
      ...(begins && { part: plainLine(begins) }),
    };
  });
  const deadline = deadlineInWords(call, 'en-GB');
  const facts: [string, string][] = [
    ['Call', call.name],
    ['Funder', call.funder],
    ['Reference', call.reference],
    ['Deadline', deadline],
  ];
  const shown = facts
    .map(([label, value]): [string, string] => [label, plainLine(value)])
    .filter(([, value]) => value !== '');
  const currency = currencyOf(form);
  const amount =
    form.requestedAmount > 0
      ? `${formatMoney(form.requestedAmount, currency)} (${currencyWords(currency)})`
      : '';
  return {
    cover: {
      kind: ['Application', plainLine(form.category)].filter(Boolean).join(' · '),
      title: plainLine(form.title) || 'Untitled proposal',
      organization: plainLine(form.organization),
      marks: isSent ? [] : marksOf(application),
      facts: [
        ...shown,
        ...(amount ? [[proposalPrintLabels.requestedAmount, amount] as [string, string]] : []),
        [isSent ? 'Sent' : 'State of', formatDay(dayOf(at), 'en-GB')],
      ],
    },
    questions,
    call: shown,
    generatedAt: at,
    ...(paper && { paper }),
  };
}

function answered(
  question: CallQuestion,
  place: number,
  answer: Answer | undefined,
  group: LimitGroup | undefined,
  answers: readonly Answer[],
): AnsweredQuestion {
  const text = answer?.text ?? [];
  const unit = group?.unit ?? 'words';
  const length = answerLength(text, { limit: 1, limitUnit: unit }, answer?.counting) ?? 0;
  const needs = inlinesOfBlocks(text).flatMap((inline) => ('need' in inline ? [inline.need] : []));
  return {
    number: plainLine(question.number) || formatNumber(place + 1),
    text: plainLine(question.text),
    note: noteOf(question, group, length, answers),
    required: question.required,
    limit: group ? limitInWords({ limit: group.maximum, limitUnit: unit }) : '',
    length,
    unit: limitUnits[unit],
    blocks: isAnswered(text) || needs.length > 0 ? ownBlocks(text) : [],
    needs: [...new Set(needs)],
    plain: answerAsPlainText(text),
  };
}

function noteOf(
  { required }: CallQuestion,
  group: LimitGroup | undefined,
  length: number,
  answers: readonly Answer[],
): string {
  const asked = required ? 'Required' : 'Optional';
  if (!group) return asked;
  const unit = limitUnits[group.unit];
  const counted = `${formatNumber(length)} of ${formatNumber(group.maximum)} ${unit}`;
  if (group.questions.length === 1) return `${asked} · ${counted}`;
  const together = `${formatNumber(lengthOfGroup(group, answers))} of ${formatNumber(group.maximum)} ${unit}`;
  const numbers = count(group.questions.length, 'answer', 'answers');
  return `${asked} · ${formatNumber(length)} ${unit}; ${numbers} together ${together}`;
}

/** What whoever reads the file must know before it is sent. */
function marksOf(application: Application): string[] {
  const { gaps, openQuestions, overLimit } = applicationState(application);
  const needs = gaps.filter(({ kind }) => kind === 'needs').length;
  const open = [
    ...(openQuestions.length > 0
      ? [`${count(openQuestions.length, 'required question has', 'required questions have')} no answer`]
      : []),
    ...(overLimit > 0 ? [`${count(overLimit, 'limit is', 'limits are')} exceeded`] : []),
    ...(needs > 0 ? [`in ${count(needs, 'answer', 'answers')} facts are still needed (marked "needs")`] : []),
  ];
  return open.length > 0 ? [`DRAFT: ${open.join('; ')}.`] : [];
}

/** A file's metadata. */
export const applicationFacts = ({ cover, generatedAt }: ApplicationExport): DocumentFacts => ({
  title: cover.title,
  author: cover.organization,
  subject: ['Application', ...cover.facts.slice(0, 1).map(([, value]) => value)].filter(Boolean).join(' '),
  keywords: cover.kind,
  language: 'en',
  createdAt: generatedAt,
});
