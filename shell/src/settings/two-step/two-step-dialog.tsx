import type { NewKey, Passkey, Proof, TwoStepState } from '@harambee/domain/schemas';
import { errorMessage, useAuth, useToast, useUser } from '@harambee/platform';
import { TextInput } from '@harambee/ui';
import { Dialog } from '@harambee/ui/app';
import { useState } from 'react';
import { AppKey } from '../../two-step/app-key.tsx';
import { makePasskey, proposedName } from '../../two-step/browser-passkey.ts';
import { CodeForm } from '../../two-step/code-form.tsx';
import { ProofForm } from '../../two-step/proof-form.tsx';
import { RecoveryCodes } from '../../two-step/recovery-codes.tsx';
import {
  useCreateAppMutation,
  useCreatePasskeyMutation,
  useCreatePasskeyOptionsMutation,
  useCreateRecoveryCodesMutation,
  useDeleteAppMutation,
  useDeletePasskeyMutation,
  useDeleteTwoStepMutation,
  useUpdateAppMutation,
} from '../../two-step/two-step.api.ts';

/** What a person wants to change. */
export type TwoStepChange =
  | { what: 'add-app' | 'remove-app' | 'add-passkey' | 'new-codes' | 'turn-off' }
  | { what: 'remove-passkey'; passkey: Passkey };

interface Words {
  title: string;
  text: string;
  label: string;
  done: string;
}

const offText = 'Then your password alone opens your account again.';

function wordsOf(change: TwoStepChange, { appSince, passkeys }: TwoStepState): Words {
  const isLast = (appSince ? 1 : 0) + passkeys.length === 1;
  switch (change.what) {
    case 'add-app':
      return {
        title: appSince ? 'Replace your authenticator app' : 'Set up an authenticator app',
        text: appSince
          ? 'The present app works until you have entered the first code of the new one.'
          : 'At sign-in, we then ask for a code that your app shows. First, show that it is you.',
        label: 'Continue',
        done: 'Your authenticator app is set up',
      };
    case 'add-passkey':
      return {
        title: 'Add a passkey',
        text: 'It lives on this device, in your password manager or on a security key, and signs you in without a password. First, show that it is you.',
        label: 'Continue',
        done: 'Your passkey was added',
      };
    case 'new-codes':
      return {
        title: 'Make new recovery codes?',
        text: 'The earlier ones stop working.',
        label: 'Make new codes',
        done: 'You have new recovery codes',
      };
    case 'remove-app':
      return {
        title: 'Remove your authenticator app?',
        text: isLast ? offText : 'Your other ways to confirm a sign-in still work.',
        label: 'Remove',
        done: 'Your authenticator app was removed',
      };
    case 'remove-passkey':
      return {
        title: `Remove the passkey “${change.passkey.name}”?`,
        text: isLast ? offText : 'Your other ways to confirm a sign-in still work.',
        label: 'Remove',
        done: 'Your passkey was removed',
      };
    case 'turn-off':
      return {
        title: 'Turn off two-step sign-in?',
        text: `${offText} Your app, your passkeys and your recovery codes stop working.`,
        label: 'Turn off',
        done: 'Two-step sign-in is off',
      };
  }
}

type Step = { at: 'proof' } | { at: 'key'; key: NewKey } | { at: 'codes'; codes: readonly string[] };

interface TwoStepDialogProps {
  open: boolean;
  change: TwoStepChange;
  state: TwoStepState;
  onClose(): void;
}

/** The banners that no longer apply: something is set up, and with new codes there are enough. */
function useNoWarning(): (hasNewCodes: boolean) => void {
  const { updateUser } = useAuth();
  const user = useUser();
  return (hasNewCodes) => {
    const { setUpTwoStepBy: _, recoveryCodesLeft, ...rest } = user;
    updateUser({ ...rest, ...(!hasNewCodes && recoveryCodesLeft !== undefined && { recoveryCodesLeft }) });
  };
}

/** One change, from the proof to the recovery codes. Closing it in between changes nothing more. */
export function TwoStepDialog({ open, change, state, onClose }: TwoStepDialogProps) {
  const { email } = useUser();
  const { showToast } = useToast();
  const noWarning = useNoWarning();
  const [step, setStep] = useState<Step>({ at: 'proof' });
  const [name, setName] = useState(proposedName);
  const [startApp] = useCreateAppMutation();
  const [confirmApp] = useUpdateAppMutation();
  const [removeApp] = useDeleteAppMutation();
  const [passkeyOptions] = useCreatePasskeyOptionsMutation();
  const [addPasskey] = useCreatePasskeyMutation();
  const [removePasskey] = useDeletePasskeyMutation();
  const [newCodes] = useCreateRecoveryCodesMutation();
  const [turnOff] = useDeleteTwoStepMutation();
  const { title, text, label, done } = wordsOf(change, state);
  const isRemoval = change.what.startsWith('remove') || change.what === 'turn-off';

  const finish = (codes?: readonly string[]) => {
    if (!isRemoval) noWarning(codes !== undefined);
    if (codes) {
      setStep({ at: 'codes', codes });
      return;
    }
    showToast(done, 'success');
    onClose();
  };

  const registerPasskey = async (proof: Proof) => {
    const { data: options, error } = await passkeyOptions(proof);
    if (!options) return { error };
    try {
      const answer = await makePasskey(options);
      const added = await addPasskey({ name: name.trim() || proposedName(), answer });
      if (!added.data) return added;
      finish(added.data.recoveryCodes);
      return undefined;
    } catch (refused) {
      return { error: { data: { error: (refused as Error).message } } };
    }
  };

  const submit = async (proof: Proof) => {
    if (change.what === 'add-passkey') return registerPasskey(proof);
    if (change.what === 'add-app') {
      const { data: key, error } = await startApp(proof);
      if (key) setStep({ at: 'key', key });
      return { error };
    }
    if (change.what === 'new-codes') {
      const { data, error } = await newCodes(proof);
      if (data) finish(data.recoveryCodes);
      return { error };
    }
    const { error } =
      change.what === 'remove-passkey'
        ? await removePasskey({ id: change.passkey.id, proof })
        : await (change.what === 'remove-app' ? removeApp : turnOff)(proof);
    if (!error) finish();
    return { error };
  };

  return (
    <Dialog open={open} title={step.at === 'codes' ? 'Store your recovery codes' : title} onClose={onClose}>
      {step.at === 'proof' && (
        <ProofForm
          hasPassword={state.hasPassword}
          hasApp={state.appSince !== undefined}
          submitLabel={label}
          kind={isRemoval ? 'danger' : 'primary'}
          onSubmit={submit}
        >
          <p>{text}</p>
          {change.what === 'add-passkey' && (
            <TextInput
              name="passkey-name"
              label="Name of the passkey"
              help="So that you can tell it from others."
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </ProofForm>
      )}
      {step.at === 'key' && (
        <CodeForm
          kind="app"
          label="Code"
          help="The six digits that your app shows now."
          submitLabel="Continue"
          before={<AppKey value={step.key} />}
          onSubmit={async (code) => {
            const { data, error } = await confirmApp(code);
            if (!data) {
              throw Object.assign(new Error(errorMessage(error, 'That did not work. Please try again.')), {
                field: 'code',
              });
            }
            finish(data.recoveryCodes);
          }}
        />
      )}
      {step.at === 'codes' && (
        <RecoveryCodes
          codes={step.codes}
          email={email}
          doneLabel="Done"
          onDone={() => {
            showToast(done, 'success');
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
