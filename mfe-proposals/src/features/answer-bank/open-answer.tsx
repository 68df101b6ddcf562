import { statusOf, useOutbox } from '@harambee/platform';
import { EmptyState } from '@harambee/ui';
import { Loading, SkeletonText } from '@harambee/ui/app';
import { useState } from 'react';
import { queuedAnswers, type ShownAnswer, shownAnswer } from '../../answer-entries.ts';
import { useGetBankAnswerQuery } from '../../api/answer-bank.api.ts';
import * as S from './answer-bank.styles.ts';
import { AnswerDetail } from './answer-detail.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { AnswerView } from './use-answer-filters.ts';

interface OpenAnswerProps {
  view: AnswerView;
  listed: readonly ShownAnswer[] | undefined;
  /** The list may still bring it. */
  isListLoading: boolean;
}

/** Beside the list: the open answer, or what to do. On a phone it takes the place of the list. */
export function OpenAnswer({ view, listed, isListLoading }: OpenAnswerProps) {
  const { open } = view;
  if (open === undefined) {
    return (
      <S.Beside>
        <EmptyState
          small
          title="Choose an answer"
          text="It opens here, to be read, copied and kept up to date."
        />
      </S.Beside>
    );
  }
  if (open === 'new') {
    return (
      <S.Beside>
        <AnswerForm
          key="new"
          onSaved={(id) => (id ? view.openAnswer(id) : view.close())}
          onCancel={view.close}
        />
      </S.Beside>
    );
  }
  return (
    <S.Beside>
      <Opened
        key={open}
        id={open}
        view={view}
        isListLoading={isListLoading}
        listed={listed?.find(({ answer }) => answer.id === open)}
      />
    </S.Beside>
  );
}

interface OpenedProps {
  id: string;
  view: AnswerView;
  listed: ShownAnswer | undefined;
  isListLoading: boolean;
}

function Opened({ id, view, listed, isListLoading }: OpenedProps) {
  const entries = useOutbox();
  const [isEdited, setEdited] = useState(false);
  // What the list has is shown at once; an answer of a link is fetched.
  const queued = queuedAnswers(entries).find(({ answer }) => answer.id === id);
  const fetched = useGetBankAnswerQuery(id, {
    skip: isListLoading || listed !== undefined || queued !== undefined,
  });
  const shown = listed ?? queued ?? (fetched.currentData && shownAnswer(fetched.currentData, entries));
  if (!shown && fetched.error) {
    const isGone = statusOf(fetched.error) === 404;
    return (
      <EmptyState
        small
        picture="lost"
        title={isGone ? 'There is no answer here' : 'We couldn’t load this answer'}
        text={
          isGone
            ? 'It may have been deleted, or the address may be mistyped.'
            : 'Check your connection and choose it again.'
        }
      />
    );
  }
  if (!shown) {
    return (
      <Loading label="Loading answer">
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  if (!isEdited) return <AnswerDetail {...shown} onClose={view.close} onEdit={() => setEdited(true)} />;
  return (
    <AnswerForm
      answer={shown.answer}
      {...(shown.entry && { entry: shown.entry })}
      onSaved={() => setEdited(false)}
      onCancel={() => setEdited(false)}
    />
  );
}
