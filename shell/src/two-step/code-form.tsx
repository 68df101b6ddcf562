import { Banner, Button, fieldId, styled, TextInput } from '@harambee/ui';
import { type FormEvent, type ReactNode, useState } from 'react';

const Stack = styled.form`
  display: grid; gap: 16px; color: var(--ink);
  input[name='code'] { font: 600 20px/28px var(--font-mono); letter-spacing: .12em; }
`;

interface CodeFormProps {
  label: string;
  help?: string;
  /** The six digits of an app, which phones can fill in, or a recovery code. */
  kind: 'app' | 'recovery';
  submitLabel: string;
  /** Rejects with the message to show. */
  onSubmit(code: string): Promise<void>;
  /** Above the field: what the code belongs to. */
  before?: ReactNode;
}

const empty = 'Please enter the code';

/** One code. It is pasted as it comes, with spaces; after a refusal it is selected, so that typing replaces it. */
export function CodeForm({ label, help, kind, submitLabel, onSubmit, before }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ words: string; isField: boolean }>();

  const refuse = (words: string, isField: boolean) => {
    setProblem({ words, isField });
    (document.getElementById(fieldId('code')) as HTMLInputElement | null)?.select();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setProblem(undefined);
    if (code.trim() === '') {
      refuse(empty, true);
      return;
    }
    setBusy(true);
    try {
      await onSubmit(code.trim());
    } catch (error) {
      refuse((error as Error).message, (error as { field?: string }).field === 'code');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack noValidate onSubmit={(event) => void submit(event)}>
      {before}
      {problem && !problem.isField && <Banner tone="error" title={problem.words} />}
      <TextInput
        name="code"
        label={label}
        help={help}
        autoFocus
        {...(kind === 'app'
          ? { autoComplete: 'one-time-code', inputMode: 'numeric' as const }
          : { autoComplete: 'off' })}
        maxLength={40}
        value={code}
        {...(problem?.isField && { error: problem.words })}
        onChange={(event) => {
          setCode(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button kind="primary" type="submit" large wide busy={isBusy}>
        {submitLabel}
      </Button>
    </Stack>
  );
}
