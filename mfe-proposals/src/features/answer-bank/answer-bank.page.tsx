import { paths } from '@harambee/domain';
import type { AnswerMatch } from '@harambee/domain/schemas';
import { announce, May, useOnline, useOutbox } from '@harambee/platform';
import { Banner, Button, ErrorState, Page } from '@harambee/ui';
import { ShowMore, useArrowKeys } from '@harambee/ui/app';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { queuedAnswers, type ShownAnswer, shownAnswer } from '../../answer-entries.ts';
import { useGetBankAnswerChoicesQuery } from '../../api/answer-bank.api.ts';
import { ChangedFactsBanner } from '../../changed-facts/changed-facts-banner.tsx';
import { useFoundAnswers, useLoadedAnswers } from '../../former-answers/use-found-answers.ts';
import * as S from './answer-bank.styles.ts';
import { AnswerRow } from './answer-row.tsx';
import { AnswerTools } from './answer-tools.tsx';
import { Bones } from './bones.tsx';
import { NoAnswers, NothingFound } from './no-answers.tsx';
import { OpenAnswer } from './open-answer.tsx';
import { useAnswerFilters } from './use-answer-filters.ts';

/** So many answers are shown for a search. */
const mostFound = 20;

type Listed = ShownAnswer & { match?: AnswerMatch };

/** /answers: what was answered before, to be found by meaning and used again (CALL-32 to CALL-34). */
export function AnswerBankPage() {
  const view = useAnswerFilters();
  const entries = useOutbox();
  const isOnline = useOnline();
  useSearchFocus();
  const rows = useRef<HTMLDivElement>(null);
  useArrowKeys({ list: rows, links: '[data-answer-link]', row: 'article' });
  const { data: choices } = useGetBankAnswerChoicesQuery();
  const list = useLoadedAnswers(view.filters);
  const search = useFoundAnswers(view.search, mostFound, view.filters);
  const isSearch = view.search.trim() !== '';

  const listed: Listed[] | undefined = isSearch
    ? search.found?.flatMap(({ answer, match }) => {
        const shown = shownAnswer(answer, entries);
        return shown ? [{ ...shown, match }] : [];
      })
    : list.answers?.flatMap((answer) => shownAnswer(answer, entries) ?? []);
  const queued = isSearch || view.isNarrowed ? [] : queuedAnswers(entries);
  const all = listed && [...queued, ...listed];
  const error = isSearch ? search.error : list.isError && !list.answers;
  const isEmpty = all?.length === 0;
  const isFirst = isEmpty && !isSearch && !view.isNarrowed;
  const doubtful =
    isSearch && listed && listed.length > 0 && listed.every(({ match }) => match && !match.fits);
  const count = listed?.length ?? 0;
  useAnnounced(isSearch && search.found ? foundWords(doubtful ? 0 : count) : undefined);

  return (
    <Page
      title="Answers"
      description="What you have answered before: ask as a funder asks, and find it by meaning."
      actions={
        !isFirst && (
          <May do="answers.write">
            <Button
              kind={view.open === undefined ? 'primary' : 'plain'}
              icon="plus"
              to={`${paths.answers}?open=new`}
            >
              New answer
            </Button>
          </May>
        )
      }
    >
      {isFirst && view.open !== 'new' ? (
        <NoAnswers />
      ) : (
        <>
          <ChangedFactsBanner />
          <AnswerTools view={view} choices={choices} />
          <S.Panes data-open={view.open !== undefined || undefined}>
            <S.ListPane ref={rows}>
              {isSearch && (search.isLocal || !isOnline) && (
                <S.Note>Searched in the answers on this device: there is no connection.</S.Note>
              )}
              {error && (
                <ErrorState
                  small
                  title="We couldn't load your answers"
                  text="Nothing you wrote is lost. Check your connection and try again."
                  onRetry={() => list.refetch()}
                  retrying={list.isFetching}
                />
              )}
              {!error && !all && <Bones />}
              {doubtful && (
                <Banner tone="info" title="Nothing fits well">
                  These are the nearest. Ask in other words, or write a new answer.
                </Banner>
              )}
              {isEmpty && !error && <NothingFound isNarrowed={view.isNarrowed} onShowAll={view.clear} />}
              {all && all.length > 0 && (
                <S.List aria-label={isSearch ? 'Answers found' : 'Answers'}>
                  {all.map((one) => (
                    <li key={one.answer.id}>
                      <AnswerRow
                        {...one}
                        to={view.addressOf(one.answer.id)}
                        isOpen={one.answer.id === view.open}
                      />
                    </li>
                  ))}
                </S.List>
              )}
              {!isSearch && list.answers && list.hasNextPage && (
                <ShowMore
                  noun="answers"
                  shown={list.answers.length}
                  hasMore
                  isBusy={list.isFetchingNextPage}
                  hasFailed={list.isFetchNextPageError}
                  onShowMore={() => void list.fetchNextPage()}
                  onShown={announce}
                />
              )}
            </S.ListPane>
            <OpenAnswer view={view} listed={all} isListLoading={!all && !error} />
          </S.Panes>
        </>
      )}
    </Page>
  );
}

const foundWords = (count: number): string => {
  if (count === 0) return 'No answer fits';
  return count === 1 ? '1 answer found' : `${count} answers found`;
};

function useAnnounced(words: string | undefined): void {
  useEffect(() => {
    if (words) announce(words);
  }, [words]);
}

/** "Search answers" comes here with `?focus=search`; the word leaves the address once it is done. */
function useSearchFocus(): void {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.get('focus') === 'search';
  useEffect(() => {
    if (!isAsked) return;
    document.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('focus');
        return after;
      },
      { replace: true },
    );
  }, [isAsked, setQuery]);
}
