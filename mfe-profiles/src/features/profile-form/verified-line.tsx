import { can, paths, verifiedInWords } from '@harambee/domain';
import type { ProfileVerification, User } from '@harambee/domain/schemas';
import { useUser } from '@harambee/platform';
import { Icon, styled, TextLink } from '@harambee/ui';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useGetProfileVerificationQuery } from '../../api/profiles.api.ts';
import type { ProfileValues } from './values/profile-values.ts';

const Line = styled.p`
  display: grid; grid-template-columns: 18px minmax(0, 1fr); gap: 8px; max-width: 600px; color: var(--ink-2); font-size: var(--t-sm); line-height: 18px;
  overflow-wrap: anywhere;
  & > svg { color: var(--ink-3); }
  &[data-verified] > svg { color: var(--primary-ink); }
`;

/** Whether the public page says "verified", and if not, whose address at which domain would do it (PROF-63). */
export function VerifiedLine() {
  const user = useUser();
  const { values } = useFormikContext<ProfileValues>();
  // Nobody waits for it: without an answer, or from a service of before, there is no line.
  const { data } = useGetProfileVerificationQuery();
  if (!data) return null;
  const isChanged = values.website.trim() !== data.website;
  const isVerified = !isChanged && data.state === 'verified';
  return (
    <Line role="status" data-verified={isVerified || undefined}>
      <Icon name={isVerified ? 'check-circle' : 'alert-circle'} size={18} />
      <span>
        {isChanged ? 'Save your changes to see whether this website is verified.' : wordsOf(data, user)}
      </span>
    </Line>
  );
}

function wordsOf({ state, domain = '', asciiDomain = '', on }: ProfileVerification, user: User): ReactNode {
  switch (state) {
    case 'verified':
      return `${verifiedInWords({ verifiedDomain: domain, ...(on && { verifiedOn: on }) })} Your public page says so.`;
    case 'hidden':
      return 'Your website is verified. Your public page does not say so, because it hides the website.';
    case 'shared':
      return `Not verified: anybody can have a page or an email address at ${domain}. A website at a domain of your own can be verified.`;
    case 'unproved':
      return <Unproved user={user} domain={domain} asciiDomain={asciiDomain} />;
    default:
      return 'Not verified: there is no website to verify.';
  }
}

const isAt = (email: string, domain: string): boolean => {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return host === domain || host.endsWith(`.${domain}`);
};

function Unproved({ user, domain, asciiDomain }: { user: User; domain: string; asciiDomain: string }) {
  const start = `Not verified: no owner has confirmed an email address at ${domain}.`;
  if (!can(user.role, 'people.manage'))
    return `${start} An owner who has one can confirm it in Settings, and your public page then says so.`;
  if (user.mustProveEmail && isAt(user.email, asciiDomain))
    return (
      <>
        {start} Open the link that we emailed to {user.email}, or ask for another one in{' '}
        <TextLink to={paths.settings}>Settings</TextLink>.
      </>
    );
  return (
    <>
      {start} If you have one, make it your address in <TextLink to={paths.settings}>Settings</TextLink>. If a
      colleague has one, make them an owner on the page <TextLink to={paths.team}>Team</TextLink>.
    </>
  );
}
