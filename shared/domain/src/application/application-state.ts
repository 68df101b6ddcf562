import type { CallQuestion, FunderContent } from '../call/call.schemas.ts';
import {
  type AskedDocument,
  type ChecklistState,
  documentGapInWords,
  documentGaps,
} from '../document/checklist.ts';
import type { EligibilityCheck } from '../eligibility/eligibility.schemas.ts';
import { countedVerdict } from '../eligibility/eligibility.ts';
import { formatNumber } from '../format/formats.ts';
import { inlinesOfBlocks } from '../proposal/text-edits/block-text.ts';
import { limitUnits } from '../proposal-form/section-limits.ts';
import { isAnswered } from './answer-text.ts';
import type { Answer, Application } from './application.schemas.ts';
import { lengthOfGroup, limitGroups } from './limit-groups.ts';

/** A line of the checklist of the call: a document asked for, and how it stands at the deadline (CALL-42). */
export interface DocumentOfCall {
  asked: Pick<AskedDocument, 'id' | 'name' | 'required'>;
  state: ChecklistState;
}

/** A rule of the call held against the organization, with what somebody has found out where it asks (CALL-38). */
export type EligibilityOfCall = Pick<EligibilityCheck, 'rowId' | 'verdict' | 'reason' | 'byHand'>;

export type ApplicationGapKind =
  | 'call_unknown'
  | 'unanswered'
  | 'over_limit'
  | 'needs'
  | 'document'
  | 'not_eligible'
  | 'ask';

/** What an application lacks: in words, and where. */
export interface ApplicationGap {
  kind: ApplicationGapKind;
  message: string;
  /** Without it the application is not ready. */
  isBlocking: boolean;
  /** The questions that it is about; none for documents and eligibility. */
  questionIds: string[];
  /** The row of the call that it is about, for documents and eligibility. */
  rowId?: string;
}

export interface ApplicationState {
  questions: number;
  required: number;
  /** How many of the required ones have an answer. */
  answered: number;
  /** Limits that are exceeded. */
  overLimit: number;
  ticked: number;
  /** The required questions without an answer, in the funder's order. */
  openQuestions: { questionId: string; text: string }[];
  /** In the order of the form, then documents, then eligibility. */
  gaps: ApplicationGap[];
  /** Nothing is missing that the funder asks for. */
  isReady: boolean;
}

type StateOfAnswer = Pick<Answer, 'questionId' | 'text' | 'counting' | 'isTicked' | 'isGone'>;

interface Subject {
  call: Pick<FunderContent, 'questions'> & Partial<Pick<FunderContent, 'eligibility'>>;
  answers: readonly StateOfAnswer[];
  callState?: Application['callState'];
  /** Absent: not known here, which is no gap. */
  documents?: readonly DocumentOfCall[];
  eligibility?: readonly EligibilityOfCall[];
}

const longestName = 90;

/** A question as a list names it: `Question 2.1: Why is it needed?`; its beginning, if it is long. */
export function questionName({ number, text }: Pick<CallQuestion, 'number' | 'text'>, place: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const short = line.length <= longestName ? line : `${line.slice(0, longestName).trimEnd()}…`;
  return `Question ${number || formatNumber(place + 1)}: ${short}`;
}

/**
 * What an application lacks (CALL-08, CALL-43): required questions without an answer, answers above their limit, notes
 * of missing facts, documents that are missing or not valid at the deadline, rules of the call that the organization
 * does not meet or that somebody must ask about. It is ready when none of these that blocks is left; a question about
 * eligibility blocks nothing.
 */
