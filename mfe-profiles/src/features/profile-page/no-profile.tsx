import { paths } from '@harambee/domain';
import { May } from '@harambee/platform';
import { Button, Card, EmptyState, styled } from '@harambee/ui';
import { ImportButton } from './import-button.tsx';

const Quiet = styled.div`
  display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: center; color: var(--ink-2);
  border-top: 1px solid var(--line-soft); margin-top: 8px; padding-top: 20px; text-align: center;
`;

/** For a new organization: says what a profile is for and offers the first step. */
export function NoProfile() {
  return (
    <Card>
      <EmptyState
        picture="boat"
        title="Tell funders who you are"
        text="A profile says what you do, where, and for which of the 17 goals. Your proposals use it, and it gives you a public page to share."
        action={
          <May do="profile.write">
            <Button kind="primary" icon="plus" to={paths.newProfile}>
              New Profile
            </Button>
          </May>
        }
      />
      <May do="profile.write">
        <Quiet>
          <span>Already have one exported from Harambee?</span>
          <ImportButton profile={null} />
        </Quiet>
      </May>
    </Card>
  );
}
