import { paths } from '@harambee/domain';
import type { Concept } from '../understanding/lexicon.ts';
import { isFiller } from '../understanding/lexicon.ts';
import { statusesIn } from '../understanding/read.ts';
import type { Answer } from './answer.ts';
import type { Ask } from './ask.ts';
import { withLeftOut } from './left-out.ts';
import { recorded } from './recorded-topic.ts';
import { calls } from './replies/calls.ts';
import { due, missed, next } from './replies/due.ts';
import { opened } from './replies/go.ts';
import { explained, notOurs, outside, predicted } from './replies/help.ts';
import { compared, comparedRecords, countOrList, happened, oldestOrNewest } from './replies/many.ts';
import { average, extreme, sums } from './replies/money.ts';
import { categoryIn, isCategoryWord, spansOf } from './replies/narrow.ts';
import { aboutOne, whichAtAll, whichOne } from './replies/one.ts';
import { ordered } from './replies/orders.ts';
import { documents, elsewhere, field, gaps, team, waiting } from './replies/organization.ts';
import { leading } from './replies/others.ts';
import { badges, points, rate } from './replies/standing.ts';
import { smallTalk } from './replies/talk.ts';

type Has = (...some: Concept[]) => boolean;
type Reply = (ask: Ask) => Answer | undefined | Promise<Answer | undefined>;

/** One kind of question. The first that holds and has an answer answers. */
interface Rule {
  /** `all` that every one is there, `any` that one is. */
  holds(all: Has, any: Has, ask: Ask): boolean;
  reply: Reply;
}

const may = new Set('can may allowed able peut peuvent puede pueden pode podem anaweza wanaweza'.split(' '));

const isHelp = (any: Has): boolean => any('howTo', 'meaning');
/** Something is asked about records, though a word like "what is the" could ask for an explanation. */
const isOfRecords = (any: Has): boolean =>
  any(
    'oldest',
    'newest',
    'biggest',
    'smallest',
    'next',
    'rate',
    'average',
    'howMany',
    'howMuch',
    'due',
    'missed',
  );
const isNarrowed = (ask: Ask): boolean =>
  !!statusesIn(ask.topic) || !!ask.topic.funder || !!categoryIn(ask.topic) || ask.topic.periods.length > 0;
/** It asks for several records, so that a word that names many of them is no question of which. */
const asksForMany = (any: Has, { topic }: Ask): boolean =>
  any('list', 'howMany', 'biggest', 'smallest', 'oldest', 'newest') ||
  topic.tokens.some((token) => plural.test(token));
/** "Upcoming deadlines" are several. */
const isOfDeadlines = ({ topic }: Ask): boolean =>
  topic.tokens.some((token) => /^(?:deadlines|echeances|plazos|prazos)$/.test(token));
const plural =
  /^(?:proposals|applications|projects|bids|propositions|demandes|projets|dossiers|propuestas|solicitudes|proyectos|propostas|candidaturas|projetos|mapendekezo|maombi|miradi)$/;
const rowsOf = ({ topic }: Ask) => topic.mention?.rows ?? [];

/** Words between "how many" and what is counted. */
const between = new Set(
  'of our the de d des du nos notre nuestros nuestras nossos nossas dos das'.split(' '),
);

/** What is counted or picked: the word after "how many" and "which", in Swahili the one before it. */
function headsOf({ topic: { found, tokens, language } }: Ask): { at: number; isCounted: boolean }[] {
  return found.flatMap(({ name, at, length }) => {
    const isCounted = name === 'howMany';
    if (!isCounted && !(name === 'list' && picks.has(tokens[at] ?? ''))) return [];
    if (language === 'sw') return at > 0 ? [{ at: at - 1, isCounted }] : [];
    let next = at + length;
    while (between.has(tokens[next] ?? '') && next < at + length + 3) next += 1;
    return [{ at: next, isCounted }];
  });
}
const picks = new Set(
  'which what quel quelle quels quelles cual cuales que qual quais gani zipi yapi ipi lipi'.split(' '),
);

/** What is asked for is nothing that the records have: "how many children …?", "how many teachers did we train?" */
function asksForAnother(ask: Ask, any: Has): boolean {
  const { tokens, unknown, mention, language, found } = ask.topic;
  return headsOf(ask).some(({ at, isCounted }) => {
    const word = tokens[at] ?? '';
    if (word === '' || isFiller(word, language)) return false;
    // "Unread notifications": a word before a known one says more about it.
    if (language === 'en' && found.some((one) => one.at === at + 1)) return false;
    if (unknown.includes(word)) return !isCategoryWord(word) || (isCounted && !any('proposal'));
    return (
      isCounted && !!mention?.used.has(at) && !any('proposal', 'due', 'missed') && !statusesIn(ask.topic)
    );
  });
}

