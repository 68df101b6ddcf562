import { isEmailLike, isSafeUrl } from '@harambee/domain';
import type { ProfileFields } from '@harambee/domain/schemas';
import type { IconName } from '@harambee/ui';

/** A way to contact an organization. Without `href` it is plain text. */
export interface ContactAddress {
  name: string;
  icon: IconName;
  words: string;
  href?: string;
  /** A link to another site, which gets no referrer. */
  isElsewhere?: boolean;
}

/** Only an http or https address becomes a link, whatever a profile contains. */
const link = (address: string) => (isSafeUrl(address) ? { href: address, isElsewhere: true } : {});

/** `https://www.maji.example/` is shown as `maji.example`. */
const plainAddress = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

const mail = (address: string) =>
  isEmailLike(address) ? { href: `mailto:${address.split('@').map(encodeURIComponent).join('@')}` } : {};

function telephone(number: string) {
  const digits = number.replaceAll(/[^\d+]/g, '');
  return /^\+?\d{3,}$/.test(digits) ? { href: `tel:${digits}` } : {};
}

function handle(text: string) {
  const name = text.replace(/^@/, '');
  return /^\w{1,15}$/.test(name)
    ? { words: `@${name} on X`, href: `https://x.com/${name}`, isElsewhere: true }
    : { words: text };
}

type ContactFields = Pick<
  ProfileFields,
  'website' | 'contactEmail' | 'contactPhone' | 'linkedinUrl' | 'twitterHandle'
>;

/** The available contacts, in reading order. */
export function contactAddresses(profile: ContactFields): ContactAddress[] {
  const [website, email, phone, linkedin, x] = [
    profile.website,
    profile.contactEmail,
    profile.contactPhone,
    profile.linkedinUrl,
    profile.twitterHandle,
  ].map((text) => text.trim());
  return [
    ...(website
      ? [{ name: 'Website', icon: 'globe' as const, words: plainAddress(website), ...link(website) }]
      : []),
    ...(email ? [{ name: 'Email', icon: 'mail' as const, words: email, ...mail(email) }] : []),
    ...(phone ? [{ name: 'Phone', icon: 'phone' as const, words: phone, ...telephone(phone) }] : []),
    ...(linkedin
      ? [
          {
            name: 'LinkedIn',
            icon: 'link' as const,
            words: isSafeUrl(linkedin) ? 'LinkedIn' : linkedin,
            ...link(linkedin),
          },
        ]
      : []),
    ...(x ? [{ name: 'X', icon: 'link' as const, ...handle(x) }] : []),
  ];
}
