import { problemsOf, removalRules } from '@harambee/domain';
import type { RemovalBody } from '@harambee/domain/schemas';
import { errorMessage, fieldProblemsOf, isNetworkError, logFailure } from '@harambee/platform';
import { Banner, Button, FormTextField, PasswordField, showServerProblems, styled } from '@harambee/ui';
import { Dialog } from '@harambee/ui/app';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { DownloadStatus } from './download-status.tsx';
import { leaveForGood } from './leave-for-good.ts';
import type { DataExport } from './use-export.ts';

export interface RemovalDialogProps {
  open: boolean;
  title: string;
  /** What is meant, in a sentence; what goes, one line each; what stays, if anything. */
  intro: ReactNode;
  losses: readonly string[];
  stays?: ReactNode;
  /** What has to be typed, and the words of its field. */
  expected: string;
  label: string;
  message: string;
  /** The action. */
  action: string;
  send(body: RemovalBody): Promise<{ error?: unknown }>;
  dataExport: DataExport;
  onExport(): void;
  onClose(): void;
}

/** Without an answer nobody knows whether it was done: asking again is harmless, and says so if it was. */
const unknown =
  'No answer came back, so it may or may not be done. Check your connection and try again: if it asks you to sign in, it is done.';

const initialValues = { confirm: '', password: '' };
type Values = typeof initialValues;

const Body = styled(Form)`
  display: grid; gap: 16px; color: var(--ink); padding-top: 4px;
  & > ul { display: grid; gap: 6px; padding-left: 20px; list-style: disc; color: var(--ink-2); }
  & > p b { overflow-wrap: anywhere; }
`;
const Before = styled.div`
  display: grid; gap: 12px; padding: 12px 16px; border: 1px solid var(--line); border-radius: var(--r-card); background: var(--sunken, var(--card));
  & > div:first-of-type { display: flex; gap: 8px 16px; align-items: center; flex-wrap: wrap; & > p { flex: 1; min-width: 200px; } }
`;

/** After each try that was refused, to the first field that is wrong: who does not see the page would search for it. */
function FocusFirstProblem({ form }: { form: string }) {
  const { submitCount, isSubmitting } = useFormikContext();
  const seen = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || seen.current === submitCount) return;
    seen.current = submitCount;
    document.getElementById(form)?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting, form]);
  return null;
}

/** Asks for the name or address to be typed, offers the archive first, and says in place what is wrong. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { open, title, expected, message, action, onClose, dataExport } = props;
  const [refusal, setRefusal] = useState('');
  const form = useId();

  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    setRefusal('');
    const { confirm, password } = values;
    const { error } = await props.send({ confirm, ...(password !== '' && { password }) });
    if (!error) {
      await leaveForGood();
      // Until the browser has left, the button stays busy.
      await new Promise(() => undefined);
    }
    logFailure(`${action} failed`, error);
    const problems = fieldProblemsOf(error);
    showServerProblems(helpers, values, problems);
    if (problems.length === 0) setRefusal(isNetworkError(error) ? unknown : errorMessage(error, unknown));
  };

  return (
    <Formik
      initialValues={initialValues}
      validateOnBlur={false}
      validate={(values) =>
        // Whether a password is asked for, the server knows: who signs in by Google or GitHub alone has none.
        Object.fromEntries(
          problemsOf(removalRules(expected, message, false), values).map((one) => [one.field, one.message]),
        )
      }
      onSubmit={submit}
    >
      {({ isSubmitting, resetForm }) => {
        const close = () => {
          if (isSubmitting) return;
          setRefusal('');
          resetForm();
          onClose();
        };
        return (
          <Dialog
            open={open}
            title={title}
            onClose={close}
            actions={
              <>
                <Button onClick={close}>Cancel</Button>
                <Button kind="danger" solid type="submit" form={form} busy={isSubmitting}>
                  {action}
                </Button>
              </>
            }
          >
            <Body id={form} noValidate aria-label={title}>
              <FocusFirstProblem form={form} />
              <p>{props.intro}</p>
              <ul>
                {props.losses.map((loss) => (
                  <li key={loss}>{loss}</li>
                ))}
              </ul>
              {props.stays && <p>{props.stays}</p>}
              <Before>
                <div>
                  <p>Afterwards there is nothing left to download.</p>
                  {dataExport.state.step !== 'running' && (
                    <Button small icon="download" onClick={props.onExport}>
                      Download everything first
                    </Button>
                  )}
                </div>
                <DownloadStatus {...dataExport} />
              </Before>
              {refusal && <Banner tone="error" title={refusal} />}
              <p>
                To go on, type <b>{expected}</b>
              </p>
              <FormTextField name="confirm" label={props.label} autoComplete="off" />
              <PasswordField
                name="password"
                label="Your password"
                help="Leave it empty if you only ever sign in with Google or GitHub."
                autoComplete="current-password"
              />
            </Body>
          </Dialog>
        );
      }}
    </Formik>
  );
}