/** Most words of it mean nothing here, or a name that is none of ours. */
const isForeign = (ask: Ask, any: Has): boolean => {
  const { mention, found, periods, strangers, limits, people } = ask.topic;
  const unknown = ask.topic.unknown.filter((word) => !isCategoryWord(word));
  const small: readonly Concept[] = [
    'list',
    'negation',
    'still',
    'compare',
    'either',
    'helps',
    'newOne',
    'where',
  ];
  const explained =
    found.filter(({ name }) => !small.includes(name)).length +
    periods.length +
    limits.length +
    people.length +
    (categoryIn(ask.topic) ? 1 : 0);
  const isOurs = !!mention && (mention.rows.length === 1 || mention.used.size > 1);
  if (strangers.length > 0 && !isOurs) return true;
  if (asksForAnother(ask, any)) return true;
  return unknown.length > 0 && unknown.length >= explained && !isOurs;
};

/** What is only one's own, so that any word beside it that means nothing here names somebody else's. */
const isOwnFigure = (any: Has): boolean => any('points', 'level', 'rank', 'badge');

export const rules: readonly Rule[] = [
  { holds: () => true, reply: smallTalk },
  { holds: (_all, any, { topic }) => topic.order === 'go' && !any('injection'), reply: opened },
  {
    holds: (_all, any, { topic }) => (topic.order !== undefined && topic.order !== 'go') || any('injection'),
    reply: (ask) => ordered(ask, ask.topic.order ?? 'change'),
  },
  { holds: (_all, any) => any('outside'), reply: outside },
  { holds: (_all, any) => any('chance'), reply: predicted },
  { holds: (all) => all('when', 'willAnswer') || all('willAnswer', 'funder'), reply: predicted },
  {
    holds: (_all, any, { topic }) => any('willAnswer') && any('when', 'howMany') && !!topic.funder,
    reply: predicted,
  },
  { holds: (_all, any) => any('waitingMe'), reply: waiting },
  {
    holds: (_all, any, ask) =>
      rowsOf(ask).length !== 1 &&
      ((isHelp(any) && (any('howTo') || !isOfRecords(any))) ||
        (any('whatNext') && any('rejected', 'failed')) ||
        any('weekEnd', 'analytics', 'theme', 'answerBank', 'offline', 'password')),
    reply: explained,
  },
  {
    holds: (all, any, ask) =>
      isHelp(any) && rowsOf(ask).length === 1 && all('meaning') && !any('due', 'next', 'status'),
    reply: explained,
  },
  {
    holds: (_all, any, { topic }) =>
      any('points') && any('negation', 'earn') && topic.periods.length === 0 && !any('compare', 'missing'),
    reply: explained,
  },
  {
    holds: (_all, any, ask) =>
      !isHelp(any) &&
      ((isForeign(ask, any) && (ask.topic.concepts.size > 0 || rowsOf(ask).length > 0)) ||
        (isOwnFigure(any) && ask.topic.unknown.length > 0)),
    reply: notOurs,
  },
  {
    holds: (_all, any) => any('notification') && !isHelp(any),
    reply: (ask) => elsewhere('notifications', paths.notifications, ask),
  },
  {
    holds: (all, any) => any('views') && (any('publicPage', 'profile') || all('howMany')) && !isHelp(any),
    reply: (ask) => elsewhere('views', paths.profiles, ask),
  },
  {
    holds: (_all, any, { topic }) =>
      !isHelp(any) && (any('document') || topic.documents.length > 0) && !topic.mention,
    reply: documents,
  },
  {
    holds: (_all, any, ask) => any('rank') && rowsOf(ask).length === 0 && !isHelp(any),
    reply: (ask) => elsewhere('rank', paths.leaderboard, ask),
  },
  { holds: (_all, any) => any('rate') && !isHelp(any), reply: rate },
  { holds: (_all, any) => any('badge') && !any('howTo'), reply: badges },
  { holds: (_all, any) => any('points', 'level') && !isHelp(any), reply: points },
  {
    holds: (all, any, ask) => all('missing') && !ask.topic.mention && any('profile') && !any('howTo'),
    reply: gaps,
  },
  {
    holds: (_all, any, ask) => any('phone', 'email', 'registration') && !ask.topic.mention && !isHelp(any),
    reply: (ask) => elsewhere('contact', paths.profiles, ask),
  },
  {
    holds: (_all, any, ask) =>
      !ask.topic.mention && !isHelp(any) && any('mission', 'website', 'founded', 'located', 'sdg'),
    reply: field,
  },
  {
    holds: (_all, any, ask) =>
      !ask.topic.mention &&
      !isHelp(any) &&
      ((any('role') && !any('lead')) ||
        (any('team') && any('howMany', 'who', 'list')) ||
        (!!ask.topic.person && any('who', 'status', 'role'))),
    reply: team,
  },
  {
    // "May Fatuma change a proposal?" Her role says it.
    holds: (_all, any, { topic }) =>
      !!topic.person &&
      topic.tokens.some((token) => may.has(token)) &&
      any('changing', 'deleting', 'inviting', 'writing', 'signOff', 'hide', 'submitted', 'everSent'),
    reply: team,
  },
  {
    holds: (_all, any, { topic }) =>
      !isHelp(any) &&
      !topic.mention &&
      (any('mine') || (!!topic.person && any('proposal', 'lead', 'helps', 'list', 'howMany', 'compare'))),
    reply: leading,
  },
  {
    holds: (_all, any, { topic }) => any('call') && !topic.mention && !any('question') && !isHelp(any),
    reply: calls,
  },
  {
    holds: (_all, any, ask) => any('comment') && !ask.topic.mention,
    reply: (ask) => elsewhere('comments', paths.proposals, ask),
  },
  {
    holds: (_all, any, ask) =>
      ask.topic.mentions.length > 1 && any('compare', 'either', 'biggest', 'smallest', 'list'),
    reply: comparedRecords,
  },
  {
    holds: (_all, any, ask) =>
      spansOf(ask.topic, ask.records.now).length > 1 &&
      (any('compare', 'either') || any('submitted', 'everSent', 'approved', 'rejected')),
    reply: compared,
  },
  { holds: (_all, any, ask) => any('happened') && rowsOf(ask).length === 0, reply: happened },
  {
    holds: (_all, any, { topic }) =>
      topic.limits.length > 0 &&
      rowsOf({ topic } as Ask).length !== 1 &&
      !any('howMuch', 'average', 'biggest', 'smallest', 'due', 'missed'),
    reply: countOrList,
  },
  {
    holds: (_all, any, { topic }) => topic.isOfList === true && any('howMuch', 'money', 'requested'),
    reply: sums,
  },
  { holds: (_all, any, ask) => any('average') && rowsOf(ask).length === 0, reply: average },
  { holds: (_all, any, ask) => any('oldest', 'newest') && rowsOf(ask).length === 0, reply: oldestOrNewest },
  { holds: (_all, any, ask) => any('biggest', 'smallest') && rowsOf(ask).length !== 1, reply: extreme },
  { holds: (_all, _any, ask) => rowsOf(ask).length === 1, reply: (ask) => one(ask) },
  {
    holds: (_all, any, ask) => rowsOf(ask).length > 1 && !asksForMany(any, ask) && !any('due'),
    reply: (ask) => whichOne(rowsOf(ask), ask),
  },
  {
    holds: (_all, any, ask) => rowsOf(ask).length > 1 && any('due') && !asksForMany(any, ask),
    reply: (ask) => whichOne(rowsOf(ask), ask),
  },
  {
    holds: (_all, any, { topic }) =>
      topic.points &&
      topic.tokens.length <= 5 &&
      !topic.mention &&
      !any('howMany', 'list', 'next', 'proposal', 'profile') &&
      topic.periods.length === 0 &&
      any('completed', 'due', 'status', 'lead', 'daysLeft', 'submitted', 'approved', 'readiness', 'when'),
    reply: whichAtAll,
  },
  {
    holds: (all, any, ask) => all('section', 'missing') && any('submitted', 'proposal') && !ask.topic.mention,
    reply: (ask) => elsewhere('sections', paths.proposals, ask),
  },
  {
    holds: (all, any, ask) =>
      !isHelp(any) &&
      any('missed') &&
      (any('due', 'proposal', 'list') || !isNarrowed(ask)) &&
      !all('negation'),
    reply: missed,
  },
  { holds: (all, any) => !isHelp(any) && all('missed', 'negation'), reply: due },
  {
    holds: (_all, any, ask) =>
      any('due') &&
      any('next') &&
      !isOfDeadlines(ask) &&
      ask.topic.periods.length === 0 &&
      !any('howTo', 'howMany'),
    reply: next,
  },
  { holds: (_all, any) => any('due') && !any('howTo', 'requested', 'money'), reply: due },
  {
    holds: (_all, any) =>
      !any('howTo') &&
      any('money', 'howMuch', 'convert', 'usd', 'eur', 'kes') &&
      !(any('howMany') && any('proposal') && !any('money')),
    reply: sums,
  },
  {
    holds: (_all, any, ask) =>
      !isHelp(any) &&
      (any('howMany', 'list', 'proposal', 'newest') || isNarrowed(ask)) &&
      (any('proposal') || isNarrowed(ask) || rowsOf(ask).length > 0),
    reply: countOrList,
  },
];

const one = (ask: Ask): Promise<Answer> | Answer => {
  const [only] = rowsOf(ask);
  return only ? aboutOne(only, ask) : whichAtAll(ask);
};

/** The answer of the first rule that has one, after what of the question it does not take into account. */
export async function byRules(ask: Ask): Promise<Answer | undefined> {
  const { topic } = ask;
  for (const { holds, reply } of rules) {
    const asked = new Set<Concept>();
    const isThere = (one: Concept): boolean => {
      if (topic.concepts.has(one)) asked.add(one);
      return topic.concepts.has(one);
    };
    const all: Has = (...some) => some.filter(isThere).length === some.length;
    const any: Has = (...some) => some.filter(isThere).length > 0;
    if (!holds(all, any, ask)) continue;
    const { topic: own, read } = recorded(topic, asked);
    const found = await reply({ ...ask, topic: own });
    if (found) return withLeftOut(found, topic, read);
  }
  return undefined;
}
