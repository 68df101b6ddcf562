import { isProductPath, paths } from '@harambee/domain';
import { helpArticle } from '@harambee/domain/help';
import type { ChatAction } from '@harambee/domain/schemas';
import { contentTokens } from '../language/content-words.ts';
import type { Records } from '../records/records.ts';

/** The pages the assistant can lead to, with the words people use for them. */
export const pages = {
  [paths.dashboard]: { name: 'Dashboard', label: 'the dashboard', words: 'dashboard home start' },
  [paths.proposals]: { name: 'Proposals', label: 'your proposals', words: 'proposals proposal applications' },
  [paths.newProposal]: {
    name: 'New Proposal',
    label: 'the form of a new proposal',
    words: 'new create write proposal',
  },
  [paths.proposalAnalytics]: {
    name: 'Proposal analytics',
    label: 'the proposal analytics',
    words: 'proposal proposals analytics statistics stats insights',
  },
  [paths.changedFacts]: {
    name: 'Changed figures',
    label: 'the changed figures',
    words: 'changed figures facts',
  },
  [paths.calls]: { name: 'Calls', label: 'the calls of funders', words: 'calls call funders deadlines' },
  [paths.newCall]: { name: 'New call', label: 'the form of a new call', words: 'new create import call' },
  [paths.documents]: {
    name: 'Documents',
    label: 'your documents',
    words: 'documents document files locker attachments',
  },
  [paths.answers]: { name: 'Answers', label: 'the answer bank', words: 'answers answer bank former reuse' },
  [paths.profiles]: {
    name: 'Profiles',
    label: 'your organization profile',
    words: 'profile profiles organization organisation',
  },
  [paths.newProfile]: {
    name: 'New profile',
    label: 'the form of a new profile',
    words: 'new create profile',
  },
  [paths.impact]: { name: 'Impact', label: 'your impact', words: 'impact points level' },
  [paths.badges]: { name: 'Badges', label: 'the badges', words: 'badges badge' },
  [paths.leaderboard]: { name: 'Leaderboard', label: 'the leaderboard', words: 'leaderboard ranking rank' },
  [paths.impactReport]: { name: 'Impact report', label: 'the impact report', words: 'impact report' },
  [paths.analytics]: { name: 'Analytics', label: 'the analytics', words: 'analytics usage' },
  [paths.notifications]: {
    name: 'Notifications',
    label: 'your notifications',
    words: 'notifications notification bell alerts',
  },
  [paths.settings]: {
    name: 'Settings',
    label: 'the settings',
    words: 'settings setting preferences appearance security password',
  },
  [paths.team]: {
    name: 'Team',
    label: 'your team',
    words: 'team people colleagues members invite invitation rename',
  },
  [paths.yourData]: { name: 'Your data', label: 'your data', words: 'data download export delete account' },
  [paths.profile]: { name: 'Profile', label: 'your own details', words: 'my own account details me' },
} as const;
export type PagePath = keyof typeof pages;

export const isPage = (path: string): path is PagePath => path in pages;

/** The list of proposals, narrowed to those of the person who asks. */
export const ownProposals = `${paths.proposals}?mine=1`;

const pagePaths = Object.keys(pages) as PagePath[];

/** The page that a message names: the one that matches most of its words and has the fewest other words. */
export function namedPage(message: string): PagePath | undefined {
  const terms = contentTokens(message);
  const ranked = pagePaths
    .map((path) => {
      const words = pages[path].words.split(' ');
      const hits = terms.filter((token) => words.includes(token)).length;
      return { path, hits, first: words.includes(terms[0] ?? '') ? 1 : 0 };
    })
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits || b.first - a.first);
  return ranked[0]?.path;
}

export const goTo = (target: string, description: string): ChatAction => ({
  type: 'navigate',
  target,
  description,
});

export const goToPage = (path: PagePath): ChatAction => goTo(path, `Open ${pages[path].label}`);

/** Few enough to choose from. */
const mostActions = 3;

/**
 * Keeps links to pages of the product, and by id only those to the organization's own records, whoever suggested
 * them.
 */
export async function allowedActions(
  actions: readonly ChatAction[],
  records: Records,
): Promise<ChatAction[]> {
  const checked = await Promise.all(
    actions.map(async ({ type, target, description, isOffer }) => {
      if (type !== 'navigate' || !(await isAllowedTarget(target, records))) return [];
      return [
        {
          ...{ type, target },
          ...(description && { description: description.slice(0, 200) }),
          ...(isOffer && { isOffer }),
        },
      ];
    }),
  );
  return checked.flat().slice(0, mostActions);
}

async function isAllowedTarget(target: string, records: Records): Promise<boolean> {
  if (!isProductPath(target)) return false;
  if ((pagePaths as string[]).includes(target) || target === ownProposals) return true;
  const articleId = /^\/help\/([^/]+)$/.exec(target)?.[1];
  if (articleId) return helpArticle(articleId) !== undefined;
  const proposalId = /^\/proposals\/([^/]+)$/.exec(target)?.[1];
  if (proposalId) return records.owns(proposalId);
  const callId = /^\/calls\/([^/]+)$/.exec(target)?.[1];
  if (callId) return records.ownsCall(callId);
  const profileId = /^\/profiles\/([^/]+)\/edit$/.exec(target)?.[1];
  return profileId !== undefined && profileId === (await records.organization())?.profileId;
}
