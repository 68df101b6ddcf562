import type { FieldProblem } from '@harambee/domain';
import type { Refusal } from '@harambee/platform';
import { Banner, type BoundValue, fieldId, styled } from '@harambee/ui';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

const Stack = styled.form`display: grid; gap: 20px;`;

interface AuthFormProps<Values extends Record<string, string>> {
  initialValues: Values;
  /** The first broken rule, if any. */
  check(values: Values): FieldProblem | undefined;
  /** Rejects with the message to show. */
  onSubmit(values: Values): Promise<void>;
  /** What to do about a refusal that is not about a field. */
  help?(error: Refusal): ReactNode;
  /** `bind(name)` gives a field its name, value and error. */
  children(bind: (name: keyof Values & string) => BoundValue & { name: string }, isBusy: boolean): ReactNode;
}

/** The texts in the fields that have one. */
function typedInto<Values extends object>(form: HTMLFormElement | null, values: Values): Partial<Values> {
  const typed = Object.keys(values).map((name) => [
    name,
    (form?.elements.namedItem(name) as HTMLInputElement)?.value,
  ]);
  return Object.fromEntries(typed.filter(([, text]) => text));
}

/** A refusal about one of the fields is shown at that field. */
const problemOf = (refusal: Refusal | undefined, values: object): FieldProblem | undefined =>
  refusal?.field !== undefined && refusal.field in values
    ? { field: refusal.field, message: refusal.message }
    : undefined;

/**
 * A form before sign-in. It shows problems only after the first attempt, then follows what is typed: one
 * problem at a time, in the order of the rules (AUTH-03). The server's messages appear above the fields. It
 * uses no form library, because these pages load first.
 */
export function AuthForm<Values extends Record<string, string>>({
  initialValues,
  check,
  onSubmit,
  help,
  children,
}: AuthFormProps<Values>) {
  const [values, setValues] = useState(initialValues);
  const form = useRef<HTMLFormElement>(null);
  // The document is painted before its script comes: what was typed meanwhile, by a person or a password manager, is
  // in the fields already.
  useLayoutEffect(() => setValues((now) => ({ ...now, ...typedInto(form.current, now) })), []);
  const [wasTried, setWasTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const problem = wasTried ? (check(values) ?? problemOf(refusal, values)) : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setWasTried(true);
    setRefusal(undefined);
    const broken = check(values);
    if (broken) {
      document.getElementById(fieldId(broken.field))?.focus();
      return;
    }
    setBusy(true);
    try {
      await onSubmit(values);
    } catch (error) {
      setRefusal(error as Refusal);
      const refused = problemOf(error as Refusal, values);
      if (refused) document.getElementById(fieldId(refused.field))?.focus();
    } finally {
      setBusy(false);
    }
  };

  const bind = (name: keyof Values & string) => ({
    name,
    value: values[name] ?? '',
    error: problem?.field === name ? problem.message : undefined,
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      setValues((now) => ({ ...now, [name]: value }));
      // The server's message about this field applied to its previous text.
      if (refusal?.field === name) setRefusal(undefined);
    },
  });

  // `post`: without any script, the password must not get into an address.
  return (
    <Stack ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {refusal && !problemOf(refusal, values) && (
        <Banner tone="error" title={refusal.message}>
          {help?.(refusal)}
        </Banner>
      )}
      {children(bind, isBusy)}
    </Stack>
  );
}
