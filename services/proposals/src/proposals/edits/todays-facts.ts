import { dayOf } from '@harambee/domain';
import { type DraftingFacts, organizationFacts } from '@harambee/drafting';
import { OrganizationModel, type OrganizationRecord } from '../../organizations/organization.model.ts';
import type { ProposalRecord } from '../proposal.model.ts';
import { ProposalFormModel } from '../proposal-form.model.ts';

/** The known facts: the form, and what this service knows of the organization. Undefined without a form. */
export async function todaysFacts({
  tenantId,
  formId,
}: Pick<ProposalRecord, 'tenantId' | 'formId'>): Promise<DraftingFacts | undefined> {
  const [form, organization] = await Promise.all([
    ProposalFormModel.findOne({ _id: formId, tenantId }).lean(),
    OrganizationModel.findOne({ tenantId }).lean<OrganizationRecord>(),
  ]);
  if (!form) return undefined;
  return {
    proposal: form.fields,
    organization: organizationFacts(
      organization && { ...organization, ...organization.statements },
      form.fields.organization,
    ),
    ...(form.savedAt && { savedOn: dayOf(form.savedAt) }),
    ...(organization?.profileSavedOn && { profileSavedOn: organization.profileSavedOn }),
  };
}
