/** Paths of pages. All links and routes use these. */
export const paths = {
  login: '/login',
  signup: '/signup',
  authCallback: '/auth/callback',
  resetPassword: '/reset-password',
  unlock: '/unlock',
  /** The second step of a sign-in, or its set-up. */
  secondStep: '/second-step',
  join: '/join',
  confirmEmail: '/confirm-email',
  /** Mailed to the previous address. */
  undoEmail: '/undo-email',
  /** One proposal, for somebody outside the organization who has a link to it. */
  guest: '/guest',
  /** The page of the remote that shows it: the shell opens it at `guest`, after the code. */
  guestPage: '/public/guest',
  publicProfile: (id: string) => `/public/profile/${id}`,
  /** A card of the profile, which other sites may frame. The gateway answers it, without the app. */
  embeddedProfile: (id: string) => `/embed/profile/${id}`,
  dashboard: '/dashboard',
  profiles: '/profiles',
  newProfile: '/profiles/new',
  editProfile: (id: string) => `/profiles/${id}/edit`,
  proposals: '/proposals',
  newProposal: '/proposals/new',
  /** The form of a proposal that is queued on this device, by the id of its action. */
  queuedProposal: (actionId: string) => `/proposals/new?unsent=${encodeURIComponent(actionId)}`,
  proposal: (id: string) => `/proposals/${id}`,
  /** The card of its sign-offs. */
  signOffs: (id: string) => `/proposals/${id}#sign-offs`,
  /** The page of a proposal, at one of its comments. */
  proposalComment: (id: string, threadId: string) => `/proposals/${id}?comment=${threadId}`,
  proposalAnalytics: '/proposals/analytics',
  /** Texts that state a figure of the profile as it was. */
  changedFacts: '/proposals/changed-facts',
  /** The answer bank. */
  answers: '/answers',
  calls: '/calls',
  newCall: '/calls/new',
  call: (id: string) => `/calls/${id}`,
  documents: '/documents',
  /** The list with one document open. */
  document: (id: string) => `/documents?open=${encodeURIComponent(id)}`,
  compareCalls: '/calls/compare',
  impact: '/impact',
  badges: '/impact/badges',
  leaderboard: '/impact/leaderboard',
  impactReport: '/impact/report',
  analytics: '/analytics',
  notifications: '/notifications',
  settings: '/settings',
  /** People and invitations. */
  team: '/team',
  /** Who did what, for owners. */
  actionRecord: '/team/record',
  /** The stored data of the person and the organization, to download or delete. */
  yourData: '/your-data',
  profile: '/profile',
  /** The help, open to everyone; one address for each article (HELP-01). */
  help: '/help',
  helpArticle: (id: string) => `/help/${id}`,
  terms: '/terms',
  privacy: '/privacy',
  support: '/support',
  /** After an account or organization was deleted. */
  goodbye: '/goodbye',
} as const;

/** Every signed-in path as a route pattern, so that the shell knows it even if its remote is missing (NAV-10). */
export const signedInRoutes = [
  '/dashboard',
  '/profiles',
  '/profiles/new',
  '/profiles/:id/edit',
  '/proposals',
  '/proposals/new',
  '/proposals/analytics',
  '/proposals/changed-facts',
  '/proposals/:id',
  '/calls',
  '/calls/new',
  '/calls/compare',
  '/calls/:id',
  '/documents',
  '/answers',
  '/impact',
  '/impact/badges',
  '/impact/leaderboard',
  '/impact/report',
  '/analytics',
  '/notifications',
  '/settings',
  '/team',
  '/team/record',
  '/your-data',
  '/profile',
] as const;

/** Pages that are open to everyone, inside the app shell for those who are signed in (HELP-01). */
export const openRoutes = ['/help', '/help/:id'] as const;

/** Every public path outside the app shell, so that the shell knows it even if its remote is missing. */
export const publicRoutes = ['/public/profile', '/public/profile/:id'] as const;

/** Whether a path is one of this route pattern: the same segments, `:id` standing for any one. */
export function isOfRoute(path: string, route: string): boolean {
  const [own, pattern] = [path, route].map((one) => one.split('/')) as [string[], string[]];
  return (
    own.length === pattern.length &&
    pattern.every((segment, at) => (segment.startsWith(':') ? own[at] !== '' : segment === own[at]))
  );
}
