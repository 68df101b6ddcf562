import { type DocumentFields, documentFields, documentProblems } from '@harambee/domain';
import { useMay } from '@harambee/platform';
import { Button, FormTextField, styled } from '@harambee/ui';
import { Dialog, FormDateField, FormSelect, FormTextArea } from '@harambee/ui/app';
import { Form, Formik } from 'formik';
import { type ReactNode, useId } from 'react';
import { FormForRole } from '../components/form-for-role.tsx';

const Fields = styled(
  Form,
)`display: grid; gap: 20px; grid-template-columns: minmax(0, 1fr); color: var(--ink);`;
const Pair = styled.div`
  display: grid; gap: 20px 16px; grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr)); align-items: end;
  & [data-part='control'] { max-width: none !important; }
`;

/** Within a part of its own: the page around may have a field `name`, too, and labels find their fields by it. */
interface Values {
  document: DocumentFields;
}

function errorsOf({ document }: Values) {
  const problems = documentProblems(document).map(({ field, message }) => [field, message]);
  return problems.length === 0 ? {} : { document: Object.fromEntries(problems) };
}

const kinds = Object.entries(documentFields.kind.choices).map(([value, label]) => ({ value, label }));

interface DocumentDialogProps {
  title: string;
  initial: DocumentFields;
  submitLabel: string;
  /** Above the fields: the file. */
  lead?: ReactNode;
  /** Only the day until which the new file is valid is asked for. */
  isReplacement?: boolean;
  isSaving?: boolean;
  onSave: (fields: DocumentFields) => void;
  onClose: () => void;
}

/** What people write about a document (CALL-40). */
export function DocumentDialog(props: DocumentDialogProps) {
  const { title, initial, submitLabel, lead, isReplacement = false, isSaving, onSave, onClose } = props;
  const form = useId();
  const mayWrite = useMay('documents.write');
  const { name, kind, expiresOn, notes } = documentFields;
  const expiry = (
    <FormDateField
      name="document.expiresOn"
      label={expiresOn.label}
      help="The last day on which it counts. Leave it empty if it does not expire."
      optional
    />
  );
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{mayWrite ? 'Cancel' : 'Close'}</Button>
          {mayWrite && (
            <Button kind="primary" type="submit" form={form} busy={isSaving}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <Formik<Values>
        initialValues={{ document: initial }}
        validate={errorsOf}
        onSubmit={({ document }) => onSave(document)}
      >
        <Fields id={form} noValidate>
          {lead}
          <FormForRole needs="documents.write">
            {isReplacement ? (
              expiry
            ) : (
              <>
                <FormTextField name="document.name" label={name.label} maxLength={name.max} />
                <Pair>
                  <FormSelect name="document.kind" label={kind.label} choices={kinds} />
                  {expiry}
                </Pair>
                <FormTextArea
                  name="document.notes"
                  label={notes.label}
                  help="Such as where the original is, or who renews it"
                  maxLength={notes.max}
                  rows={2}
                  optional
                />
              </>
            )}
          </FormForRole>
        </Fields>
      </Formik>
    </Dialog>
  );
}
