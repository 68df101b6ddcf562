import type { OrganizationFacts } from '@harambee/drafting';
import type { OrganizationRecord } from './organization.model.ts';

/** What a drafter may say of an organization: only what is given, under the name in its profile or, without one, in the form. */
export function organizationFacts(record: OrganizationRecord | null, nameInForm: string): OrganizationFacts {
  const { name, mission, location, foundedYear, sdgs, website, facts, statements } = record ?? {};
  const stated = Object.entries(statements ?? {}).filter(([, text]) => text !== '');
  return {
    name: name || nameInForm,
    ...(mission && { mission }),
    ...(location && { location }),
    ...(foundedYear && { foundedYear }),
    ...(sdgs && sdgs.length > 0 && { sdgs: [...sdgs] }),
    ...(website && { website }),
    ...Object.fromEntries(stated),
    ...(facts &&
      facts.length > 0 && {
        facts: facts.map(({ name, value, unit, date, source }) => ({ name, value, unit, date, source })),
      }),
  };
}
