import { isEmailLike, isSafeUrl } from '@harambee/domain';
import type { ProfileFields } from '@harambee/domain/schemas';
import type { IconName } from '@harambee/ui';

/** A way to reach an organization. Without `href` it is shown as words only. */
export interface ContactAddress {
  name: string;
  icon: IconName;
  words: string;
  href?: string;
  /** Another site, which learns nothing of this page. */
  isElsewhere?: boolean;
}

/** Only what a browser reads as http or https becomes a link, whatever a profile holds. */
const link = (address: string) => (isSafeUrl(address) ? { href: address, isElsewhere: true } : {});

/** `https://www.maji.example/` is read as `maji.example`. */
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

/** What is given, in the order in which it is read. */
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
