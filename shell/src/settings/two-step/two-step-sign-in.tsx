import { fewCodesWords, formatDay, twoStep } from '@harambee/domain';
import type { TwoStepState } from '@harambee/domain/schemas';
import { Banner, Button, Card } from '@harambee/ui';
import { StatusChip } from '@harambee/ui/app';
import { useState } from 'react';
import { RowsState } from '../../lib/rows-state.tsx';
import { hasPasskeys } from '../../two-step/browser-passkey.ts';
import { useGetTwoStepQuery } from '../../two-step/two-step.api.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { Intro, Row, Rows } from './two-step.styles.ts';
import { type TwoStepChange, TwoStepDialog } from './two-step-dialog.tsx';

/** An owner reset it, or the codes run out: said where it can be put right. */
function Warnings({ state, isOn }: { state: TwoStepState; isOn: boolean }) {
  const few = isOn ? fewCodesWords(state.recoveryCodesLeft) : '';
  return (
    <>
      {state.reset && !isOn && (
        <Banner
          tone="warning"
          title={`${state.reset.by} reset your two-step sign-in on ${formatDay(state.reset.at)}`}
        >
          Set it up again. If you did not ask for this, talk to them.
        </Banner>
      )}
      {state.requiredFrom && !isOn && (
        <Banner tone="pending" title={`Your organization requires it from ${formatDay(state.requiredFrom)}`}>
          From then on you must set it up before you can sign in.
        </Banner>
      )}
      {few && (
        <Banner tone="warning" title={few}>
          Make new ones before you need them.
        </Banner>
      )}
    </>
  );
}

/** Settings > Security: what confirms a sign-in besides the password (TWOSTEP-01). */
export function TwoStepSignIn() {
  const query = useGetTwoStepQuery();
  const { data: state, isError } = query;
  const [change, setChange] = useState<TwoStepChange>();
  const [isOpen, setOpen] = useState(false);
  // Each opening starts over.
  const [opening, setOpening] = useState(0);
  const ask = (next: TwoStepChange) => {
    setChange(next);
    setOpening(opening + 1);
    setOpen(true);
  };
  const isOn = state !== undefined && (state.appSince !== undefined || state.passkeys.length > 0);

  return (
    <Card
      title="Two-step sign-in"
      padding="none"
      actions={state && <StatusChip tone={isOn ? 'success' : 'info'} label={isOn ? 'On' : 'Off'} />}
    >
      <RowsState of="sign-in settings" query={query} />
      {state && !isError && (
        <>
          <Intro>
            <p>
              A password can be guessed or stolen. With two-step sign-in, only somebody who also has your
              phone, your security key or a recovery code gets in.
            </p>
            <Warnings state={state} isOn={isOn} />
          </Intro>
          <Rows aria-label="Ways to confirm a sign-in">
            <Row>
              <div>
                <b>Authenticator app</b>
                <small>
                  {state.appSince
                    ? `Set up ${formatDay(state.appSince)}`
                    : 'A code of six digits on your phone, also without a network'}
                </small>
              </div>
              <span>
                <Button
                  small
                  kind={isOn ? 'plain' : 'primary'}
                  onClick={() => ask({ what: 'add-app' })}
                  aria-label={state.appSince ? 'Replace authenticator app' : 'Set up authenticator app'}
                >
                  {state.appSince ? 'Replace' : 'Set up'}
                </Button>
                {state.appSince && (
                  <Button
                    small
                    kind="danger"
                    aria-label="Remove authenticator app"
                    onClick={() => ask({ what: 'remove-app' })}
                  >
                    Remove
                  </Button>
                )}
              </span>
            </Row>
            {state.passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRemove={() => ask({ what: 'remove-passkey', passkey })}
              />
            ))}
            {hasPasskeys() && state.passkeys.length < twoStep.passkeys && (
              <Row>
                <div>
                  <b>{state.passkeys.length > 0 ? 'Another passkey' : 'Passkey'}</b>
                  <small>
                    Your finger, your face or a PIN on this device; also signs you in without a password
                  </small>
                </div>
                <span>
                  <Button small onClick={() => ask({ what: 'add-passkey' })}>
                    Add a passkey
                  </Button>
                </span>
              </Row>
            )}
            {isOn && (
              <Row>
                <div>
                  <b>Recovery codes</b>
                  <small>{`${state.recoveryCodesLeft} of ${twoStep.recoveryCodes} left, for when you lose your phone`}</small>
                </div>
                <span>
                  <Button small onClick={() => ask({ what: 'new-codes' })}>
                    Make new codes
                  </Button>
                </span>
              </Row>
            )}
            {isOn && !state.requiredFrom && (
              <Row>
                <div>
                  <b>Turn off</b>
                  <small>Your password alone opens your account again</small>
                </div>
                <span>
                  <Button small kind="danger" onClick={() => ask({ what: 'turn-off' })}>
                    Turn off
                  </Button>
                </span>
              </Row>
            )}
          </Rows>
          {change && (
            <TwoStepDialog
              key={opening}
              open={isOpen}
              change={change}
              state={state}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      )}
    </Card>
  );
}
