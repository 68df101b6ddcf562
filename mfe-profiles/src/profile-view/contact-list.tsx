import { Icon, room, styled, VisuallyHidden } from '@harambee/ui';
import type { ReactNode } from 'react';
import type { ContactAddress } from './contact-addresses.ts';

const List = styled.ul`
  display: grid; gap: 2px; margin: 0; padding: 0; list-style: none;
  & > li { display: grid; grid-template-columns: 18px minmax(0, 1fr) auto; gap: 12px; padding: 5px 0; align-items: center; overflow-wrap: anywhere; line-height: 20px; }
  & > li > svg { color: var(--ink-3); align-self: start; margin-top: 1px; }
  & a { color: var(--primary-ink); text-decoration: underline; text-underline-offset: 3px; text-decoration-color: color-mix(in srgb, currentColor 45%, transparent); }
  & a:hover { text-decoration-color: currentColor; }
  @container ${room.narrow} { & > li { padding: 10px 0; } & a { padding: 8px 0; margin: -8px 0; } }
  @media print { & a[target]::after { content: ' (' attr(href) ')'; color: var(--ink-2); } }
`;

interface ContactListProps {
  addresses: readonly ContactAddress[];
  /** A muted word at the end of a line. */
  note?: (address: ContactAddress) => ReactNode;
}

/** Contact details. Other sites open in a new tab and get no referrer. */
export function ContactList({ addresses, note }: ContactListProps) {
  return (
    <List>
      {addresses.map((address) => (
        <li key={address.name}>
          <Icon name={address.icon} size={18} />
          <span>
            <VisuallyHidden>{address.name}: </VisuallyHidden>
            <ContactLink address={address} />
          </span>
          {note?.(address)}
        </li>
      ))}
    </List>
  );
}

function ContactLink({ address: { words, href, isElsewhere } }: { address: ContactAddress }) {
  if (href === undefined) return <span dir="auto">{words}</span>;
  return (
    <a href={href} dir="auto" {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}>
      {words}
    </a>
  );
}
