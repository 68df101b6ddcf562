import { problemsOf } from '@harambee/domain';
import type { UpdateUserBody, User } from '@harambee/domain/schemas';
import { deleteUnsavedText, errorMessage, fieldProblemsOf, logFailure, useToast } from '@harambee/platform';
import { Button, FormTextField, showServerProblems, styled, TextInput } from '@harambee/ui';
import { FormTextArea } from '@harambee/ui/app';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useUpdateUserMutation } from '../api/shell.api.ts';
import { asksForPassword, PresentPassword } from './present-password.tsx';
import { useShowUser } from './profile.api.ts';
import { profileRules } from './profile-rules.ts';
import { CancelProfile, RestoredAnswers, unsavedNameOf, useUnsavedProfile } from './unsaved-profile.tsx';

const Stack = styled(Form)`display: grid; gap: 20px; max-width: 560px;`;
const Row = styled.div`display: flex; gap: 8px; flex-wrap: wrap;`;

interface ProfileFormProps {
  user: User;
  /** /settings sends three fields, /profile all of them. */
  scope: 'names' | 'all';
  /** Called after saving, with the message to show. */
  onSaved: (words: string) => void;
  onCancel?: () => void;
  /** Called when Cancel was undone, to open the form again. */
  onAgain?: () => void;
}

const saved = (before: User, after: User): string =>
  after.pendingEmail && after.pendingEmail !== before.pendingEmail
    ? `Your profile was saved. To confirm ${after.pendingEmail}, open the link we emailed there`
    : 'Your profile was saved';

export function initialValuesOf(user: User, scope: ProfileFormProps['scope']): UpdateUserBody {
  const { firstName, lastName, email, phone, location, bio, website, linkedin, twitter } = user;
  const names = { firstName, lastName, email };
  return scope === 'names' ? names : { ...names, phone, location, bio, website, linkedin, twitter };
}

/** Names and contact details of a person: the form of /profile and, with fewer fields, of /settings. */
export function ProfileForm({
  user,
  scope,
  onSaved,
  onCancel = () => {},
  onAgain = () => {},
}: ProfileFormProps) {
  const own = initialValuesOf(user, scope);
  const { initial, turn, ...unsaved } = useUnsavedProfile(scope, own);
  const showUser = useShowUser();
  const { showToast } = useToast();
  const [save] = useUpdateUserMutation();
  const [password, setPassword] = useState('');
  const [passwordProblem, setPasswordProblem] = useState<string>();

  const submit = async (values: UpdateUserBody, helpers: FormikHelpers<UpdateUserBody>) => {
    const proof = asksForPassword(user, values.email) && password !== '' && { currentPassword: password };
    const { data, error } = await save({ ...values, ...proof });
    const problems = fieldProblemsOf(error);
    setPasswordProblem(problems.find(({ field }) => field === 'currentPassword')?.message);
    if (error) {
      const message = errorMessage(error, 'Your profile could not be saved. Please try again.');
      logFailure('Saving the profile failed', error);
      showServerProblems(helpers, values, problems);
      showToast(message, 'error');
      return;
    }
    setPassword('');
    void deleteUnsavedText(user.id, unsavedNameOf(scope));
    showUser(data);
    onSaved(saved(user, data));
  };

  return (
    <Formik
      key={turn}
      initialValues={initial}
      enableReinitialize
      validate={(values) =>
        Object.fromEntries(problemsOf(profileRules, values).map(({ field, message }) => [field, message]))
      }
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Stack noValidate>
          <RestoredAnswers
            scope={scope}
            saved={own}
            restored={unsaved.restored}
            onDiscard={unsaved.discard}
          />
          <FormTextField name="firstName" label="First name" autoComplete="given-name" />
          <FormTextField name="lastName" label="Last name" autoComplete="family-name" />
          <FormTextField
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            help="You sign in with this address. A new one takes effect once you confirm it by email."
          />
          <PresentPassword user={user} value={password} error={passwordProblem} onChange={setPassword} />
          {scope === 'names' && (
            <TextInput
              name="organization"
              label="Organization"
              help="Owners can change the organization’s name on the Team page."
              value={user.tenantName}
              onChange={() => {}}
              readOnly
            />
          )}
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
            {scope === 'all' && <CancelProfile saved={own} onCancel={onCancel} onAgain={onAgain} />}
          </Row>
        </Stack>
      )}
    </Formik>
  );
}
