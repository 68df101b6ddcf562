import type { Application, Proposal } from '@harambee/domain/schemas';
import { createContext, useContext } from 'react';
import type { AnswerEntry } from '../applications/application-outbox.ts';
import type { OnEditField } from '../places/field-place.ts';
import type { Facts } from '../traced-text/text-facts.ts';
import type { QuestionLook } from './data/question-looks.ts';
import type { SaveAnswerOf } from './data/use-save-answer.ts';

/** What every part of the page of answers needs. */
export interface AnswersPage {
  proposal: Proposal;
  application: Application;
  /** Every question with its answer, in the funder's order. */
  looks: readonly QuestionLook[];
  /** What the server does not have, or has refused. */
  entries: readonly AnswerEntry[];
  facts: Facts;
  /** False once it was sent, and for somebody who may only read. */
  canEdit: boolean;
  /** Opens the form at a field; absent while the proposal may not be changed. */
  onEditField: OnEditField | undefined;
  save: SaveAnswerOf;
  select: (questionId: string | undefined) => void;
}

const Context = createContext<AnswersPage | undefined>(undefined);

export const AnswersProvider = Context.Provider;

/** Throws outside of the page. */
export function useAnswers(): AnswersPage {
  const page = useContext(Context);
  if (!page) throw new Error('useAnswers outside of the page of answers');
  return page;
}
