import type { ProfileSnapshot } from '@harambee/domain';
import { keepNewest } from '@harambee/service-kit';
import { ApplicantModel } from '../applicants/applicant.model.ts';

/** Stores what rules of calls are held against. Events may arrive twice and in any order. */
export async function keepApplicant(
  tenantId: string,
  {
    revision,
    name,
    type,
    location,
    foundedYear,
    mission,
    sdgs,
    facts,
    statements,
    standing,
  }: ProfileSnapshot,
): Promise<void> {
  const { description, registrationNumber, legalStatus } = statements ?? {};
  const snapshot = {
    ...{ name, type, location, foundedYear, mission, sdgs },
    ...{ description, registrationNumber, legalStatus },
    ...standing,
    facts: facts.map(({ name: of, value, unit, date }) => ({ name: of, value, unit, date })),
    profileRevision: revision,
  };
  await keepNewest(
    ApplicantModel,
    { tenantId },
    snapshot,
    // Events before 2026-12 lack it; `profile.restated` has the same revision.
    { revisionField: 'profileRevision', late: 'taxExemptStatus' },
  );
}
