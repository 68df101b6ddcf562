import { type EligibilityPlace, paths, profileLabels } from '@harambee/domain';
import type { Profile } from '@harambee/domain/schemas';
import { fieldId } from '@harambee/ui';

/** The form has a part for figures, and none for focus areas: an organization says what it works on by its goals. */
const anchorOf = (place: Exclude<EligibilityPlace, 'request'>): string =>
  place === 'facts' ? 'figures' : fieldId(place === 'focusAreas' ? 'sdgs' : place);

/** The field of the profile or the amount that a rule was held against, as a link; undefined where there is none. */
export function ownPlace(
  place: EligibilityPlace | undefined,
  { profile, proposalId }: { profile: Profile | null | undefined; proposalId: string | undefined },
) {
  if (place === 'request' && proposalId)
    return { to: `${paths.proposal(proposalId)}?mode=edit`, label: 'Your proposal: amount and budget' };
  if (place === undefined || place === 'request' || profile === undefined) return undefined;
  const label = `Your profile: ${profileLabels[place]}`;
  if (profile === null) return { to: paths.newProfile, label: 'Create your profile' };
  return { to: `${paths.editProfile(profile.id)}#${anchorOf(place)}`, label };
}
