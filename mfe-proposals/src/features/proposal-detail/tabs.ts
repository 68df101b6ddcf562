import type { ProposalFormSection } from '@harambee/domain';
import { useSearchParams } from 'react-router-dom';

/** The six tabs (spec 2.13), with the sections of the form that each one edits. */
export const detailTabs = {
  overview: { label: 'Overview', sections: ['basic'] },
  details: { label: 'Details', sections: ['project'] },
  funding: { label: 'Funding', sections: ['funding'] },
  implementation: { label: 'Implementation', sections: ['implementation'] },
  team: { label: 'Team', sections: ['team'] },
  generated: { label: 'Generated Content', sections: [] },
} as const satisfies Record<string, { label: string; sections: readonly ProposalFormSection[] }>;

export type DetailTab = keyof typeof detailTabs;
export const detailTabNames = Object.keys(detailTabs) as DetailTab[];

export function tabOfSection(section: ProposalFormSection | undefined): DetailTab {
  const tabs = detailTabNames.filter((tab) =>
    (detailTabs[tab].sections as readonly string[]).includes(section ?? ''),
  );
  return tabs[0] ?? 'overview';
}

/** The tab lives in the address, so that a link leads to it and Back returns to it. */
export function useTab() {
  const [query, setQuery] = useSearchParams();
  const named = query.get('tab');
  const tab = detailTabNames.find((name) => name === named) ?? 'overview';
  const setTab = (next: DetailTab) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'overview') after.delete('tab');
        else after.set('tab', next);
        // An earlier text is read, and two are compared, until one goes elsewhere.
        after.delete('version');
        after.delete('compare');
        return after;
      },
      { replace: true },
    );
  return { tab, setTab };
}
