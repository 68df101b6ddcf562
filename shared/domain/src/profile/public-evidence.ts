import type { FundedProject } from '../evidence/evidence-rows.schemas.ts';
import type { PublicEvidence } from '../evidence/public-evidence.schemas.ts';
import { currencyOf } from '../format/currencies.ts';
import { figureInWords } from './figure-in-words.ts';
import type { OwnFact, ProfileFields, ProfileSettings } from './profile.schemas.ts';

/** What others than the person who wrote the profile know about it. */
export interface KnownEvidence {
  /** The organization's own proposals that are funded now, by id. */
  funded: ReadonlyMap<string, { amount: number; currency?: string | undefined }>;
  logo?: PublicEvidence['logo'];
  /** Without its words, which the profile has. */
  photo?: PublicEvidence['logo'];
  /** What was proved of the website, and on which day (`YYYY-MM-DD`). */
  verified?: { domain: string; on: string } | undefined;
}

const figureOf = ({ name, date, source, url, ...fact }: OwnFact): PublicEvidence['figures'][number] => ({
  label: name,
  value: figureInWords(fact),
  date,
  source,
  ...(url && { url }),
});

/** Undefined if it stands for a proposal that is not funded now. */
function projectOf(
  project: FundedProject,
  funded: KnownEvidence['funded'],
): PublicEvidence['projects'][number] | undefined {
  const { title, funder, from, to, summary, proposalId, showsAmount } = project;
  const proposal = proposalId === undefined ? undefined : funded.get(proposalId);
  if (proposalId !== undefined && !proposal) return undefined;
  const { amount, currency } = proposal ? { ...proposal, currency: currencyOf(proposal) } : project;
  return {
    title,
    ...(funder !== '' && { funder }),
    ...(amount > 0 && (!proposal || showsAmount) && { amount, currency }),
    from,
    ...(to > 0 && { to }),
    ...(summary !== '' && { summary }),
  };
}

function registrationOf(profile: ProfileFields): PublicEvidence['registration'] {
  const { registrationNumber: number, registrationAuthority: authority } = profile;
  const { registrationCountry: country, registrationSince: since } = profile;
  if (number === '' || authority === '' || country === '') return undefined;
  return { number, authority, country, ...(since > 0 && { since }) };
}

/** The newest first, for page, file and picture alike; those of one day as the organization has them (PROF-51). */
const publicFigures = (facts: readonly OwnFact[]): PublicEvidence['figures'] =>
  facts
    .filter(({ isPublic }) => isPublic)
    .sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0))
    .map(figureOf);

/** What a funder finds on the public page (PROF-50): only what the organization chose, and what still holds. */
export function publicEvidence(
  profile: ProfileFields &
    Pick<ProfileSettings, 'facts' | 'projects' | 'policies' | 'reports' | 'hiddenContactFields'>,
  { funded, logo, photo, verified }: KnownEvidence,
): PublicEvidence {
  const registration = registrationOf(profile);
  const alt = profile.photoAlt;
  return {
    figures: publicFigures(profile.facts),
    projects: profile.projects.flatMap((project) => projectOf(project, funded) ?? []),
    focusAreas: [...profile.focusAreas],
    ...(registration && { registration }),
    policies: profile.policies.map(({ title, url }) => ({ title, url })),
    reports: profile.reports.map(({ title, year, url }) => ({ title, year, url })),
    languages: [...profile.languages],
    ...(logo && { logo }),
    // Without words for whoever does not see it, it is not shown.
    ...(photo && alt !== '' && { photo: { ...photo, alt } }),
    // A website that is hidden must not show by its domain.
    ...(verified &&
      !profile.hiddenContactFields.includes('website') && {
        verifiedDomain: verified.domain,
        verifiedOn: verified.on,
      }),
  };
}
