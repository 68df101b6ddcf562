import { type DetailTab, detailTabs, tabOfSection } from '../detail-tabs.ts';
import { sectionOfField } from '../form-values/proposal.schema.ts';

/** Where something is mended: a field of the form on its tab, or the organization's profile. */
export type FieldPlace = { kind: 'field'; tab: DetailTab; field: string } | { kind: 'profile' };

/** Opens the form at a field. */
export type OnEditField = (place: Extract<FieldPlace, { kind: 'field' }>) => void;

/** `requestedAmount`, `objectives.1`, `proposal.team`, `organization.location`. */
export function placeOf(path: string): FieldPlace | undefined {
  const [root = '', ...rest] = path.split('.');
  if (root === 'organization' || root === 'profile') return { kind: 'profile' };
  if (root === 'computed') return undefined;
  const named = root === 'proposal' ? rest.join('.') : path;
  // The lines are written within the field of the budget.
  const field = named.replace(/^budgetLines\b.*/, 'budget');
  const section = sectionOfField(field);
  return section && { kind: 'field', tab: tabOfSection(section), field };
}

/** "Funding, in this proposal": where a record without a source of its own comes from. */
export function placeWords(place: FieldPlace | undefined): string | undefined {
  if (!place) return undefined;
  return place.kind === 'profile'
    ? 'Your organization’s profile'
    : `Your answer under ${detailTabs[place.tab].label}`;
}
