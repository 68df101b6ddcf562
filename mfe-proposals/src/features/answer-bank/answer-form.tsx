import { answerLanguageNames, answerLanguages } from '@harambee/domain';
import type { BankAnswer } from '@harambee/domain/schemas';
import { type Restored, useRestoredText, useUnsavedForm, useUser } from '@harambee/platform';
import { Banner, Button, ErrorSummary, FormTextField } from '@harambee/ui';
import {
  FormDateField,
  FormSelect,
  FormTextArea,
  LeaveDialog,
  OutboxBanner,
  RestoredBanner,
  UnsavedStatus,
} from '@harambee/ui/app';
import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import type { ShownAnswer } from '../../answer-entries.ts';
import * as S from './answer-bank.styles.ts';
import { AnswerChangedElsewhere } from './answer-changed-elsewhere.tsx';
import {
  type AnswerValues,
  emptyAnswer,
  parseUnsavedAnswer,
  unsavedAnswerName,
  validateAnswer,
  valuesOf,
} from './answer-values.ts';
import { useAnswerErrors } from './use-answer-errors.ts';
import { useSaveAnswer } from './use-save-answer.ts';

interface AnswerFormProps {
  /** Absent for a new one. */
  answer?: BankAnswer;
  entry?: ShownAnswer['entry'];
  onSaved: (id: string | undefined) => void;
  onCancel: () => void;
}

/** An answer as it is written: its question, its words, and who sees to it. */
export function AnswerForm(props: AnswerFormProps) {
  const { restored, turn, discard } = useRestoredText(
    unsavedAnswerName(props.answer?.id),
    parseUnsavedAnswer,
  );
  const [saved] = useState(props.answer ? valuesOf(props.answer) : emptyAnswer);
  return (
    <Formik<AnswerValues>
      key={turn}
      initialValues={restored?.content ?? saved}
      validate={validateAnswer}
      onSubmit={() => {}}
    >
      <Fields {...props} saved={saved} restored={restored} onDiscard={discard} />
    </Formik>
  );
}

interface FieldsProps extends AnswerFormProps {
  saved: AnswerValues;
  restored: Restored<AnswerValues> | undefined;
  onDiscard: () => void;
}

const isSame = (one: AnswerValues, other: AnswerValues) => JSON.stringify(one) === JSON.stringify(other);

function Fields({ answer, entry, saved, restored, onDiscard, onSaved, onCancel }: FieldsProps) {
  const { values } = useFormikContext<AnswerValues>();
  const errors = useAnswerErrors();
  const isChanged = !isSame(values, saved);
  const saving = useSaveAnswer({
    ...{ answer, entry },
    onSaved: (id) => {
      unsaved.forget();
      onSaved(id);
    },
  });
  const send = () => {
    if (!saving.isSaving && errors.check()) void saving.save();
  };
  const unsaved = useUnsavedForm({
    name: unsavedAnswerName(answer?.id),
    content: values,
    isChanged,
    send,
  });
  const cancel = () => {
    unsaved.forget();
    onCancel();
  };
  const title = answer ? 'Edit answer' : 'New answer';
  return (
    <S.Form {...unsaved.formProps} aria-label={title}>
      <h2>{title}</h2>
      {restored && isChanged && (
        <RestoredBanner at={restored.at} onDiscard={onDiscard}>
          It is in the form but not saved yet. Discard restores the saved version.
        </RestoredBanner>
      )}
      {entry && <OutboxBanner entry={entry} />}
      {saving.error && <Banner tone="error" title={saving.error} />}
      <ErrorSummary problems={errors.problems} attempt={errors.attempt} focus="field" />
      <FormTextArea
        name="question"
        label="Question"
        help="As the funder asks it: this is how the answer is found again."
        rows={2}
        maxLength={2_000}
        count="none"
      />
      <FormTextArea
        name="text"
        label="Answer"
        help="An empty line begins a paragraph; “• ” begins an item. Numbers from your records stay linked while you leave them as they are."
        rows={10}
        maxLength={20_000}
      />
      <S.Pair>
        <FormTextField name="funder" label="Funder" optional maxLength={200} />
        <FormTextField name="callName" label="Call" optional maxLength={200} />
      </S.Pair>
      <S.Pair>
        <FormSelect
          name="language"
          label="Language"
          optional
          width="full"
          placeholder="Tell by the words"
          choices={answerLanguageNames.map((value) => ({ value, label: answerLanguages[value] }))}
        />
        <FormDateField
          name="reviewOn"
          label="Review on"
          optional
          width="full"
          help={answer ? 'Its owner is reminded once.' : 'Empty: in a year. Its owner is reminded once.'}
        />
      </S.Pair>
      {answer && entry?.action !== 'answer-create' && <OwnerField answer={answer} />}
      <S.FormActions>
        {unsaved.isStored && <UnsavedStatus />}
        <Button onClick={cancel}>Cancel</Button>
        <Button kind="primary" type="submit" busy={saving.isSaving}>
          Save answer
        </Button>
      </S.FormActions>
      {saving.theirs && (
        <AnswerChangedElsewhere
          read={saved}
          mine={values}
          theirs={valuesOf(saving.theirs)}
          isSaving={saving.isSaving}
          onSave={(chosen) => void saving.saveOver(chosen)}
          onCancel={saving.forgetTheirs}
        />
      )}
      <LeaveDialog
        mayLose={unsaved.mayLose}
        title="Leave without saving?"
        stayLabel="Keep editing"
        text={
          unsaved.isStored
            ? 'Your colleagues do not see your changes yet. What you typed stays on this device, and you can continue here later.'
            : 'This browser cannot store what you typed, so your changes will be lost.'
        }
      />
    </S.Form>
  );
}

function OwnerField({ answer: { owner } }: { answer: BankAnswer }) {
  const { id } = useUser();
  const isMine = owner?.id === id;
  return (
    <FormSelect
      name="owner"
      label="Owner"
      help="Who keeps the answer up to date."
      choices={[
        { value: 'same', label: owner ? `${owner.name}${isMine ? ' (you)' : ''}` : 'Nobody yet' },
        ...(isMine ? [] : [{ value: 'self', label: 'I take it on' }]),
        ...(owner ? [{ value: 'nobody', label: 'Nobody' }] : []),
      ]}
    />
  );
}
