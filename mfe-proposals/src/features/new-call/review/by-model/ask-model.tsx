import {
  askFindingsLimits,
  callTooLongForModel,
  charactersOfPages,
  neverSentOfCall,
  sentOfCall,
  tokensOfCall,
} from '@harambee/domain';
import type { CallFinding, CallRead } from '@harambee/domain/schemas';
import {
  errorMessage,
  fieldProblemsOf,
  isNetworkError,
  logFailure,
  useGetLanguageModelQuery,
  useOnline,
} from '@harambee/platform';
import { Banner, Button, Spinner } from '@harambee/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCreateCallFindingsMutation } from '../../../../api/call-findings.api.ts';
import { WhatIsSent } from '../../../../components/what-is-sent.tsx';
import type { Decisions } from '../decide.ts';
import * as S from './ask-model.styles.ts';
import { withModelFindings } from './with-model-findings.ts';

type Reading = Pick<CallRead, 'pages' | 'findings' | 'unread'>;

type Outcome =
  | { added: CallFinding[]; leftOut: number; unanswered: number; parts: number }
  | { error: unknown };

interface AskModelProps {
  reading: Reading;
  decisions: Decisions;
  onFound: (reading: Reading) => void;
  onGoTo: (finding: CallFinding) => void;
}

const panelId = 'ask-model';

/** The button and the panel that ask a language model for what the rules missed; neither without a model (CALL-19). */
export function useAskModel({ reading, decisions, onFound, onGoTo }: AskModelProps): {
  button: ReactNode;
  panel: ReactNode;
} {
  const { data } = useGetLanguageModelQuery();
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [create, { isLoading }] = useCreateCallFindingsMutation();
  const running = useRef<ReturnType<typeof create>>(undefined);
  // A person decides on while the model reads.
  const newest = useRef({ reading, decisions });
  newest.current = { reading, decisions };
  useEffect(() => () => running.current?.abort(), []);
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The button that was pressed is gone when the answer comes.
    if (outcome) root.current?.querySelector<HTMLElement>('[data-outcome]')?.focus();
  }, [outcome]);

  const model = data?.model;
  if (!model) return { button: null, panel: null };

  const ask = async (isConfirmed = false) => {
    const { pages } = newest.current.reading;
    const request = create({ pages, ...(isConfirmed && { confirmed: 'personal_data' }) });
    running.current = request;
    setOutcome(undefined);
    const { data: answer, error } = await request;
    if (running.current !== request) return;
    running.current = undefined;
    if (!answer) {
      logFailure('The language model could not be asked about a call', error);
      return setOutcome({ error });
    }
    const { reading: before, decisions: decided } = newest.current;
    const { added, reading: next } = withModelFindings(before, answer, decided.lines);
    if (added.length > 0) onFound(next);
    setOutcome({ ...answer, added });
  };
  const stop = () => {
    const request = running.current;
    running.current = undefined;
    request?.abort();
  };

  const characters = charactersOfPages(reading.pages);
  const isTooLong = characters > askFindingsLimits.characters;
  const isAskable = isOnline && !isTooLong && !isLoading;
  return {
    button: (
      <Button
        small
        kind="quiet"
        icon="sparkle"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Also ask the language model
      </Button>
    ),
    panel: isOpen && (
      <S.Panel id={panelId} ref={root} aria-label="Also ask the language model">
        <p>
          It looks for what the rules missed. What it finds stands beside its line, marked as its own, and is
          never accepted with the sure ones. What its line does not say is left out.
        </p>
        {isTooLong ? (
          <p>{callTooLongForModel}</p>
        ) : (
          <WhatIsSent
            model={model}
            when="When you ask it"
            gets={sentOfCall}
            never={neverSentOfCall}
            tokens={tokensOfCall(characters)}
          />
        )}
        {!isOnline && <p>There is no connection right now. Everything else here works without one.</p>}
        {isLoading && (
          <S.Row>
            <Spinner label={`${model.name} reads the call. It is given up after 45 seconds.`} showLabel />
            <Button small onClick={stop}>
              Stop
            </Button>
          </S.Row>
        )}
        {outcome && !isLoading && (
          <WhatCame outcome={outcome} onGoTo={onGoTo} onAgain={(isConfirmed) => void ask(isConfirmed)} />
        )}
        {isAskable && !(outcome && 'error' in outcome) && (
          <Button kind={outcome ? 'plain' : 'primary'} icon="sparkle" onClick={() => void ask()}>
            Ask {model.name}
            {outcome && ' again'}
          </Button>
        )}
      </S.Panel>
    ),
  };
}

interface WhatCameProps {
  outcome: Outcome;
  onGoTo: (finding: CallFinding) => void;
  onAgain: (isConfirmed: boolean) => void;
}

function WhatCame({ outcome, onGoTo, onAgain }: WhatCameProps) {
  if ('error' in outcome) {
    const { error } = outcome;
    const mustConfirm = fieldProblemsOf(error).some(({ field }) => field === 'confirmed');
    return (
      <div data-outcome="" tabIndex={-1}>
        <Banner
          tone={mustConfirm ? 'warning' : 'error'}
          title={mustConfirm ? 'Nothing was sent yet' : 'No answer from the language model'}
          actions={
            <Button small onClick={() => onAgain(mustConfirm)}>
              {mustConfirm ? 'Send it anyway' : 'Retry'}
            </Button>
          }
        >
          {errorMessage(
            error,
            isNetworkError(error)
              ? 'There was no answer. What was found before stays.'
              : 'What was found before stays. Please try again in a minute.',
          )}
        </Banner>
      </div>
    );
  }
  const { added, leftOut, unanswered, parts } = outcome;
  const [first] = added;
  return (
    <S.Outcome data-outcome="" tabIndex={-1}>
      <p>
        {first
          ? `${added.length} more ${added.length === 1 ? 'finding' : 'findings'}, each marked beside its line.`
          : 'It found nothing that was not there.'}
      </p>
      {leftOut > 0 && (
        <p>
          {leftOut} more {leftOut === 1 ? 'was' : 'were'} left out, because no line says{' '}
          {leftOut === 1 ? 'it' : 'them'}.
        </p>
      )}
      {unanswered > 0 && (
        <p>
          For {unanswered} of {parts} parts of the text there was no answer that can be used.
        </p>
      )}
      {first && (
        <S.Row>
          <Button small onClick={() => onGoTo(first)}>
            Go to the first one
          </Button>
        </S.Row>
      )}
    </S.Outcome>
  );
}
