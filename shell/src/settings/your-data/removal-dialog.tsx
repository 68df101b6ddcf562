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
  /** A sentence about the action, one line for each thing that is deleted, and what stays, if anything. */
  intro: ReactNode;
  losses: readonly string[];
  stays?: ReactNode;
  /** The text that must be typed, and the label of its field. */
  expected: string;
  label: string;
  message: string;
  /** The label of the action. */
  action: string;
  /** Asked before what must be typed. */
  further?: ReactNode;
  send(body: RemovalBody): Promise<{ error?: unknown }>;
  /** Where the person goes afterwards; out of the product unless it says otherwise. */
  onDone?(): Promise<void>;
  dataExport: DataExport;
  onExport(): void;
  onClose(): void;
}

/** Without an answer, nobody knows whether it was done. Asking again is harmless and will tell. */
const unknown =
  'We got no response, so we don’t know whether this worked. Check your connection and try again. If you are asked to sign in, it worked.';

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

/**
 * After each refused attempt, focuses the first wrong field, because people who do not see the page would
 * search for it.
 */
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

/** Asks people to type the name or address, offers the archive first, and shows errors at their field. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { open, title, expected, message, action, onClose, dataExport } = props;
  const [refusal, setRefusal] = useState('');
  const form = useId();

  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    setRefusal('');
    const { confirm, password } = values;
    const { error } = await props.send({ confirm, ...(password !== '' && { password }) });
    if (!error) {
      await (props.onDone ?? leaveForGood)();
      // The button stays busy until the browser has left the page.
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
        // The server decides whether a password is required: people who sign in only with Google or GitHub have
        // none.
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
                  <p>Afterward, there is nothing left to download.</p>
                  {dataExport.state.step !== 'running' && (
                    <Button small icon="download" onClick={props.onExport}>
                      Download everything first
                    </Button>
                  )}
                </div>
                <DownloadStatus {...dataExport} />
              </Before>
              {props.further}
              {refusal && <Banner tone="error" title={refusal} />}
              <p>
                To continue, type <b>{expected}</b>
              </p>
              <FormTextField name="confirm" label={props.label} autoComplete="off" />
              <PasswordField
                name="password"
                label="Your password"
                help="Leave it empty if you sign in only with Google or GitHub."
                autoComplete="current-password"
              />
            </Body>
          </Dialog>
        );
      }}
    </Formik>
  );
}
