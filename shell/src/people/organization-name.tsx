import { accountLimits, organizationNameRules, problemsOf } from '@harambee/domain';
import { errorMessage, fieldProblemsOf, logFailure, useAuth, useToast, useUser } from '@harambee/platform';
import { Banner, Button, Card, styled, TextInput } from '@harambee/ui';
import { type FormEvent, useState } from 'react';
import { useUpdateOrganizationMutation } from './people.api.ts';

const Stack = styled.form`
  display: grid; gap: 16px; max-width: 560px;
  & > button { justify-self: start; }
`;

/** Lets owners rename the organization, with the rules and messages of sign-up. */
export function OrganizationName() {
  const user = useUser();
  const { updateUser } = useAuth();
  const { showToast } = useToast();
  const [rename, { isLoading }] = useUpdateOrganizationMutation();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState('');
  const [refusal, setRefusal] = useState('');
  const name = typed ?? user.tenantName;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal('');
    const [broken] = problemsOf(organizationNameRules, { name });
    setProblem(broken?.message ?? '');
    if (broken) return;
    const { data, error } = await rename(name.trim());
    if (data) {
      updateUser(data);
      setTyped(undefined);
      showToast(`Your organization is now called ${data.tenantName}`, 'success');
      return;
    }
    logFailure('Renaming the organization failed', error);
    const [atField] = fieldProblemsOf(error);
    if (atField?.field === 'name') setProblem(atField.message);
    else setRefusal(errorMessage(error, 'The name could not be changed. Please try again.'));
  };

  return (
    <Card title="Name of the organization">
      <Stack noValidate onSubmit={(event) => void save(event)} aria-label="Name of the organization">
        {refusal && <Banner tone="error" title={refusal} />}
        <TextInput
          name="organization-name"
          label="Name"
          help="A new name appears everywhere right away: here, in your profile and on its public page, on the leaderboard, and in new texts. Existing texts stay as they are."
          autoComplete="organization"
          maxLength={accountLimits.organizationName}
          value={name}
          error={problem}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem('');
          }}
        />
        <Button kind="primary" type="submit" busy={isLoading} disabled={name.trim() === user.tenantName}>
          Change name
        </Button>
      </Stack>
    </Card>
  );
}
