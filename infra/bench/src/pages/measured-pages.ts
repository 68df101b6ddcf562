/** Folder of a part that is built by itself. */
export type BuiltPart = 'shell' | 'mfe-proposals' | 'mfe-profiles' | 'mfe-impact' | 'mfe-assistant';

/** What shows that a page is usable. */
export interface Ready {
  selector: string;
  /** Part of the text of an element. */
  text?: string;
  /** Not a page of ours: it is usable as soon as it is visible, whatever it is made with. */
  isForeign?: true;
}

/** A page that is measured. */
export interface MeasuredPage {
  /** Its name in tables. */
  name: string;
  path: string;
  ready: Ready;
  isSignedIn: boolean;
  /** The document has all its words, so it is measured in a browser that runs no scripts, too. */
  isReadWithoutScripts?: true;
  /**
   * The modules that `import()` loads before the page is usable. `npm run bench -- budgets` refuses a list with which
   * a browser cannot show the page, and one with more than that.
   */
  needs: [part: BuiltPart, module: string][];
}

const app: MeasuredPage['needs'] = [['shell', 'src/app/app.tsx']];
const federation: MeasuredPage['needs'] = [['shell', 'src/remotes/federation.ts']];
/** With Formik: pages of remotes that have fields. */
const fields: MeasuredPage['needs'] = [['shell', '../shared/ui/src/forms.ts']];
const remote = (part: BuiltPart, ...modules: string[]): MeasuredPage['needs'] => [
  [part, 'src/module.ts'],
  ...modules.map((module): [BuiltPart, string] => [part, `src/${module}`]),
];
const pageOf = (part: BuiltPart, ...modules: string[]): MeasuredPage['needs'] => [
  ...app,
  ...federation,
  ...remote(part, ...modules),
];
const proposal = 'Safe water for fourteen villages';
const organization = 'Bench Trust';

export const measuredPages: readonly MeasuredPage[] = [
  {
    name: '/login',
    path: '/login',
    ready: { selector: 'input[type="email"]' },
    isSignedIn: false,
    needs: [],
  },
  {
    name: '/signup',
    path: '/signup',
    ready: { selector: 'input[type="email"]' },
    isSignedIn: false,
    needs: [],
  },
  {
    name: '/dashboard',
    path: '/dashboard',
    ready: { selector: 'main li > a[href^="/proposals/"] b', text: proposal },
    isSignedIn: true,
    needs: [...app, ...federation, ...remote('mfe-proposals', 'widgets/recent-proposals.tsx')],
  },
  {
    name: '/proposals',
    path: '/proposals',
    ready: { selector: 'main ul[aria-label="Proposals"]', text: proposal },
    isSignedIn: true,
    needs: pageOf('mfe-proposals', 'features/proposal-list/proposal-list.page.tsx'),
  },
  {
    name: '/proposals/new',
    path: '/proposals/new',
    ready: { selector: 'main input[name="title"]' },
    isSignedIn: true,
    needs: [...pageOf('mfe-proposals', 'features/proposal-form/new-proposal.page.tsx'), ...fields],
  },
  {
    name: 'a proposal: its text',
    path: '/proposals/:written?tab=generated',
    ready: { selector: 'main h2', text: 'Executive Summary' },
    isSignedIn: true,
    needs: [...pageOf('mfe-proposals', 'features/proposal-detail/proposal-detail.page.tsx'), ...fields],
  },
  {
    name: 'a proposal: its answers',
    path: '/proposals/:applied?tab=answers',
    ready: { selector: 'main h2', text: '1. What changes, and for whom?' },
    isSignedIn: true,
    needs: [
      ...pageOf(
        'mfe-proposals',
        'features/proposal-detail/proposal-detail.page.tsx',
        'application/answers-tab.tsx',
      ),
      ...fields,
    ],
  },
  {
    name: '/calls',
    path: '/calls',
    ready: { selector: 'main ol[aria-label="Calls"]' },
    isSignedIn: true,
    needs: pageOf('mfe-proposals', 'features/call-list/call-list.page.tsx'),
  },
  {
    name: '/profiles',
    path: '/profiles',
    ready: { selector: 'main h2', text: organization },
    isSignedIn: true,
    needs: pageOf('mfe-profiles', 'features/profile-page/profile.page.tsx'),
  },
  {
    name: '/impact',
    path: '/impact',
    ready: { selector: 'main table', text: organization },
    isSignedIn: true,
    needs: pageOf('mfe-impact', 'features/impact-home/impact.page.tsx'),
  },
  {
    name: '/impact/leaderboard',
    path: '/impact/leaderboard',
    ready: { selector: 'main table', text: organization },
    isSignedIn: true,
    needs: pageOf('mfe-impact', 'features/leaderboard/leaderboard.page.tsx'),
  },
  {
    name: '/analytics',
    path: '/analytics',
    ready: { selector: 'main ol', text: organization },
    isSignedIn: true,
    needs: pageOf('mfe-impact', 'features/analytics/analytics.page.tsx'),
  },
  {
    name: '/team',
    path: '/team',
    ready: { selector: 'main ul[aria-label^="People in"]', text: 'Amina Bench' },
    isSignedIn: true,
    needs: [...app, ['shell', 'src/people/team.page.tsx']],
  },
  {
    name: '/settings',
    path: '/settings',
    ready: { selector: 'main h2', text: 'Your organizations' },
    isSignedIn: true,
    needs: [...app, ['shell', 'src/settings/settings.page.tsx']],
  },
  {
    name: 'a public profile',
    path: '/public/profile/:profile',
    ready: { selector: '#root main h1', text: organization },
    isSignedIn: false,
    isReadWithoutScripts: true,
    needs: [
      ['shell', 'src/app/public-app.tsx'],
      ...federation,
      ...remote('mfe-profiles', 'features/public-profile/public-profile.page.tsx'),
    ],
  },
];
