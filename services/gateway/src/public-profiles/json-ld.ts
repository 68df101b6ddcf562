import { isSafeUrl, sdgs } from '@harambee/domain';
import type { PublicProfile } from '@harambee/domain/schemas';
import type { NGO, WithContext } from 'schema-dts';

const filled = (text: string | undefined): string | undefined => text?.trim() || undefined;

function otherPages({ linkedinUrl = '', twitterHandle = '' }: PublicProfile): string[] {
  const name = twitterHandle.replace(/^@/, '');
  return [
    ...(isSafeUrl(linkedinUrl) ? [linkedinUrl] : []),
    ...(/^\w{1,15}$/.test(name) ? [`https://x.com/${name}`] : []),
  ];
}

/** Pictures of the organization have addresses without an origin. */
const picturesOf = (picture: { url: string } | undefined, address: string): string[] =>
  picture === undefined ? [] : [new URL(picture.url, address).href];

/** What a search engine may know of the organization: the same as the page shows (PROF-39). */
export function ngoOf(profile: PublicProfile, address: string, picture: string): WithContext<NGO> {
  const { website = '', foundedYear, updatedAt, evidence } = profile;
  const pages = otherPages(profile);
  const goals = profile.sdgs.flatMap((goal) => sdgs[goal - 1]?.name ?? []);
  const topics = [...goals, ...(evidence?.focusAreas ?? [])];
  const languages = evidence?.languages ?? [];
  const ngo: WithContext<NGO> = {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    '@id': `${address}#organization`,
    name: profile.name,
    url: isSafeUrl(website) ? website : address,
    mainEntityOfPage: { '@type': 'ProfilePage', '@id': address, dateModified: updatedAt },
    description: filled(profile.mission) ?? filled(profile.description),
    image: [picture, ...picturesOf(evidence?.photo, address)],
    logo: picturesOf(evidence?.logo, address)[0],
    address: filled(profile.location),
    foundingDate: foundedYear > 0 ? String(foundedYear) : undefined,
    email: filled(profile.contactEmail),
    telephone: filled(profile.contactPhone),
    identifier: filled(profile.registrationNumber),
    sameAs: pages.length > 0 ? pages : undefined,
    knowsLanguage: languages.length > 0 ? languages : undefined,
    knowsAbout: topics.length > 0 ? topics : undefined,
  };
  return ngo;
}

/** A script element with data, which no browser runs, so the policy needs no exception. Nothing in it can end it. */
export const jsonLd = (data: object): string => {
  const text = JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/ld+json">${text}</script>`;
};
