import { paths } from '../paths.ts';

/** A picture of a page, taken from the running product by `npm run pictures -w @harambee/e2e`, in light and in dark. */
export interface HelpPicture {
  /** Of its files: `/pictures/light/<name>.webp` and `/pictures/dark/<name>.webp`. */
  name: string;
  /** What it shows, for those who do not see it. */
  alt: string;
}

/** Pixels of a picture. */
export const pictureSize = { width: 1120, height: 700 } as const;

export const pictureSchemes = ['light', 'dark'] as const;

/** The pictures by the page that they show. */
export const helpPictures: Readonly<Record<string, HelpPicture>> = {
  [paths.dashboard]: {
    name: 'dashboard',
    alt: 'The dashboard with figures, the newest proposals and activity.',
  },
  [paths.proposals]: { name: 'proposals', alt: 'The proposals as cards with status, amount and deadline.' },
  [paths.newProposal]: { name: 'new-proposal', alt: 'The form of a new proposal with its five sections.' },
  [paths.proposalAnalytics]: { name: 'proposal-analytics', alt: 'Figures and charts about all proposals.' },
  [paths.changedFacts]: { name: 'changed-facts', alt: 'The list of texts with figures that have changed.' },
  [paths.calls]: { name: 'calls', alt: 'The calls of funders, ordered by their deadlines.' },
  [paths.documents]: { name: 'documents', alt: 'The documents that funders ask for, with their expiry.' },
  [paths.answers]: { name: 'answers', alt: 'The answer bank with a search above it.' },
  [paths.profiles]: { name: 'profiles', alt: 'The profile of the organization as funders read it.' },
  [paths.impact]: { name: 'impact', alt: 'Points, level and badges of the organization.' },
  [paths.badges]: { name: 'badges', alt: 'The badges that are earned and those that are left.' },
  [paths.leaderboard]: { name: 'leaderboard', alt: 'The leaderboard with places and points.' },
  [paths.impactReport]: { name: 'impact-report', alt: 'The impact report, ready to print.' },
  [paths.analytics]: { name: 'analytics', alt: 'How the organization is doing, in charts.' },
  [paths.notifications]: { name: 'notifications', alt: 'The notifications, grouped by day.' },
  [paths.settings]: { name: 'settings', alt: 'The settings with their tabs.' },
  [paths.team]: { name: 'team', alt: 'The people of the organization, their roles, and invitations.' },
  [paths.profile]: { name: 'profile', alt: 'The form with the person’s own name and address.' },
};
