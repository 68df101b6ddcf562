import { isEditable, shortHash, signOffMessages } from '@harambee/domain';
import type { Proposal, SignOff } from '@harambee/domain/schemas';
import { announce, errorMessage, logFailure, showToast, useOnline } from '@harambee/platform';
import { Banner, Button } from '@harambee/ui';
import { ConfirmDialog } from '@harambee/ui/app';
import { useState } from 'react';
import { useCreateSignOffMutation, useDeleteSignOffMutation } from '../../../api/sign-offs.api.ts';
import { useShownHash } from '../../../sign-offs/use-shown-text.ts';
import { Actions, Hash, Quiet, Stack } from './sign-offs.styles.ts';

interface AgreeProps {
  proposal: Proposal;
  own: SignOff;
  /** What the server has. */
  hash: string;
}

/** What somebody does who was asked: agree with the exact text that they see, or take it back (SIGNOFF-04). */
export function Agree({ proposal, own, hash }: AgreeProps) {
  const { id, status } = proposal;
  const isOnline = useOnline();
  const shown = useShownHash(proposal);
  const [isAsked, setAsked] = useState(false);
  const [agree, { isLoading: isAgreeing }] = useCreateSignOffMutation();
  const [takeBack, { isLoading: isTakingBack }] = useDeleteSignOffMutation();
  if (!isEditable(status)) return null;

  const fail = (message: string, error: unknown) => {
    logFailure(message, error);
    showToast(errorMessage(error, `${message}. Please try again.`), 'error');
  };
  const confirm = async () => {
    if (!shown) return;
    const { error } = await agree({ id, hash: shown });
    setAsked(false);
    if (error) fail('The sign-off could not be given', error);
    else announce(`You agreed with the text ${shortHash(shown)}`);
  };
  const withdraw = async () => {
    const { error } = await takeBack({ id });
    if (error) fail('The sign-off could not be taken back', error);
    else announce('You took your sign-off back');
  };

  if (own.state === 'agreed') {
    return (
      <Actions>
        <Button small busy={isTakingBack} disabled={!isOnline} onClick={() => void withdraw()}>
          Take back my sign-off
        </Button>
      </Actions>
    );
  }
  const isSame = shown === hash;
  return (
    <Stack>
      {!isOnline && <Quiet>{signOffMessages.offline}</Quiet>}
      {isOnline && shown !== undefined && !isSame && (
        <Banner tone="info" title="This page shows another text">
          You can agree once your changes are sent and the page shows the text as everybody sees it.
        </Banner>
      )}
      <Actions>
        <Button
          kind="primary"
          icon="check"
          disabled={!isOnline || !isSame}
          busy={isAgreeing}
          onClick={() => setAsked(true)}
        >
          Agree with {shortHash(hash)}
        </Button>
      </Actions>
      <ConfirmDialog
        open={isAsked}
        title="Agree with this text?"
        confirmLabel="Agree"
        busy={isAgreeing}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
        text={
          <Stack>
            <p>
              You agree with text, answers and budget of <b dir="auto">{proposal.title}</b> word by word, as
              this page shows them: <Hash>{shortHash(shown ?? hash)}</Hash>
            </p>
            <p>Any later change of a word or a number voids your sign-off, and you are told which.</p>
          </Stack>
        }
      />
    </Stack>
  );
}