export function applicationState({
  call: { questions, eligibility: statements = [] },
  answers,
  callState,
  documents = [],
  eligibility = [],
}: Subject): ApplicationState {
  const byQuestion = new Map(
    answers.filter(({ isGone }) => !isGone).map((answer) => [answer.questionId, answer]),
  );
  const named = questions.map((question, place) => ({
    question,
    name: questionName(question, place),
    answer: byQuestion.get(question.id),
  }));
  const isOpen = (answer: StateOfAnswer | undefined) => !answer || !isAnswered(answer.text);
  const required = named.filter(({ question }) => question.required);
  const open = required.filter(({ answer }) => isOpen(answer));
  const over = limitGroups(questions).flatMap((group) => {
    const length = lengthOfGroup(group, answers);
    return length > group.maximum ? [{ group, length }] : [];
  });
  const nameOf = (id: string) => named.find(({ question }) => question.id === id)?.name ?? '';
  const ofQuestions: ApplicationGap[] = [
    ...open.map(({ question, name }) => gap('unanswered', `No answer yet. ${name}`, [question.id])),
    ...over.map(({ group, length }) => {
      const ids = group.questions.map(({ id }) => id);
      const counted = `${formatNumber(length)} of ${formatNumber(group.maximum)} ${limitUnits[group.unit]}`;
      const together = ids.length > 1 ? ' together' : '';
      return gap('over_limit', `Too long: ${counted}${together}. ${ids.map(nameOf).join(' and ')}`, ids);
    }),
    ...named.flatMap(({ question, name, answer }) => {
      const needs = needsIn(answer);
      const first = needs[0];
      if (first === undefined) return [];
      const more = needs.length > 1 ? `, and ${formatNumber(needs.length - 1)} more` : '';
      return [gap('needs', `Still needed: ${first}${more}. ${name}`, [question.id])];
    }),
  ];
  const order = new Map(questions.map(({ id }, place) => [id, place]));
  const placeOf = ({ questionIds: [id = ''] }: ApplicationGap) => order.get(id) ?? -1;
  const gaps: ApplicationGap[] = [
    ...(callState === 'unknown' ? [gap('call_unknown', 'The call has not arrived yet', [])] : []),
    ...ofQuestions.sort((one, other) => placeOf(one) - placeOf(other)),
    ...ofDocuments(documents),
    ...eligibility.flatMap((rule) => ofRule(rule, statements)),
  ];
  return {
    questions: questions.length,
    required: required.length,
    answered: required.length - open.length,
    overLimit: over.length,
    ticked: named.filter(({ answer }) => answer?.isTicked).length,
    openQuestions: open.map(({ question: { id, text } }) => ({ questionId: id, text })),
    gaps,
    isReady: !gaps.some(({ isBlocking }) => isBlocking),
  };
}

const gap = (
  kind: ApplicationGapKind,
  message: string,
  questionIds: string[],
  { isBlocking = true, rowId }: { isBlocking?: boolean; rowId?: string } = {},
): ApplicationGap => ({ kind, message, isBlocking, questionIds, ...(rowId !== undefined && { rowId }) });

const needsIn = (answer: StateOfAnswer | undefined): string[] => [
  ...new Set(
    inlinesOfBlocks(answer?.text ?? []).flatMap((inline) => ('need' in inline ? [inline.need] : [])),
  ),
];

/** Required documents that stand in the way; what the funder does not require keeps nobody. */
const ofDocuments = (documents: readonly DocumentOfCall[]): ApplicationGap[] =>
  documentGaps(documents).map((missing) =>
    gap('document', documentGapInWords(missing), [], { rowId: missing.attachmentId }),
  );

function ofRule(
  check: EligibilityOfCall,
  statements: readonly { id: string; text: string }[],
): ApplicationGap[] {
  const { rowId, reason } = check;
  const counted = countedVerdict(check);
  if (counted === 'yes') return [];
  const isNo = counted === 'no';
  const words = isNo ? 'Not eligible' : 'Ask whether you are eligible';
  const text = statements.find(({ id }) => id === rowId)?.text;
  const said = [text, reason].filter(Boolean).join(' – ');
  return [gap(isNo ? 'not_eligible' : 'ask', `${words}: ${said}`, [], { isBlocking: isNo, rowId })];
}
