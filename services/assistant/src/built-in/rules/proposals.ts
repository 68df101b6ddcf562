import { paths } from '@harambee/domain';
import { statusesIn } from '../../understanding/statuses.ts';
import type { Answer } from '../answer.ts';
import type { Ask } from '../ask.ts';
import { elsewhere } from '../ask.ts';
import { leniently } from '../fields/answer-fields.ts';
import { proposalKind } from '../fields/proposal-fields.ts';
import { spansOf } from '../query/spans.ts';
import { due, missed, next } from '../replies/due.ts';
import { compared, comparedRecords, countOrList, firstByDay, happened, lastChange } from '../replies/many.ts';
import { sums } from '../replies/money.ts';
import { aboutEach, aboutOne, whichAtAll, whichOne } from '../replies/one.ts';
import { leading, leadsByPerson, whoLeads, whoSigns } from '../replies/others.ts';
import { type Has, isDenied, isHelp, isNarrowed, type Rule, rowsOf } from './rule.ts';

const plural =
  /^(?:proposals|applications|projects|bids|propositions|demandes|projets|dossiers|propuestas|solicitudes|proyectos|propostas|candidaturas|projetos|mapendekezo|maombi|miradi)$/;

/** It asks for several records, so that a word that names many of them is no question of which. */
const asksForMany = (any: Has, { topic }: Ask): boolean =>
  any('list', 'howMany', 'biggest', 'smallest', 'oldest', 'newest', 'longest', 'mostLate', 'except') ||
  topic.tokens.some((token) => plural.test(token));

/** "The next thing we have to send": it is not sent yet. */
const isToSend = (any: Has, { topic }: Ask): boolean =>
  any('submitted') &&
  !any('everSent', 'newest', 'unanswered') &&
  statusesIn(topic)?.named.join() === 'submitted';

/** "Quem tem mais …": the words that ask who are part of a longer phrase. */
const asksWho = ({ tokens }: Ask['topic']): boolean =>
  tokens.some((token) => /^(?:who|whos|qui|quien|quem|nani)$/.test(token));

/** "Upcoming deadlines" are several. */
const isOfDeadlines = ({ topic }: Ask): boolean =>
  topic.tokens.some((token) => /^(?:deadlines|echeances|plazos|prazos)$/.test(token));

/** What the table of fields answers, naming the words that it leaves out. */
const byFields = (ask: Ask): Promise<Answer | undefined> => leniently(ask, proposalKind);

const one = (ask: Ask): Promise<Answer> | Answer => {
  const [only] = rowsOf(ask);
  return only ? aboutOne(only, ask) : whichAtAll(ask);
};

/** Which people lead how many. */
const people: readonly Rule[] = [
  {
    holds: (_all, any, { topic }) =>
      !isHelp(any) &&
      rowsOf({ topic } as Ask).length === 0 &&
      (any('lead', 'each') ||
        (topic.people.length > 1 && any('most', 'fewest')) ||
        ((any('who') || asksWho(topic)) &&
          any('most', 'fewest', 'compare') &&
          (any('proposal') || !!statusesIn(topic)) &&
          !any('signOff', 'comment', 'byWhom'))) &&
      (any('each', 'most', 'fewest') ||
        (any('compare') && (any('who') || asksWho(topic))) ||
        topic.counts.length > 0 ||
        (topic.people.length > 1 && any('compare', 'howMany', 'who', 'most', 'fewest')) ||
        (any('negation') && any('team', 'who') && topic.people.length === 0 && !any('mine'))),
    reply: leadsByPerson,
  },
  {
    holds: (all, any, ask) =>
      all('who', 'lead') &&
      rowsOf(ask).length !== 1 &&
      (isNarrowed(ask) || ask.topic.isOfList === true) &&
      !isHelp(any),
    reply: whoLeads,
  },
];

/** Which funders give or are asked for how much. */
const funders: readonly Rule[] = [
  {
    holds: (_all, any, ask) =>
      any('funder') &&
      any('most', 'each', 'biggest', 'smallest', 'fewest', 'compare') &&
      rowsOf(ask).length === 0 &&
      !isHelp(any),
    reply: byFields,
  },
];

/** By which of its figures a question orders proposals, or what it does with all of them. */
const measures: readonly Rule[] = [
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
  { holds: (_all, any, ask) => any('average') && rowsOf(ask).length === 0, reply: byFields },
  {
    // Between two days, what is asked for is no day.
    holds: (_all, any, ask) => any('longest', 'shortest') && any('spare') && rowsOf(ask).length === 0,
    reply: byFields,
  },
  {
    holds: (_all, any, ask) =>
      any('oldest', 'newest', 'longest', 'shortest', 'mostLate') && rowsOf(ask).length === 0,
    reply: firstByDay,
  },
  { holds: (_all, any, ask) => any('biggest', 'smallest') && rowsOf(ask).length !== 1, reply: byFields },
];

