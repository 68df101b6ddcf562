import { type EligibilityPlace, paths, profileLabels } from '@harambee/domain';
import type { Profile } from '@harambee/domain/schemas';
import { fieldId } from '@harambee/ui';

/** The form has a part for figures, and none for focus areas: an organization says what it works on by its goals. */
const anchorOf = (place: Exclude<EligibilityPlace, 'request'>): string =>
  place === 'facts' ? 'figures' : fieldId(place === 'focusAreas' ? 'sdgs' : place);

/** The field of the profile that a rule was held against, as a link; undefined where it is no field of the profile. */
export function profilePlace(place: EligibilityPlace | undefined, profile: Profile | null | undefined) {
  if (place === undefined || place === 'request' || profile === undefined) return undefined;
  const label = `Your profile: ${profileLabels[place]}`;
  if (profile === null) return { to: paths.newProfile, label: 'Create your profile' };
  return { to: `${paths.editProfile(profile.id)}#${anchorOf(place)}`, label };
}
