import { dayOf } from '@harambee/domain';
import type { DraftingFacts } from '@harambee/drafting';
import { draftingFacts } from '@harambee/proposal-files/text';
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
  return draftingFacts(
    form.fields,
    organization && { ...organization, ...organization.statements },
    form.savedAt && dayOf(form.savedAt),
  );
}
