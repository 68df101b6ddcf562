import { paths } from '@harambee/domain';
import { lazyPage, type RemoteModule } from '@harambee/platform';
import { askToSubmitLatest } from './features/submit-latest/submit-latest-request.ts';
import { outbox } from './outbox.ts';

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
      path: path(paths.changedFacts),
      Component: lazyPage(
        async () => (await import('./features/changed-facts/changed-facts.page.tsx')).ChangedFactsPage,
      ),
    },
    {
      path: path(paths.proposal(':id')),
      Component: lazyPage(
        async () => (await import('./features/proposal-detail/proposal-detail.page.tsx')).ProposalDetailPage,
      ),
    },
    {
      path: path(paths.calls),
      Component: lazyPage(async () => (await import('./features/call-list/call-list.page.tsx')).CallListPage),
    },
    {
      path: path(paths.newCall),
      Component: lazyPage(async () => (await import('./features/new-call/new-call.page.tsx')).NewCallPage),
    },
    {
      path: path(paths.compareCalls),
      Component: lazyPage(
        async () => (await import('./features/compare-calls/compare-calls.page.tsx')).CompareCallsPage,
      ),
    },
    {
      path: path(paths.call(':id')),
      Component: lazyPage(
        async () => (await import('./features/call-detail/call-detail.page.tsx')).CallDetailPage,
      ),
    },
    {
      path: path(paths.documents),
      Component: lazyPage(
        async () => (await import('./features/documents/documents.page.tsx')).DocumentsPage,
      ),
    },
    {
      path: path(paths.answers),
      Component: lazyPage(
        async () => (await import('./features/answer-bank/answer-bank.page.tsx')).AnswerBankPage,
      ),
    },
  ],
  publicRoutes: [
    {
      path: path(paths.guestPage),
      Component: lazyPage(
        async () => (await import('./features/guest-page/guest-proposal.page.tsx')).GuestProposalPage,
      ),
    },
  ],
  commands: [
    {
      id: 'proposals.submit-latest',
      needs: 'proposals.submit',
      name: 'Submit latest draft proposal',
      subtitle: 'Mark as submitted (asks first)',
      section: 'Continue',
      icon: 'send',
      keywords: 'send newest',
      shortcut: ['$mod+Enter'],
      perform: askToSubmitLatest,
    },
    {
      id: 'proposals.new',
      needs: 'proposals.write',
      name: 'New proposal',
      subtitle: 'Write a grant proposal in five sections',
      section: 'Create and search',
      parent: 'create',
      icon: 'file',
      keywords: 'create grant write',
      to: paths.newProposal,
    },
    {
      id: 'proposals.search-grants',
      name: 'Search grants',
      subtitle: 'Find a grant you have written to',
      section: 'Create and search',
      parent: 'search',
      icon: 'search',
      keywords: 'find funder',
      to: `${paths.proposals}?focus=search`,
    },
    {
      id: 'proposals.search',
      name: 'Search proposals',
      subtitle: 'Titles, grants, organizations',
      section: 'Create and search',
      parent: 'search',
      icon: 'search',
      keywords: 'find',
      to: `${paths.proposals}?focus=search`,
    },
    {
      id: 'proposals.mine',
      name: 'My proposals',
      subtitle: 'Those you lead, help with or have a task of',
      section: 'Continue',
      icon: 'user',
      keywords: 'mine own lead help',
      to: `${paths.proposals}?mine=1`,
    },
    {
      id: 'proposals.waiting',
      name: 'Waiting for me',
      subtitle: 'Your tasks and what colleagues ask of you',
      section: 'Continue',
      icon: 'clock',
      keywords: 'tasks due asked todo',
      to: paths.dashboard,
    },
    {
      id: 'proposals.new-call',
      needs: 'calls.write',
      name: 'New call',
      subtitle: 'Paste or choose what a funder published, or write it',
      section: 'Create and search',
      parent: 'create',
      icon: 'flag',
      keywords: 'create import funder grant questions deadline paste',
      to: paths.newCall,
    },
    {
      id: 'proposals.search-answers',
      name: 'Search answers',
      subtitle: 'Find what you have answered before',
      section: 'Create and search',
      parent: 'search',
      icon: 'search',
      keywords: 'find former answer question bank reuse',
      to: `${paths.answers}?focus=search`,
    },
    {
      id: 'proposals.new-answer',
      needs: 'answers.write',
      name: 'New answer',
      subtitle: 'Keep an answer to use again',
      section: 'Create and search',
      parent: 'create',
      icon: 'layers',
      keywords: 'create write answer bank question',
      to: `${paths.answers}?open=new`,
    },
  ],
  widgets: [
    {
      id: 'proposals.next-step',
      slot: 'dashboard.next',
      order: 10,
      Component: lazyPage(async () => (await import('./widgets/next-step-card.tsx')).NextStepCard),
    },
    {
      id: 'proposals.active',
      slot: 'dashboard.figures',
      order: 10,
      Component: lazyPage(async () => (await import('./widgets/active-proposals.tsx')).ActiveProposals),
    },
    {
      id: 'proposals.recent',
      slot: 'dashboard.main',
      order: 10,
      Component: lazyPage(async () => (await import('./widgets/recent-proposals.tsx')).RecentProposals),
    },
    {
      id: 'proposals.waiting',
      slot: 'dashboard.side',
      order: 5,
      Component: lazyPage(async () => (await import('./widgets/waiting-for-you.tsx')).WaitingForYou),
    },
    {
      id: 'proposals.calls',
      slot: 'dashboard.side',
      order: 10,
      Component: lazyPage(async () => (await import('./widgets/next-calls.tsx')).NextCalls),
    },
    {
      id: 'proposals.submit-latest',
      slot: 'app.overlay',
      order: 10,
      Component: lazyPage(
        async () =>
          (await import('./features/submit-latest/submit-latest-when-asked.tsx')).SubmitLatestWhenAsked,
      ),
    },
  ],
  outbox,
  readAhead: async (dispatch, who) => (await import('./read-ahead.ts')).readAhead(dispatch, who),
};
