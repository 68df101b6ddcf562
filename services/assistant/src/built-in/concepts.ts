import MiniSearch from 'minisearch';
import { isHelpWord } from '../help/help-index.ts';
import { contentTokens } from '../language/content-words.ts';
import { tokensOf } from '../language/tokens.ts';

/** Each concept with the words people use for it, separated by commas. */
const sayings = {
  proposal: 'proposal, proposals, application, applications, bid, bids',
  call: 'call, calls, call for proposals, calls for proposals, funding opportunity, funding opportunities',
  question: 'question, questions, answer, answers',
  unanswered:
    'unanswered, not answered, no answer, no answers, without answer, without an answer, without answers, still to answer, left to answer, open questions, open question, have to answer, need answering, need an answer',
  howMany: 'how many, number of, count, total number, how much proposals',
  list: 'list, which, show, all, any, anything, what have we, have we been, do we have, are there, everything',
  howMuch: 'how much, amount, amounts, money, sum, value, worth, dollars, usd',
  funding: 'funding, funds, secured, secure, raised, won',
  requested: 'requested, request, asked for, ask for, asking for, applied for, requesting',
  average: 'average, on average, mean amount, typical amount',
  biggest: 'biggest, largest, highest, most money, most expensive',
  rate: 'success rate, win rate, success, approval rate',
  due: 'due, deadline, deadlines, closing, closes, closest, urgent, upcoming, expire, expires, time left, how long until, coming up',
  overdue: 'overdue, missed, passed, expired, too late, late',
  thisMonth: 'this month',
  thisWeek: 'this week, next week, next 7 days, seven days',
  draft: 'draft, drafts, unfinished',
  generating: 'generating, being written, being generated',
  completed: 'completed, finished, ready',
  failed: 'failed, fail',
  submitted: 'submitted, sent in, sent off, sent, handed in',
  under_review: 'under review, in review, review, reviewed, reviewing, waiting for an answer',
  approved: 'approved, approval, accepted',
  rejected: 'rejected, rejection, refused, declined, turned down',
  funded: 'funded',
  profile: 'profile, organization, organisation, ngo, our details',
  missing:
    'missing, incomplete, complete, gaps, gap, fill in, fill out, left to do, still have to, lacking, lacks, unfilled',
  contact: 'website, phone, email, e mail, contact',
  mission: 'mission',
  sdg: 'sdg, sdgs, sustainable development goals, global goals, sustainable goals, development goals',
  founded: 'founded, founding, established, how old are we',
  location: 'located, location, where are we, based',
  points: 'points, point, pts',
  level: 'level, levels, lvl',
  badge: 'badge, badges, medal, medals',
  rank: 'rank, ranking, ranked, leaderboard, which place',
  whatNext:
    'what now, do next, do now, do i start, to start, should i start, should we start, next step, next steps, get started, priorities, prioritize, prioritise, focus on, work on, todo, to do list',
  waiting:
    'waiting for me, waits for me, wait for me, waiting on me, waits on me, my tasks, my task, any tasks, any task, assigned to me, asked of me, my desk, my plate',
  mine: 'mine, my own proposals, do i lead, i lead, am i leading, i am leading, do i own, i own',
  who: 'who has, who have, who writes, who write, who is writing, whos writing, who does, who is doing, who leads, who is leading, whos leading, who owns, who is the owner, who helps, who is helping, who is responsible, who works on, who is working, whos working, who sees to',
  howTo:
    'how do, how to, how can, can i, can we, where can, where do i, what does, what do the, what is a, what are the, how does, how long does, explain, why',
  open: 'open, go to, take me, navigate, bring me, jump to, lead me, show me the page',
  status: 'status, state, stage, progress, going on, how is, hows, happening, news',
  told: 'tell me, about',
} as const;
export type Concept = keyof typeof sayings;

const phrases = (Object.entries(sayings) as [Concept, string][]).flatMap(([concept, text]) =>
  text.split(',').map((phrase) => ({ concept, words: tokensOf(phrase) })),
);
const single = phrases.filter(({ words }) => words.length === 1);

/** Used to correct typing mistakes. */
const spelling = new MiniSearch<{ id: number; word: string }>({ fields: ['word'] });
spelling.addAll(single.map(({ words }, id) => ({ id, word: words[0] ?? '' })));
const vocabulary = new Set(single.map(({ words }) => words[0]));

/** Months by name: `january` and `jan`, as 0 to 11. */
const months = [
  ...'january february march april may june july august september october november december'.split(' '),
];
const monthOf = (token: string): number =>
  months.findIndex((month) => month === token || (month.slice(0, 3) === token && token !== 'may'));

/** Abbreviations people use. */
const shortForms: Record<string, string> = {
  hw: 'how',
  wat: 'what',
  wats: 'whats',
  wich: 'which',
  wen: 'when',
  u: 'you',
  ur: 'your',
  r: 'are',
  nxt: 'next',
  prop: 'proposal',
  props: 'proposals',
  org: 'organization',
};

/** The closest word of our vocabulary. Two swapped letters count as two mistakes. */
function corrected(typed: string): string {
  const token = shortForms[typed] ?? typed;
  if (vocabulary.has(token) || token.length < 5 || isHelpWord(token)) return token;
  const [best] = spelling.search(token, { fuzzy: token.length >= 6 ? 2 : 1, prefix: token.length >= 5 });
  const closest = best?.terms[0];
  return closest && closest[0] === token[0] ? closest : token;
}

export interface Understood {
  concepts: ReadonlySet<Concept>;
  /** 0 to 11, if a month is named. */
  month?: number;
  /** Words that matter to the question but are not a concept: mostly names. */
  names: string[];
}

const matchesAt = (tokens: readonly string[], words: readonly string[], at: number): boolean =>
  words.every((word, offset) => tokens[at + offset] === word);

/** Parses a message: the same words always give the same result. */
export function understand(message: string): Understood {
  const asTyped = tokensOf(message);
  const tokens = asTyped.map(corrected);
  const concepts = new Set<Concept>();
  const used = new Set<string>();
  let month = -1;
  tokens.forEach((token, at) => {
    for (const { concept, words } of phrases) {
      if (!matchesAt(tokens, words, at)) continue;
      concepts.add(concept);
      for (let offset = 0; offset < words.length; offset++) used.add(asTyped[at + offset] ?? '');
    }
    if (monthOf(token) === -1) return;
    month = monthOf(token);
    used.add(asTyped[at] ?? '');
  });
  const names = contentTokens(message).filter((token) => !used.has(token));
  return { concepts, names, ...(month >= 0 && { month }) };
}
