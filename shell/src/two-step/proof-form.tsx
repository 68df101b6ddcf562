import type { Proof } from '@harambee/domain/schemas';
import { errorMessage, fieldProblemsOf } from '@harambee/platform';
import { Banner, Button, PasswordInput, styled, TextInput } from '@harambee/ui';
import { type FormEvent, type ReactNode, useState } from 'react';

const Stack = styled.form`display: grid; gap: 16px; color: var(--ink); & > p { color: var(--ink-2); }`;
const Row = styled.div`display: flex; flex-wrap: wrap; gap: 8px; justify-content: space-between; align-items: center;`;

interface ProofFormProps {
  /** What the person has: without either, their recent sign-in counts. */
  hasPassword: boolean;
  hasApp: boolean;
  submitLabel: string;
  kind?: 'primary' | 'danger';
  children?: ReactNode;
  /** The refusal of the server, if there is one. */
  onSubmit(proof: Proof): Promise<{ error?: unknown } | undefined>;
}

const fallback = 'That did not work. Please try again.';

/** Asks for the password or a code before anything changes about signing in (TWOSTEP-07). */
export function ProofForm(props: ProofFormProps) {
  const { hasPassword, hasApp, submitLabel, kind = 'primary', children, onSubmit } = props;
  const [way, setWay] = useState<'password' | 'code' | undefined>(
    hasPassword ? 'password' : hasApp ? 'code' : undefined,
  );
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [refusal, setRefusal] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setRefusal('');
    if (way && typed.trim() === '') {
      setProblem(way === 'password' ? 'Current password is required' : 'Please enter the code');
      return;
    }
    setBusy(true);
    const failed = await onSubmit(way ? { [way]: typed } : {});
    setBusy(false);
    if (!failed?.error) return;
    const [first] = fieldProblemsOf(failed.error);
    if (way && first?.field === way) setProblem(first.message);
    else setRefusal(first?.message ?? errorMessage(failed.error, fallback));
  };
  const field = {
    value: typed,
    ...(problem && { error: problem }),
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value);
      setProblem('');
    },
  };
  const change = (next: 'password' | 'code') => {
    setWay(next);
    setTyped('');
    setProblem('');
  };

  return (
    <Stack noValidate onSubmit={(event) => void submit(event)}>
      {children}
      {refusal && <Banner tone="error" title={refusal} />}
      {way === 'password' && (
        <PasswordInput
          {...field}
          name="proof-password"
          label="Current password"
          autoComplete="current-password"
        />
      )}
      {way === 'code' && (
        <TextInput
          {...field}
          name="proof-code"
          label="Code of your authenticator app"
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      )}
      {way === undefined && <p>We ask for a sign-in of the last 15 minutes.</p>}
      <Row>
        {hasPassword && hasApp ? (
          <Button kind="quiet" small onClick={() => change(way === 'password' ? 'code' : 'password')}>
            {way === 'password' ? 'Use a code instead' : 'Use your password instead'}
          </Button>
        ) : (
          <span />
        )}
        <Button kind={kind} solid={kind === 'danger'} type="submit" busy={isBusy}>
          {submitLabel}
        </Button>
      </Row>
    </Stack>
  );
}
