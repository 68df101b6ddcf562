import {
  badgeCatalog,
  type CatalogBadge,
  earningProposalsPerWeek,
  listWords,
  numberWord,
  paths,
} from '../index.ts';
import type { HelpArticle } from './article.ts';

/** "First Steps (your first proposal)". */
const badgeWords = ({ name, description }: CatalogBadge) =>
  `${name} (${description[0]?.toLowerCase()}${description.slice(1)})`;

export const impactArticles: readonly HelpArticle[] = [
  {
    id: 'points',
    title: 'How points work',
    words: 'points earn get more collect score rules count worth calculated impact work',
    page: paths.impact,
    text: 'Each proposal brings **10** points, and more as it moves forward: **50** when it is completed, **5** when it comes under review, **30** when it is approved. Points you have earned are never lost. Up to 20 new proposals a week count. Completing the setup brings 10 points.',
  },
  {
    id: 'week-limit',
    title: 'The limit per week',
    words: 'limit week weekly most maximum how many new proposals count points per too many no points',
    page: paths.impact,
    text: `You can write as many proposals as you like. The first ${earningProposalsPerWeek} new ones of a week bring points for being new; further ones bring none for that, but they earn points as they move forward, as all do. A week begins on Monday, UTC.`,
  },
  {
    id: 'levels',
    title: 'How levels work',
    words: 'level levels up work rise reach',
    page: paths.impact,
    text: 'Each level takes 100 points: you start at Level 1, and 100 points get you to Level 2. The chip at the top shows level and points on every page.',
  },
  {
    id: 'badges',
    title: 'Badges',
    words: 'badge badges award medal achievement earn rare legendary collection all',
    page: paths.badges,
    text: `There are ${numberWord(badgeCatalog.length).toLowerCase()} badges: ${listWords(badgeCatalog.map(badgeWords))}.`,
  },
  {
    id: 'leaderboard',
    title: 'The leaderboard',
    words: 'leaderboard rank ranking position place compare other organizations weekly competition top',
    page: paths.leaderboard,
    text: 'The leaderboard shows organizations by points, for a day, a week, a month or all time, and by category. Being on it is a switch in your profile. I do not know your rank myself, but your own row is marked there.',
  },
  {
    id: 'week',
    title: 'The week of the leaderboard',
    words: 'week end begin start monday sunday leaderboard month period utc',
    page: paths.leaderboard,
    text: 'A week of the leaderboard begins on Monday and ends on Sunday at midnight, UTC; a month is a calendar month.',
  },
  {
    id: 'impact-report',
    title: 'The impact report',
    words: 'impact report download donors board annual summary text pdf period',
    page: paths.impactReport,
    text: 'The impact report sums up points, proposals, funding and projects for 3, 6 or 12 months or all time. **Download Report** saves it, also as a PDF.',
  },
  {
    id: 'impact',
    title: 'The Impact page',
    words: 'impact dashboard progress recent activity weekly',
    page: paths.impact,
    text: 'Impact shows your points and level, the badges you have earned, the leaderboard of the week and your recent activity. From there you can open the report.',
  },
  {
    id: 'usage-analytics',
    title: 'The Analytics page',
    words: 'analytics usage events drafting engagement sample data live csv export feature',
    page: paths.analytics,
    text: 'Analytics shows how your organization uses Harambee: drafting, impact and features of the last 7 days. Until you have data of your own, it shows **Sample data**; then you can switch to Live. Export downloads a CSV file.',
  },
];
