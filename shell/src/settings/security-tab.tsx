import { paths } from '@harambee/domain';
import { styled } from '@harambee/ui';
import { ChangePassword } from './change-password.tsx';
import { MovedCard } from './moved-card.tsx';
import { Sessions } from './sessions.tsx';
import { TwoStepSignIn } from './two-step/two-step-sign-in.tsx';

const Stack = styled.div`display: grid; gap: 24px;`;

/** Password, two-step sign-in, sessions, and a link to the person's data. */
export function SecurityTab() {
  return (
    <Stack>
      <ChangePassword />
      <TwoStepSignIn />
      <Sessions />
      <MovedCard
        title="Your data"
        text="Download all stored data, or delete your account or the organization."
        to={paths.yourData}
        label="Go to Your data"
      />
    </Stack>
  );
}
