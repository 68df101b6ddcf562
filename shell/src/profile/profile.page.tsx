import { formatDay, paths } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { Button, Card, Page, styled } from '@harambee/ui';
import { useState } from 'react';
import { ProfileForm } from './profile-form.tsx';

const Facts = styled.dl`
  display: grid; grid-template-columns: 176px minmax(0, 1fr); gap: 14px 24px;
  dt { color: var(--ink-2); }
  dd { overflow-wrap: anywhere; white-space: pre-line; }
  @media (max-width: 599px) { grid-template-columns: minmax(0, 1fr); gap: 2px; dd { margin-bottom: 12px; } }
`;

/** The person's own data, to read and to change (spec 2.20). */
export function ProfilePage() {
  const user = useUser();
  const [isEditing, setEditing] = useState(false);
  const facts: [string, string][] = [
    ['Name', `${user.firstName} ${user.lastName}`.trim()],
    ['Email', user.email],
    ['Organization', user.tenantName],
    ['Role', user.role || 'Member'],
    ['Phone', user.phone],
    ['Location', user.location],
    ['About you', user.bio],
    ['Website', user.website],
    ['LinkedIn', user.linkedin],
    ['X', user.twitter],
    ['Member since', formatDay(user.createdAt)],
  ];
  return (
    <Page
      title="Your profile"
      description="How you appear to your team."
      back={{ to: paths.dashboard, label: 'Dashboard' }}
      actions={
        !isEditing && (
          <Button icon="pencil" onClick={() => setEditing(true)}>
            Edit profile
          </Button>
        )
      }
    >
      <Card>
        {isEditing ? (
          <ProfileForm user={user} scope="all" onDone={() => setEditing(false)} />
        ) : (
          <Facts>
            {facts.map(([name, value]) => [
              <dt key={`${name} name`}>{name}</dt>,
              <dd key={`${name} value`}>{value || 'Not given'}</dd>,
            ])}
          </Facts>
        )}
      </Card>
    </Page>
  );
}
