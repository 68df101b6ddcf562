import { can, isOnlyFounder, typeTheNameMessage, typeYourEmailMessage } from '@harambee/domain';
import { useGetMembersQuery, useUser } from '@harambee/platform';
import { Button, Card, styled } from '@harambee/ui';
import { type ReactNode, useState } from 'react';
import { ChangesFileButtons } from '../../outbox/changes-file-buttons.tsx';
import { DownloadStatus } from './download-status.tsx';
import { useHandTo } from './hand-to.tsx';
import { Leave } from './leave.tsx';
import { accountLosses, useOrganizationLosses } from './losses.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import { StorageUse } from './storage-use.tsx';
import { useExport } from './use-export.ts';
import { useDeleteAccountMutation, useDeleteOrganizationMutation } from './your-data.api.ts';

const Rows = styled.div`
  & > div + div { border-top: 1px solid var(--line-soft); }
`;
const Line = styled.div`
  display: flex; gap: 12px 24px; align-items: center; flex-wrap: wrap; padding: 16px 20px;
  & > div:first-of-type { flex: 1; min-width: 220px; }
  & h3 { font-size: var(--t-md, 14px); line-height: 20px; overflow-wrap: anywhere; }
  & p { color: var(--ink-2); max-width: 62ch; overflow-wrap: anywhere; }
  & > span { display: flex; gap: 8px; flex-wrap: wrap; }
`;
const Wide = styled.div`padding: 0 20px 16px; border: 0 !important; &:empty { display: none; }`;
const Danger = styled.div`
  & > section { border-color: var(--danger-line); }
  & > section > div:first-of-type { border-bottom-color: var(--danger-line); }
`;

function Entry({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <Line>
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
      {action && <span>{action}</span>}
    </Line>
  );
}

/** The data of a person and the organization: to download, and to delete. */
export function YourData() {
  const user = useUser();
  const [mayExport, mayDelete] = [
    can(user.role, 'organization.export'),
    can(user.role, 'organization.delete'),
  ];
  const { data: members, isSuccess } = useGetMembersQuery();
  const dataExport = useExport();
  const [asked, setAsked] = useState<'account' | 'organization' | 'leave'>();
  const [deleteAccount] = useDeleteAccountMutation();
  const [deleteOrganization] = useDeleteOrganizationMutation();
  const losses = useOrganizationLosses();
  const handTo = useHandTo();
  const { severalOrganizations: several = false } = user;
  const scope = mayExport ? 'organization' : 'person';
  const isAlone = isSuccess && members.length === 1;
  const isLastOwner = !isAlone && isOnlyFounder(user.role, members ?? []);
  const download = () => void dataExport.start(scope);
  const shared = { dataExport, onExport: download, onClose: () => setAsked(undefined) };
  const isRunning = dataExport.state.step === 'running';

  return (
    <>
      <Card title="Your data" padding="none">
        <Rows>
          <Entry
            title={
              mayExport ? 'Everything about the organization and you' : 'Everything Harambee knows about you'
            }
            action={
              <>
                <Button icon="download" busy={isRunning} onClick={download}>
                  Download everything
                </Button>
                {mayExport && (
                  <Button kind="quiet" disabled={isRunning} onClick={() => void dataExport.start('person')}>
                    Only my own data
                  </Button>
                )}
              </>
            }
          >
            {mayExport
              ? 'One zip file: every proposal with all its versions as PDF and Word, budgets and history, the profile, points, members, and what is stored about you.'
              : 'One zip file: your account, your sign-ins, your notifications, and which proposals you created or changed the status of. The proposals themselves belong to the organization.'}
          </Entry>
          <Wide>
            <DownloadStatus {...dataExport} />
          </Wide>
          {mayExport && <StorageUse />}
          <Entry title="What waits on this device" action={<ChangesFileButtons />}>
            Your changes that have not been sent, and what you typed and did not save. You can restore the
            file here or in another browser.
          </Entry>
        </Rows>
      </Card>
      <Danger>
        <Card title="Delete permanently" padding="none">
          <Rows>
            {several && (
              <Entry
                title={`Leave ${user.tenantName}`}
                action={
                  members && !isLastOwner ? (
                    <Button kind="danger" onClick={() => setAsked('leave')}>
                      Leave
                    </Button>
                  ) : undefined
                }
              >
                {isLastOwner
                  ? `You are the only owner of ${user.tenantName}. To leave, make someone else an owner first. Or delete the organization.`
                  : `What it holds about you is deleted. Your account and your other organizations stay.${isAlone ? ' You are the only person in it, so it is deleted, too.' : ''}`}
              </Entry>
            )}
            {(several || !isAlone) && (
              <Entry
                title={several ? 'Your account in all organizations' : 'Your account'}
                action={
                  members && !isLastOwner ? (
                    <Button kind="danger" onClick={() => setAsked('account')}>
                      Delete my account
                    </Button>
                  ) : undefined
                }
              >
                {isLastOwner
                  ? `You are the only owner of ${user.tenantName}. To leave, make someone else an owner first. Or delete the organization.`
                  : several
                    ? 'You leave every organization, everything about you is deleted, and you can no longer sign in. Organizations with other people stay.'
                    : `Everything about you is deleted, and you can no longer sign in. ${user.tenantName} and its proposals stay.`}
              </Entry>
            )}
            {mayDelete && (
              <Entry
                title={isAlone && !several ? `Your account and ${user.tenantName}` : user.tenantName}
                action={
                  <Button kind="danger" onClick={() => setAsked('organization')}>
                    Delete the organization
                  </Button>
                }
              >
                {isAlone && !several
                  ? 'You are the only person in this organization, so deleting your account also deletes the organization: proposals, profile, public page, points.'
                  : 'Everything is deleted: proposals, profile, public page, points, and the accounts of all its people.'}
              </Entry>
            )}
          </Rows>
        </Card>
      </Danger>
      <RemovalDialog
        {...shared}
        open={asked === 'account'}
        title="Delete your account?"
        intro="This cannot be undone. It also deletes:"
        losses={accountLosses}
        stays={`The proposals stay with ${user.tenantName}. Where their history named you, it says "A former member".`}
        expected={user.email}
        label="Your email address"
        message={typeYourEmailMessage}
        action="Delete my account"
        further={handTo.field}
        send={(body) => deleteAccount({ ...body, ...handTo.body })}
      />
      {several && <Leave {...shared} open={asked === 'leave'} isAlone={isAlone} handTo={handTo} />}
      {mayDelete && (
        <RemovalDialog
          {...shared}
          open={asked === 'organization'}
          title={`Delete ${user.tenantName}?`}
          intro={
            isAlone && !several
              ? 'You are the only person in it, so your account is deleted, too. This cannot be undone. It also deletes:'
              : 'This cannot be undone. It also deletes:'
          }
          losses={losses}
          expected={user.tenantName}
          label="Name of the organization"
          message={typeTheNameMessage}
          action="Delete the organization"
          send={deleteOrganization}
        />
      )}
    </>
  );
}
