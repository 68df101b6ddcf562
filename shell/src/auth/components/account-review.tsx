import { formatDay } from '@harambee/domain';
import type { AccountReview } from '@harambee/domain/schemas';
import { styled } from '@harambee/ui';

const Facts = styled.dl`
  display: grid; gap: 12px; padding: 16px; border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card);
  dt { color: var(--ink-2); font-size: var(--t-sm); }
  dd { overflow-wrap: anywhere; }
  dd + dd { margin-top: 4px; }
  small { color: var(--ink-3); font-size: var(--t-sm); }
`;

/** Shows whose account it is and who is in it, to someone who may see it for the first time. */
export function AccountReviewFacts({ review }: { review: AccountReview }) {
  const { name, email, organization, createdAt, people, sessions, invitations } = review;
  return (
    <Facts>
      <div>
        <dt>Account</dt>
        <dd>
          {name}, {email} <small>since {formatDay(createdAt)}</small>
        </dd>
      </div>
      <div>
        <dt>Organization</dt>
        <dd>{organization}</dd>
      </div>
      {people.length > 0 && (
        <div>
          <dt>Other people in it</dt>
          {people.map(({ id, firstName, lastName, email: address, role }) => (
            <dd key={id}>
              {`${firstName} ${lastName}`.trim()}, {address} <small>{role}</small>
            </dd>
          ))}
        </div>
      )}
      {sessions.length > 0 && (
        <div>
          <dt>Signed in</dt>
          {sessions.map(({ id, device, createdAt: began, current }) => (
            <dd key={id}>
              {device} <small>{current ? 'this device' : `since ${formatDay(began)}`}</small>
            </dd>
          ))}
        </div>
      )}
      {invitations > 0 && (
        <div>
          <dt>Open invitations</dt>
          <dd>{invitations}</dd>
        </div>
      )}
    </Facts>
  );
}