/** One proposal, or which of several. */
const single: readonly Rule[] = [
  {
    // "The readiness of both": each gets its answer.
    holds: (_all, any, ask) =>
      ask.topic.mentions.length > 1 &&
      !any('howMany', 'list') &&
      any('readiness', 'due', 'when', 'lead', 'who', 'howMuch', 'status', 'money', 'requested', 'funder'),
    reply: aboutEach,
  },
  { holds: (_all, _any, ask) => rowsOf(ask).length === 1 && !ask.topic.without, reply: one },
  {
    holds: (_all, any, ask) => rowsOf(ask).length > 1 && !asksForMany(any, ask),
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
];

/** Deadlines, sums, counts and lists. */
const several: readonly Rule[] = [
  {
    holds: (all, any, ask) =>
      all('section', 'missing') && (any('proposal') || !!statusesIn(ask.topic)) && !ask.topic.mention,
    reply: byFields,
  },
  {
    holds: (_all, any, ask) =>
      !isHelp(any) &&
      any('mine', 'lead') &&
      !any('missed', 'due', 'howMuch', 'money', 'signOff') &&
      isLed(any, ask),
    reply: leading,
  },
  {
    holds: (_all, any, ask) =>
      !isHelp(any) &&
      any('missed') &&
      (any('due', 'proposal', 'list') || ask.topic.periods.length === 0) &&
      !isDenied(ask, 'missed') &&
      !any('howMuch', 'money', 'mine') &&
      (!any('howMany') || (any('due') && !any('proposal'))),
    reply: missed,
  },
  {
    holds: (_all, any, ask) => !isHelp(any) && isDenied(ask, 'missed') && any('due') && !any('submitted'),
    reply: due,
  },
  {
    holds: (_all, any, ask) =>
      (any('due', 'unsent') || ask.topic.people.length > 0 || isToSend(any, ask)) &&
      any('next', 'afterThat') &&
      !isOfDeadlines(ask) &&
      ask.topic.periods.length === 0 &&
      !any('howTo', 'howMany'),
    reply: next,
  },
  { holds: (_all, any) => any('due') && !any('howTo', 'requested', 'money', 'howMuch'), reply: due },
  {
    holds: (_all, any, ask) =>
      !any('howTo') &&
      (any('money', 'howMuch', 'convert') ||
        (any('usd', 'eur', 'kes') && any('requested')) ||
        (any('compare', 'either') && [any('usd'), any('eur'), any('kes')].filter(Boolean).length > 1)) &&
      !(any('howMany') && any('proposal') && !any('money')) &&
      !(any('list') && !any('money', 'howMuch', 'requested', 'convert', 'compare') && isNarrowed(ask)),
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

/** Whose proposals: one's own, or those of a person. */
const isLed = (any: Has, { topic }: Ask): boolean =>
  any('mine') || (!!topic.person && any('proposal', 'lead', 'helps', 'list', 'howMany', 'compare'));

/** What is asked of the proposals. */
export const ofProposals: readonly Rule[] = [
  {
    holds: (_all, any, ask) => any('statusChange') && rowsOf(ask).length === 0 && !isHelp(any),
    reply: lastChange,
  },
  {
    // "Which are drafts, and the deadline of each?"
    holds: (_all, any, ask) =>
      any('each') &&
      any('due', 'readiness') &&
      !!statusesIn(ask.topic) &&
      rowsOf(ask).length === 0 &&
      !any('who', 'lead', 'most', 'fewest', 'funder'),
    reply: countOrList,
  },
  {
    holds: (_all, any, ask) => any('noLead') && rowsOf(ask).length !== 1 && !isHelp(any),
    reply: countOrList,
  },
  {
    holds: (_all, any, ask) =>
      any('byCategory', 'byCurrency', 'byStatus', 'byMonth') && rowsOf(ask).length !== 1 && !isHelp(any),
    reply: byFields,
  },
  ...funders,
  ...people,
  {
    holds: (_all, any, ask) =>
      any('signOff') && any('who', 'byWhom', 'whose') && rowsOf(ask).length !== 1 && !isHelp(any),
    reply: whoSigns,
  },
  {
    holds: (_all, any, ask) => any('comment') && !ask.topic.mention,
    reply: (ask) => elsewhere('comments', paths.proposals, ask),
  },
  {
    holds: (_all, any, ask) =>
      ask.topic.mentions.length > 1 &&
      any('compare', 'either', 'biggest', 'smallest', 'list', 'oldest', 'newest', 'next'),
    reply: comparedRecords,
  },
  {
    holds: (_all, any, ask) =>
      spansOf(ask.topic, ask.records.now).length > 1 &&
      any('compare', 'either', 'submitted', 'everSent', 'approved', 'rejected'),
    reply: compared,
  },
  {
    holds: (_all, any, ask) =>
      rowsOf(ask).length === 0 && (any('happened') || (any('status') && ask.topic.periods.length > 0)),
    reply: happened,
  },
  {
    // "Which of my drafts has most left to fill in?"
    holds: (_all, any, ask) =>
      any('missing') &&
      any('compare', 'most', 'biggest', 'fewest', 'smallest') &&
      (any('mine', 'proposal', 'section') || !!statusesIn(ask.topic)) &&
      rowsOf(ask).length !== 1 &&
      !isHelp(any),
    reply: byFields,
  },
  {
    holds: (_all, any, ask) => any('readiness') && rowsOf(ask).length !== 1 && !isHelp(any),
    reply: byFields,
  },
  ...measures,
  ...single,
  ...several,
];
