import { paths } from '@harambee/domain';
import { elsewhere } from '../ask.ts';
import { asksWhoMay } from '../query/roles.ts';
import { calls } from '../replies/calls.ts';
import { whichFirst } from '../replies/days.ts';
import { documents } from '../replies/documents.ts';
import { next } from '../replies/due.ts';
import { field, gaps } from '../replies/organization.ts';
import { badges, points, rate } from '../replies/standing.ts';
import { team } from '../replies/team.ts';
import { asksForValue, isHelp, type Rule, rowsOf } from './rule.ts';

/** "The next deadline after Clean hands". */
const afterWords = new Set('after apres despues depois baada'.split(' '));

/** What the profile says to funders. */
const details = [
  'registration',
  'legalStatus',
  'taxStatus',
  'budgetRange',
  'focusAreas',
  'contactPerson',
] as const;
/** "Our email": not those that the product sends, and not that of a colleague. */
const ownWords = new Set(
  'our contact profile organization notre nos profil nuestro nuestra perfil contacto nossa nosso contato yetu letu wasifu'.split(
    ' ',
  ),
);

/** What is asked of the organization, its people, its documents and its calls. */
export const organization: readonly Rule[] = [
  {
    holds: (_all, any, { topic }) =>
      topic.calls.length + (topic.mention?.rows.length === 1 ? 1 : 0) === 1 &&
      any('next', 'due') &&
      topic.tokens.some((token) => afterWords.has(token)) &&
      !any('expire', 'document', 'beforeOrAfter', 'submitted', 'everSent', 'rejected', 'approved', 'decided'),
    reply: next,
  },
  {
    holds: (_all, any, { topic }) =>
      topic.documents.length + topic.calls.length + (topic.mention?.rows.length === 1 ? 1 : 0) > 1 &&
      any('beforeOrAfter', 'compare', 'either'),
    reply: whichFirst,
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
    holds: (_all, any, ask) => any('rank') && !any('sdg') && rowsOf(ask).length === 0 && !isHelp(any),
    reply: (ask) => elsewhere('rank', paths.leaderboard, ask),
  },
  {
    holds: (_all, any, { topic }) =>
      !asksWhoMay(topic) &&
      any('inviting') &&
      !isHelp(any) &&
      !topic.mention &&
      any('list', 'who', 'howMany', 'still', 'negation'),
    reply: (ask) => elsewhere('invitations', paths.team, ask),
  },
  { holds: (_all, any) => any('rate') && !isHelp(any), reply: rate },
  { holds: (_all, any) => any('badge') && !any('howTo'), reply: badges },
  { holds: (_all, any) => any('points', 'level') && !isHelp(any), reply: points },
  {
    holds: (all, any, ask) => all('missing') && !ask.topic.mention && any('profile') && !any('howTo'),
    reply: gaps,
  },
  {
    holds: (_all, any, ask) =>
      !ask.topic.mention &&
      ask.topic.people.length === 0 &&
      !any('document', 'changing', 'hide') &&
      (any(...details) || (any('phone', 'email') && ask.topic.tokens.some((token) => ownWords.has(token)))) &&
      asksForValue(any, ask),
    reply: field,
  },
  {
    holds: (_all, any, ask) => any('phone', 'email') && !ask.topic.mention && asksForValue(any, ask),
    reply: (ask) => elsewhere('contact', paths.profiles, ask),
  },
  {
    holds: (_all, any, ask) =>
      !ask.topic.mention &&
      !any('changing', 'hide', 'saving', 'why', 'uploading', 'writing', 'deleting') &&
      any('mission', 'website', 'founded', 'located', 'sdg'),
    reply: field,
  },
  {
    // "May Fatuma change a proposal?" Her role says it.
    holds: (_all, any, { topic }) =>
      (!!topic.person || any('who', 'role')) &&
      !topic.mention &&
      asksWhoMay(topic) &&
      any(
        'changing',
        'deleting',
        'inviting',
        'writing',
        'signOff',
        'hide',
        'submitted',
        'everSent',
        'approved',
        'rejected',
        'comment',
      ),
    reply: team,
  },
  {
    holds: (_all, any, { topic }) =>
      !topic.mention &&
      !isHelp(any) &&
      !any('lead', 'proposal') &&
      (any('role') ||
        (any('team') && any('howMany', 'who', 'list')) ||
        (topic.people.length > 0 && any('who') && topic.tokens.length <= 4)),
    reply: team,
  },
  {
    holds: (_all, any, { topic }) =>
      (any('call') || topic.calls.length > 0) &&
      !topic.mention &&
      !any('question') &&
      (topic.calls.length > 0 || !isHelp(any)),
    reply: calls,
  },
];
