import { type ProposalFormSection, paths } from '@harambee/domain';
import type { ProposalListItem } from '@harambee/domain/schemas';

/** The tabs (PROP-30), with the sections of the form that each one edits. */
export const detailTabs = {
  overview: { label: 'Overview', sections: ['basic'] },
  details: { label: 'Details', sections: ['project'] },
  funding: { label: 'Funding', sections: ['funding'] },
  implementation: { label: 'Implementation', sections: ['implementation'] },
  team: { label: 'Team', sections: ['team'] },
  generated: { label: 'Generated Content', sections: [] },
  answers: { label: 'Answers', sections: [] },
  history: { label: 'History', sections: [] },
} as const satisfies Record<string, { label: string; sections: readonly ProposalFormSection[] }>;

export type DetailTab = keyof typeof detailTabs;
export const detailTabNames = Object.keys(detailTabs) as DetailTab[];

/** A tab that shows answers of the form. */
export type FormTab = Exclude<DetailTab, 'generated' | 'answers' | 'history'>;
export const isFormTab = (tab: DetailTab): tab is FormTab =>
  tab !== 'generated' && tab !== 'answers' && tab !== 'history';

export function tabOfSection(section: ProposalFormSection | undefined): DetailTab {
  const tabs = detailTabNames.filter((tab) =>
    (detailTabs[tab].sections as readonly string[]).includes(section ?? ''),
  );
  return tabs[0] ?? 'overview';
}

/** Where one goes on writing: edit mode, at the section that its card names as the next. */
export function continueAddress({ id, openSections }: Pick<ProposalListItem, 'id' | 'openSections'>): string {
  const [next] = openSections ?? [];
  const tab = next && tabOfSection(next);
  const query = new URLSearchParams({ mode: 'edit', ...(tab && tab !== 'overview' && { tab }) });
  return `${paths.proposal(id)}?${query}`;
}
