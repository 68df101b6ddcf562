import { paths, roleRow } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { Button, Card, styled, TextLink } from '@harambee/ui';
import { StatusChip } from '@harambee/ui/app';
import { RowsState } from '../lib/rows-state.tsx';
import { useGetOrganizationsQuery } from '../organizations/organizations.api.ts';
import { useSwitch } from '../organizations/switch-organization.tsx';

const Line = styled.li`
  display: flex; gap: 8px 16px; align-items: center; flex-wrap: wrap; padding: 14px 20px; border-top: 1px solid var(--line-soft);
  &:first-of-type { border-top: 0; }
  & > div { flex: 1; min-width: 200px; overflow-wrap: anywhere; }
  small { display: block; color: var(--ink-3); font-size: var(--t-sm); }
`;
const Quiet = styled.p`color: var(--ink-2); font-size: var(--t-sm); max-width: 66ch; padding: 14px 20px; border-top: 1px solid var(--line-soft);`;

/** The organizations of this account, each with a button that opens it (ORG-01). */
export function Organizations() {
  const query = useGetOrganizationsQuery();
  const { data: organizations, isError } = query;
  const { email } = useUser();
  const switchTo = useSwitch();
  return (
    <Card title="Your organizations" padding="none">
      <RowsState of="organizations" query={query} />
      {organizations && !isError && (
        <ul>
          {organizations.map(({ tenantId, name, role, current }) => (
            <Line key={tenantId}>
              <div>
                <b>{name}</b>
                <small>You are {roleRow(role).noun} there</small>
              </div>
              {current ? (
                <StatusChip tone="success" label="Open here" />
              ) : (
                <Button small aria-label={`Switch to ${name}`} onClick={() => switchTo({ tenantId, name })}>
                  Switch
                </Button>
              )}
            </Line>
          ))}
        </ul>
      )}
      <Quiet>
        An invitation of another organization adds it to this account: open its link while you are signed in
        as {email}. To leave an organization, open it and go to{' '}
        <TextLink to={paths.yourData}>Your data</TextLink>.
      </Quiet>
    </Card>
  );
}
