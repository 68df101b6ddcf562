import { newPasswordRules, passwordMessages, problemsOf, type Rule } from '@harambee/domain';
import { errorMessage, logFailure, useToast } from '@harambee/platform';
import { Banner, Button, Card, PasswordField, styled } from '@harambee/ui';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useUpdatePasswordMutation } from '../api/shell.api.ts';

const initialValues = { currentPassword: '', newPassword: '', confirmPassword: '' };
type Values = typeof initialValues;

const rules: readonly Rule<Values>[] = [
  ...newPasswordRules,
  {
    field: 'confirmPassword',
    message: passwordMessages.different,
    holds: (v) => v.newPassword === v.confirmPassword,
  },
];

const Stack = styled(Form)`display: grid; gap: 20px; max-width: 400px; & > button { justify-self: start; }`;

export function ChangePassword() {
  const [change] = useUpdatePasswordMutation();
  const { showToast } = useToast();
  const [refusal, setRefusal] = useState('');

  const submit = async ({ currentPassword, newPassword }: Values, helpers: FormikHelpers<Values>) => {
    setRefusal('');
    const { error } = await change({ currentPassword, newPassword });
    if (error) {
      logFailure('Changing the password failed', error);
      setRefusal(errorMessage(error, 'Your password could not be changed. Please try again.'));
      return;
    }
    helpers.resetForm();
    showToast('Your password was changed', 'success');
  };

  return (
    <Card title="Change password">
      <Formik
        initialValues={initialValues}
        validateOnBlur={false}
        validate={(values) =>
          Object.fromEntries(problemsOf(rules, values).map(({ field, message }) => [field, message]))
        }
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Stack noValidate>
            {refusal && <Banner tone="error" title={refusal} />}
            <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
            <PasswordField
              name="newPassword"
              label="New password"
              help="At least 8 characters."
              autoComplete="new-password"
            />
            <PasswordField name="confirmPassword" label="Confirm new password" autoComplete="new-password" />
            <Button kind="primary" type="submit" busy={isSubmitting}>
              Change password
            </Button>
          </Stack>
        )}
      </Formik>
    </Card>
  );
}
