import { formatDay, isSafeUrl, joinerRole, roleRow } from '@harambee/domain';
import type { User } from '@harambee/domain/schemas';
import { room, styled, TextLink } from '@harambee/ui';
import { Avatar, StatusChip } from '@harambee/ui/app';
import type { ReactNode } from 'react';

const Head = styled.div`
  display: flex; gap: 16px; align-items: center; padding-bottom: 20px; margin-bottom: 20px; border-bottom: 1px solid var(--line-soft);
  & > div { min-width: 0; }
  h2 { font-size: 22px; line-height: 28px; overflow-wrap: anywhere; }
  p { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; color: var(--ink-2); margin-top: 4px; overflow-wrap: anywhere; }
`;
const Facts = styled.dl`
  display: grid; grid-template-columns: 176px minmax(0, 1fr); gap: 14px 24px;
  dt { color: var(--ink-2); }
  dd { overflow-wrap: anywhere; white-space: pre-line; max-width: 66ch; }
  dd[data-empty] { color: var(--ink-3); }
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); gap: 2px; dd { margin-bottom: 12px; } }
`;

/** An address becomes a link only if it is a URL; a handle stays text. */
const asLink = (value: string): ReactNode =>
  isSafeUrl(value) ? <TextLink href={value}>{value}</TextLink> : value;

/** A person as their team sees them. */
export function ProfileFacts({ user }: { user: User }) {
  const name = `${user.firstName} ${user.lastName}`.trim();
  const facts: readonly [string, ReactNode][] = [
    ['Name', name],
    ['Email', user.email],
    ['Organization', user.tenantName],
    ['Phone', user.phone],
    ['Location', user.location],
    ['About you', user.bio],
    ['Website', asLink(user.website)],
    ['LinkedIn', asLink(user.linkedin)],
    ['X', asLink(user.twitter)],
    ['Member since', formatDay(user.createdAt)],
  ];
  return (
    <>
      <Head>
        <Avatar name={name} size={56} />
        <div>
          <h2>{name}</h2>
          <p>
            <StatusChip
              tone={roleRow(user.role).tone}
              icon="user"
              label={user.role ? roleRow(user.role).label : joinerRole}
            />
            {user.tenantName}
          </p>
        </div>
      </Head>
      <Facts>
        {facts.map(([label, value]) => [
          <dt key={`${label} label`}>{label}</dt>,
          <dd key={`${label} value`} data-empty={value ? undefined : true}>
            {value || 'Not given'}
          </dd>,
        ])}
      </Facts>
    </>
  );
}
