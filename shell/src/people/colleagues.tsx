import { can, isOnlyFounder, paths } from '@harambee/domain';
import { useGetMembersQuery, useUser } from '@harambee/platform';
import { Banner, Card, styled, TextLink } from '@harambee/ui';
import { useState } from 'react';
import { RowsState } from '../lib/rows-state.tsx';
import { Invite } from './invite.tsx';
import { useMemberActions } from './member-actions.tsx';
import { MemberRow } from './member-row.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { Divided, Part, Rows } from './people.styles.ts';
import { takersFor } from './take-over.tsx';
import { useTwoStepReset } from './two-step-reset.tsx';

const Quiet = styled.p`color: var(--ink-2); font-size: var(--t-sm); max-width: 66ch;`;

/** Everybody in the organization, with actions for people who may change that. */
export function Colleagues() {
  const user = useUser();
  const mayManage = can(user.role, 'people.manage');
  const query = useGetMembersQuery(undefined, {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  const { data: members, isError } = query;
  const [refusal, setRefusal] = useState('');
  const { ask, dialog } = useMemberActions(members ?? [], setRefusal);
  const resetting = useTwoStepReset();
  const isLastOwner = isOnlyFounder(user.role, members ?? []);

  return (
    <Card title="Colleagues" padding="none">
      <RowsState of="colleagues" query={query} />
      <Divided>
        {refusal && (
          <Part>
            <Banner tone="error" title={refusal} />
          </Part>
        )}
        {members && !isError && (
          <Rows aria-label={`People in ${user.tenantName}`}>
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                hasTakers={takersFor(members, member.id).length > 0}
                onAsk={ask}
                onReset={resetting.ask}
              />
            ))}
          </Rows>
        )}
        {mayManage && <OpenInvitations />}
        {mayManage && <Invite />}
        {members && !isError && (
          <Part>
            <Quiet>
              {!mayManage && 'Only owners can invite and remove people. '}
              {isLastOwner && members.length > 1 ? (
                'You are the only owner, so you cannot leave. Make someone else an owner first.'
              ) : (
                <>
                  To leave {user.tenantName}
                  {user.severalOrganizations ? ', go to ' : ', delete your account: '}
                  <TextLink to={paths.yourData}>Your data</TextLink>.
                </>
              )}
            </Quiet>
          </Part>
        )}
      </Divided>
      {dialog}
      {resetting.dialog}
    </Card>
  );
}
