import { paths } from '@harambee/domain';
import { lazyPage, type RemoteModule } from '@harambee/platform';

const path = (page: string) => page.replace(/^\//, '');

/** Everything this remote brings (architecture, rule 1). Pages and widgets are fetched when they are first shown. */
export const remoteModule: RemoteModule = {
  contract: 1,
  routes: [
    {
      path: path(paths.proposals),
      Component: lazyPage(
        async () => (await import('./features/proposal-list/proposal-list.page.tsx')).ProposalListPage,
      ),
    },
    {
      path: path(paths.newProposal),
      Component: lazyPage(
        async () => (await import('./features/proposal-form/new-proposal.page.tsx')).NewProposalPage,
      ),
    },
    {
      path: path(paths.proposalAnalytics),
      Component: lazyPage(
        async () =>
          (await import('./features/proposal-analytics/proposal-analytics.page.tsx')).ProposalAnalyticsPage,
      ),
    },
    {
      path: path(paths.proposal(':id')),
      Component: lazyPage(
        async () => (await import('./features/proposal-detail/proposal-detail.page.tsx')).ProposalDetailPage,
      ),
    },
  ],
  commands: [
    {
      id: 'proposals.new',
      name: 'New proposal',
      subtitle: 'Write a grant proposal in five sections',
      section: 'Create',
      keywords: 'create grant write',
      shortcut: ['c'],
      to: paths.newProposal,
    },
    {
      id: 'proposals.search',
      name: 'Search proposals',
      subtitle: 'Find a proposal by title, grant or organization',
      section: 'Search',
      keywords: 'find',
      to: `${paths.proposals}?focus=search`,
    },
    {
      id: 'proposals.search-grants',
      name: 'Search grants',
      subtitle: 'Find a grant you have written to',
      section: 'Search',
      keywords: 'find funder',
      to: `${paths.proposals}?focus=search`,
    },
  ],
  widgets: [
    {
      id: 'proposals.recent',
      slot: 'dashboard.main',
      order: 10,
      Component: lazyPage(async () => (await import('./widgets/recent-proposals.tsx')).RecentProposals),
    },
  ],
};
