import type { ProfileStatements } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { type DraftingFacts, type OrganizationFacts, organizationFacts } from '@harambee/drafting';

/** What is known of an organization: its name since sign-up, the rest from its profile. */
export interface KnownOrganization extends Partial<OrganizationFacts>, Partial<ProfileStatements> {
  /** Day the profile was last saved, `YYYY-MM-DD`. */
  profileSavedOn?: string | undefined;
}

/**
 * Everything that a text is drafted from: the form as it is stored and what is known of the organization (DRAFT-01).
 * `savedOn` is the day the form was saved, `YYYY-MM-DD`.
 */
export const draftingFacts = (
  proposal: ProposalFields,
  organization: KnownOrganization | null | undefined,
  savedOn: string | undefined,
): DraftingFacts => ({
  proposal,
  organization: organizationFacts(organization, proposal.organization),
  ...(savedOn && { savedOn }),
  ...(organization?.profileSavedOn && { profileSavedOn: organization.profileSavedOn }),
});
