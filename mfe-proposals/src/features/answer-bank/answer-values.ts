import {
  type AnswerLanguage,
  answerLanguageNames,
  bankAnswerRules,
  type FieldProblem,
  problemsOf,
  textOfBlocks,
} from '@harambee/domain';
import type { BankAnswer, CreateBankAnswer, TextBlock, UpdateBankAnswer } from '@harambee/domain/schemas';
import { editedBlocks } from '../../former-answers/edited-blocks.ts';

/** An answer as it is typed. */
export interface AnswerValues {
  question: string;
  text: string;
  funder: string;
  callName: string;
  /** Empty: its words tell. */
  language: AnswerLanguage | '';
  reviewOn: string;
  owner: 'same' | 'self' | 'nobody';
}

export const emptyAnswer: AnswerValues = {
  ...{ question: '', text: '', funder: '', callName: '', language: '', reviewOn: '', owner: 'same' },
};

type Written = Pick<BankAnswer, 'question' | 'blocks' | 'funder' | 'callName' | 'language' | 'reviewOn'>;

export const valuesOf = ({ blocks, ...answer }: Written): AnswerValues => ({
  question: answer.question,
  text: textOfBlocks(blocks).text,
  funder: answer.funder,
  callName: answer.callName,
  language: answer.language,
  reviewOn: answer.reviewOn,
  owner: 'same',
});

/** Pieces that nobody changed keep their tables, bold words and facts. */
export const updateOf = (values: AnswerValues, before: readonly TextBlock[]): UpdateBankAnswer => {
  const { text, owner, language, ...rest } = values;
  return {
    ...rest,
    language: language || 'other',
    blocks: editedBlocks(text, before),
    ...(owner !== 'same' && { owner }),
  };
};

export const newBodyOf = ({
  question,
  text,
  funder,
  callName,
  language,
  reviewOn,
}: AnswerValues): CreateBankAnswer => ({
  ...{ question, funder, callName, blocks: editedBlocks(text, []) },
  ...(language && { language }),
  ...(reviewOn && { reviewOn }),
});

export const answerProblems = (values: AnswerValues): FieldProblem[] => problemsOf(bankAnswerRules, values);

/** The messages of the domain, for Formik. */
export const validateAnswer = (values: AnswerValues): Record<string, string> =>
  Object.fromEntries(answerProblems(values).map(({ field, message }) => [field, message]));

/** Under which the browser keeps what was typed: each answer has its own. */
export const unsavedAnswerName = (id: string | undefined): string => `answer:${id ?? 'new'}`;

/** Undefined for what is no text of this form. */
export function parseUnsavedAnswer(content: unknown): AnswerValues | undefined {
  const values = (content ?? {}) as Partial<Record<keyof AnswerValues, unknown>>;
  const texts = ['question', 'text', 'funder', 'callName', 'reviewOn'] as const;
  if (!texts.every((name) => typeof values[name] === 'string')) return undefined;
  const { language, owner } = values;
  return {
    ...emptyAnswer,
    ...(Object.fromEntries(texts.map((name) => [name, values[name]])) as Pick<
      AnswerValues,
      (typeof texts)[number]
    >),
    language: answerLanguageNames.find((name) => name === language) ?? '',
    owner: (['self', 'nobody'] as const).find((one) => one === owner) ?? 'same',
  };
}
