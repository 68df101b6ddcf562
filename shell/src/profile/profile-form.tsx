import { isEmailLike, isFilled, problemsOf, type Rule } from '@harambee/domain';
import type { UpdateUserBody, User } from '@harambee/domain/schemas';
import { errorMessage, fieldProblemsOf, logFailure, useAuth, useToast } from '@harambee/platform';
import { Button, FormTextField, showServerProblems, styled } from '@harambee/ui';
import { FormTextArea } from '@harambee/ui/app';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useShellUpdateUserMutation } from '../api/shell.api.ts';

type Names = Pick<UpdateUserBody, 'firstName' | 'lastName' | 'email'>;

const rules: readonly Rule<Names>[] = [
  { field: 'firstName', message: 'First name is required', holds: (v) => isFilled(v.firstName) },
  { field: 'lastName', message: 'Last name is required', holds: (v) => isFilled(v.lastName) },
  { field: 'email', message: 'Email is required', holds: (v) => isFilled(v.email) },
  { field: 'email', message: 'Please enter a valid email address', holds: (v) => isEmailLike(v.email) },
];

const Stack = styled(Form)`display: grid; gap: 20px; max-width: 560px;`;
const Row = styled.div`display: flex; gap: 8px; flex-wrap: wrap;`;

interface ProfileFormProps {
  user: User;
  /** /settings sends three fields, /profile all of them (R7-09, R7-10). */
  scope: 'names' | 'all';
  /** After saving, and after Cancel where there is one. */
  onDone?: () => void;
}

function initialValuesOf(user: User, scope: ProfileFormProps['scope']): UpdateUserBody {
  const { firstName, lastName, email, phone, location, bio, website, linkedin, twitter } = user;
  const names = { firstName, lastName, email };
  return scope === 'names' ? names : { ...names, phone, location, bio, website, linkedin, twitter };
}

/** Names and ways to reach a person: the form of /profile, and with fewer fields of /settings. */
export function ProfileForm({ user, scope, onDone }: ProfileFormProps) {
  const { updateUser } = useAuth();
  const { showToast } = useToast();
  const [save] = useShellUpdateUserMutation();

  const submit = async (values: UpdateUserBody, helpers: FormikHelpers<UpdateUserBody>) => {
    const { data, error } = await save(values);
    if (error) {
      const message = errorMessage(error, 'Your profile could not be saved. Please try again.');
      logFailure('Saving the profile failed', error);
      showServerProblems(helpers, values, fieldProblemsOf(error));
      showToast(message, 'error');
      return;
    }
    updateUser(data);
    showToast('Your profile is saved', 'success');
    onDone?.();
  };

  return (
    <Formik
      initialValues={initialValuesOf(user, scope)}
      enableReinitialize
      validate={(values) =>
        Object.fromEntries(problemsOf(rules, values).map(({ field, message }) => [field, message]))
      }
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Stack noValidate>
          <FormTextField name="firstName" label="First name" autoComplete="given-name" />
          <FormTextField name="lastName" label="Last name" autoComplete="family-name" />
          <FormTextField name="email" label="Email" type="email" autoComplete="email" />
          {scope === 'all' && (
            <>
              <FormTextField name="phone" label="Phone" type="tel" autoComplete="tel" optional />
              <FormTextField name="location" label="Location" optional />
              <FormTextArea name="bio" label="About you" rows={4} optional />
              <FormTextField name="website" label="Website" type="url" autoComplete="url" optional />
              <FormTextField name="linkedin" label="LinkedIn" optional />
              <FormTextField name="twitter" label="X" optional />
            </>
          )}
          <Row>
            <Button kind="primary" type="submit" busy={isSubmitting}>
              Save Changes
            </Button>
            {scope === 'all' && (
              <Button kind="quiet" onClick={onDone}>
                Cancel
              </Button>
            )}
          </Row>
        </Stack>
      )}
    </Formik>
  );
}
