import { paths } from '@harambee/domain';
import { styled } from '@harambee/ui';
import { ChangePassword } from './change-password.tsx';
import { MovedCard } from './moved-card.tsx';
import { Sessions } from './sessions.tsx';

const Stack = styled.div`display: grid; gap: 24px;`;

/** The password, the places of sign-in, and the way to what is kept of a person. */
export function SecurityTab() {
  return (
    <Stack>
      <ChangePassword />
      <Sessions />
      <MovedCard
        title="Your data"
        text="Download all stored data, or delete your account or the organization."
        to={paths.yourData}
        label="Open your data"
      />
    </Stack>
  );
}
