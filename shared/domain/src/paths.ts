/** Pages of the browser. Links and routes are made from here only. */
export const paths = {
  login: '/login',
  signup: '/signup',
  authCallback: '/auth/callback',
  resetPassword: '/reset-password',
  unlock: '/unlock',
  join: '/join',
  confirmEmail: '/confirm-email',
  /** Mailed to the address that is being left. */
  undoEmail: '/undo-email',
  publicProfile: (id: string) => `/public/profile/${id}`,
  dashboard: '/dashboard',
  profiles: '/profiles',
  newProfile: '/profiles/new',
  editProfile: (id: string) => `/profiles/${id}/edit`,
  proposals: '/proposals',
  newProposal: '/proposals/new',
  /** One that waits on this device, in the form it was written in; by the id of its action. */
  queuedProposal: (actionId: string) => `/proposals/new?unsent=${encodeURIComponent(actionId)}`,
  proposal: (id: string) => `/proposals/${id}`,
  proposalAnalytics: '/proposals/analytics',
  impact: '/impact',
  badges: '/impact/badges',
  leaderboard: '/impact/leaderboard',
  impactReport: '/impact/report',
  analytics: '/analytics',
  notifications: '/notifications',
  settings: '/settings',
  /** People and invitations. */
  team: '/team',
  /** What is kept of a person and of the organization: to take along, and to delete. */
  yourData: '/your-data',
  profile: '/profile',
  terms: '/terms',
  privacy: '/privacy',
  support: '/support',
  /** After an account or an organization was deleted. */
  goodbye: '/goodbye',
} as const;

/** Every signed-in path as a route pattern: known to the shell even while its remote is missing (NAV-10). */
export const signedInRoutes = [
  '/dashboard',
  '/profiles',
  '/profiles/new',
  '/profiles/:id/edit',
  '/proposals',
  '/proposals/new',
  '/proposals/analytics',
  '/proposals/:id',
  '/impact',
  '/impact/badges',
  '/impact/leaderboard',
  '/impact/report',
  '/analytics',
  '/notifications',
  '/settings',
  '/team',
  '/your-data',
  '/profile',
] as const;

/** Every path that is open to everybody and shown outside the app shell: known to the shell even while its remote is missing. */
export const publicRoutes = ['/public/profile', '/public/profile/:id'] as const;
