import { paths, statingKinds } from '@harambee/domain';
import type { ChangedProfileFact, StatingText } from '@harambee/domain/schemas';
import { announce, errorMessage, logFailure, May, showToast } from '@harambee/platform';
import { Button, Card, EmptyState, ErrorState, Page } from '@harambee/ui';
import { Loading, RelativeTime, SkeletonCards } from '@harambee/ui/app';
import { useState } from 'react';
import { useGetChangedFactsQuery, useUpdateStatingTextMutation } from '../../api/changed-facts.api.ts';
import * as S from './changed-facts.styles.ts';
import { ReplacedWords } from './replaced-words.tsx';

const back = { to: paths.proposals, label: 'Proposals' };

/** /proposals/changed-facts: texts that state a figure of the profile as it was, each with its new wording (CALL-35). */
export function ChangedFactsPage() {
  const { data: facts, isError, isFetching, refetch } = useGetChangedFactsQuery();
  const taking = useTaking();
  return (
    <Page
      title="Changed figures"
      description="Texts that state a figure of your profile as it was. What was sent stays as it was."
      back={back}
    >
      {!facts && !isError && (
        <Loading label="Loading the changed figures">
          <SkeletonCards />
        </Loading>
      )}
      {isError && !facts && (
        <ErrorState
          title="We couldn't load the changed figures"
          text="Nothing you wrote is lost. Check your connection and try again."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {facts?.length === 0 && (
        <Card>
          <EmptyState
            picture="calm"
            title="Every text states today’s figures"
            text="When a figure in your profile changes, the texts that state it appear here."
            action={<Button to={paths.proposals}>Back to proposals</Button>}
          />
        </Card>
      )}
      <S.Facts>
        {facts?.map((fact) => (
          <Card key={fact.factId}>
            <Fact fact={fact} taking={taking} />
          </Card>
        ))}
      </S.Facts>
    </Page>
  );
}

type Taking = ReturnType<typeof useTaking>;

function Fact({ fact, taking }: { fact: ChangedProfileFact; taking: Taking }) {
  const { name, from, to, at, texts } = fact;
  return (
    <section aria-label={name}>
      <S.Head>
        <div>
          <h2 dir="auto">{name}</h2>
          <p>
            {to ? (
              <>
                {from} became <b>{to}</b>
              </>
            ) : (
              `${from} was removed from your profile`
            )}
            , <RelativeTime value={at} />
          </p>
        </div>
        {texts.length > 1 && (
          <May do="proposals.write">
            <Button busy={taking.isTaking(fact)} onClick={() => void taking.take(fact, texts)}>
              Take all {texts.length}
            </Button>
          </May>
        )}
      </S.Head>
      <S.Texts>
        {texts.map((text) => (
          <li key={`${text.kind} ${text.textId}`}>
            <Stating text={text} />
            <S.Actions>
              <Button small kind="quiet" to={addressOf(text)}>
                Open
              </Button>
              <May do="proposals.write">
                <Button
                  small
                  kind="primary"
                  busy={taking.isTaking(text)}
                  onClick={() => void taking.take(fact, [text])}
                >
                  Take the new wording
                </Button>
              </May>
            </S.Actions>
          </li>
        ))}
      </S.Texts>
    </section>
  );
}

function Stating({ text: { title, place, kind, changes } }: { text: StatingText }) {
  return (
    <div>
      <h3 dir="auto">{title || 'Untitled proposal'}</h3>
      <small dir="auto">{[statingKinds[kind], place].filter(Boolean).join(': ')}</small>
      {changes.map((change, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a text do not move
        <ReplacedWords key={at} {...change} />
      ))}
    </div>
  );
}

const tabs = { answer: '?tab=answers', edit: '?tab=generated', field: '?tab=details' } as const;

const addressOf = ({ kind, proposalId, textId }: StatingText): string =>
  kind === 'bank' || !proposalId
    ? `${paths.answers}?open=${encodeURIComponent(textId)}`
    : `${paths.proposal(proposalId)}${tabs[kind]}`;

/** Takes new wordings one after the other; what could not be taken stays in the list. */
function useTaking() {
  const [update] = useUpdateStatingTextMutation();
  const [taken, setTaken] = useState<ReadonlySet<ChangedProfileFact | StatingText>>(new Set());
  return {
    isTaking: (what: ChangedProfileFact | StatingText) => taken.has(what),
    take: async (fact: ChangedProfileFact, texts: readonly StatingText[]) => {
      setTaken(new Set<ChangedProfileFact | StatingText>(texts.length > 1 ? [fact] : texts));
      let failed = 0;
      for (const { kind, textId } of texts) {
        const { error } = await update({ factId: fact.factId, kind, textId });
        if (!error) continue;
        failed += 1;
        logFailure('A new wording could not be taken', error);
        showToast(errorMessage(error, 'The new wording could not be taken. Please try again.'), 'error');
      }
      setTaken(new Set());
      if (failed === 0)
        announce(texts.length === 1 ? 'The text has its new wording' : 'All texts have their new wording');
    },
  };
}
