import { profileStatementNames } from '@harambee/domain';
import type { OrganizationFacts } from './drafter.ts';

const isGiven = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== 0;

/**
 * What a drafter may say about an organization: only filled-in fields, under the name in its profile or, without one,
 * in the form. Services and pages use it to read profiles of several shapes.
 */
export function organizationFacts(
  profile: Partial<OrganizationFacts> | null | undefined,
  nameInForm: string,
): OrganizationFacts {
  const { name, mission, location, foundedYear, sdgs, website, facts } = profile ?? {};
  const stated = profileStatementNames.map((field) => [field, profile?.[field]] as const);
  const fields = Object.entries({
    mission,
    location,
    foundedYear,
    sdgs,
    website,
    ...Object.fromEntries(stated),
  });
  return {
    name: name || nameInForm,
    ...Object.fromEntries(fields.filter(([, value]) => isGiven(value))),
    ...(facts &&
      facts.length > 0 && {
        facts: facts.map(({ id, name, value, unit, date, source }) => ({
          ...(id !== undefined && { id }),
          ...{ name, value, unit, date, source },
        })),
      }),
  };
}
