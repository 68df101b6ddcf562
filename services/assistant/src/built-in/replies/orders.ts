import { paths } from '@harambee/domain';
import type { ChatAction } from '@harambee/domain/schemas';
import { goTo, type PagePath } from '../../tools/pages.ts';
import { plain } from '../../tools/plain.ts';
import { articleNamed, type Concept, type Deed } from '../../understanding/lexicon.ts';
import type { Answer } from '../answer.ts';
import { type Ask, answer, labelOf, linesOf, pageChip, proposalChip, shown } from '../ask.ts';
import { general, offers } from '../words/general.ts';
import { type OrderKind, orders, refusal } from '../words/orders.ts';

type Has = (...some: Concept[]) => boolean;

/** Which order it is, by the verb and what stands beside it. The first that fits. */
const kinds: readonly [OrderKind, (deed: Deed, any: Has, ask: Ask) => boolean][] = [
  ['points', (deed, any) => deed !== 'mark' && any('points', 'level', 'badge')],
  ['leaderboard', (deed, any) => any('rank') && deed !== 'download'],
  ['task', (_deed, any) => any('task')],
  ['invite', (deed, any) => deed === 'submit' && any('inviting')],
  ['comment', (deed, any) => deed === 'reply' && any('comment')],
  [
    'callTemplate',
    (_deed, _any, { topic }) => topic.calls.length > 0 && namedArticleOf(topic) === 'call-templates',
  ],
  [
    'call',
    (deed, any, { topic }) =>
      (any('call') || topic.calls.length > 0) && !topic.mention && deed !== 'write' && !any('mission'),
  ],
  ['sessions', (_deed, _any, { topic }) => ['sessions', 'sign-out'].includes(namedArticleOf(topic) ?? '')],
  ['share', (deed, _any, { topic }) => deed === 'publish' && topic.mention?.rows.length === 1],
  [
    'editProfile',
    (deed, any) => deed === 'invite' && any('sdg', 'focusAreas', 'mission', 'website', 'phone'),
  ],
  ['deleteDocument', (deed, _any, { topic }) => deed === 'delete' && topic.documents.length > 0],
  [
    'upload',
    (deed, _any, { topic }) =>
      topic.documents.length > 0 && !topic.mention && !['download', 'submit', 'delete', 'go'].includes(deed),
  ],
  ['cancelInvitation', (deed, any) => ['cancel', 'delete'].includes(deed) && any('inviting')],
  ['report', (deed, any) => deed === 'download' && any('report')],
  [
    'duplicate',
    (deed, any, { topic }) => deed === 'duplicate' && (!!topic.mention || !any('document', 'call')),
  ],
  ['security', (_deed, any) => any('password')],
  ['settings', (_deed, any) => any('theme', 'language', 'settings')],
  [
    'invite',
    (deed, any, { topic }) =>
      deed === 'invite' &&
      (/@/.test(topic.message) || any('team', 'role') || !(topic.mention || any(...ofProposals))),
  ],
  ['deleteAccount', (deed, any) => ['delete', 'cancel'].includes(deed) && any('account', 'yourData')],
  ['settings', (deed, any) => deed === 'change' && any('notification')],
  ['notifications', (_deed, any) => any('notification')],
  [
    'assign',
    (deed, _any, { topic }) =>
      !!topic.person &&
      (!!topic.mention || any2(topic, 'section', 'texts')) &&
      ['give', 'change', 'mark'].includes(deed),
  ],
  ['people', (_deed, any, { topic }) => (!!topic.person && !topic.mention) || any('role')],
  ['people', (deed, any) => deed === 'delete' && any('team')],
  ['download', (deed, any) => deed === 'submit' && any('pdf', 'word')],
  ['signOff', (deed, any) => deed === 'sign' || any('signOff')],
  [
    'deleteDocument',
    (deed, any, { topic }) => deed === 'delete' && (any('document') || topic.documents.length > 0),
  ],
  [
    'upload',
    (deed, any) =>
      deed === 'upload' ||
      (['invite', 'change'].includes(deed) && any('document') && any('newOne')) ||
      (deed === 'invite' && any('document')),
  ],
  [
    'publicPage',
    (deed, any) => deed === 'publish' || (any('publicPage') && !['write', 'delete'].includes(deed)),
  ],
  ['comment', (deed, any) => deed === 'reply' || any('comment')],
  ['draftText', (deed, _any, { topic }) => deed === 'write' && topic.mention?.rows.length === 1],
  ['write', (deed) => deed === 'write'],
  ['submit', (deed) => deed === 'submit'],
  ['exportProfile', (deed, any) => deed === 'download' && any('profile')],
  ['download', (deed) => deed === 'download'],
  ['decide', (deed) => deed === 'mark'],
  ['ownDetails', (_deed, any) => any('ownDetails')],
  [
    'editProfile',
    (_deed, any) => any('mission', 'profile', 'website', 'phone', 'email', 'founded', 'located', 'sdg'),
  ],
  ['deleteProposal', (deed) => deed === 'delete'],
  [
    'editProposal',
    (deed, any, { topic }) =>
      !!topic.mention ||
      any('proposal', 'due', 'money', 'requested', 'texts', 'section') ||
      deed === 'cancel',
  ],
];

const namedArticleOf = ({ tokens, language }: Ask['topic']) => articleNamed(tokens, language);

/** What is added to a proposal, not to the team. */
const ofProposals: readonly Concept[] = [
  ...(['due', 'proposal', 'section', 'texts', 'money', 'requested', 'document', 'daysLeft'] as const),
];

const any2 = ({ concepts }: Ask['topic'], ...some: Concept[]): boolean =>
  some.some((one) => concepts.has(one));

const pagesOf: Record<OrderKind, PagePath | 'proposal' | 'profile'> = {
  ...{ deleteProposal: 'proposal', submit: 'proposal', decide: 'proposal', editProposal: 'proposal' },
  ...{ signOff: 'proposal', assign: 'proposal', download: 'proposal', duplicate: 'proposal' },
  ...{
    leaderboard: 'profile',
    call: paths.calls,
    callTemplate: paths.calls,
    task: 'proposal',
    share: 'proposal',
  },
  ...{ draftText: 'proposal', comment: 'proposal', report: paths.impactReport, cancelInvitation: paths.team },
  ...{ deleteAccount: paths.yourData, deleteDocument: paths.documents, upload: paths.documents },
  ...{
    editProfile: 'profile',
    publicPage: paths.profiles,
    exportProfile: paths.profiles,
    invite: paths.team,
    people: paths.team,
  },
  ...{ write: paths.newProposal, notifications: paths.notifications, points: paths.impact },
  ...{
    ownDetails: paths.profile,
    settings: paths.settings,
    security: paths.settings,
    sessions: paths.settings,
    other: paths.dashboard,
  },
} as const satisfies Record<OrderKind, PagePath | 'proposal' | 'profile'>;

/** What can be written here: parts of a proposal, or one as a whole. */
const writable: readonly Concept[] = [
  'needs',
  'texts',
  'proposal',
  'section',
  'newOne',
  'requested',
  'money',
];

/** The answer to an order: nothing is done; it says what would happen, and which page does it. */
export async function ordered(ask: Ask, deed: Deed): Promise<Answer> {
  const { topic, records } = ask;
  const { language } = topic;
  const any: Has = (...some) => any2(topic, ...some);
  const kind = kinds.find(([, fits]) => fits(deed, any, ask))?.[0] ?? 'other';
  if (kind === 'write' && !topic.mention && !any(...writable)) {
    return { intent: 'unknown', reply: `${general.outside[language]} ${offers[language]}` };
  }
  const rows = topic.mention?.rows ?? [];
  const named = rows.length > 0 && rows.length <= 4 && pagesOf[kind] === 'proposal';
  const lines = [
    ...(named ? rows.map((one) => `**${shown(one)}**: ${labelOf(one.status)}`) : []),
    ...topic.documents.slice(0, 4).map(({ title }) => `**${plain(title)}**`),
    ...(kind === 'call' ? topic.calls.slice(0, 4).map(({ title }) => `**${plain(title)}**`) : []),
    ...topic.people.slice(0, 4).map(({ name }) => `**${plain(name)}**`),
  ];
  const which = lines.length > 0 ? `\n\n${linesOf(lines)}` : '';
  const first = kind === 'write' ? `${refusal[language].split(':')[0]}.` : refusal[language];
  // An order that several languages write alike is refused in each of them.
  const others = (topic.alsoIn ?? []).map((one) => `\n\n${refusal[one]} ${orders[kind][one]}`);
  const reply = `${first} ${orders[kind][language]}${which}${others.join('')}`;
  return answer(`order.${kind}`, reply, ...(await chips(kind, ask, records)));
}

async function chips(kind: OrderKind, { topic }: Ask, records: Ask['records']): Promise<ChatAction[]> {
  const page = pagesOf[kind];
  const { language, mention } = topic;
  // What would be lost stands in the help as well.
  if (kind === 'deleteAccount')
    return [
      pageChip(paths.yourData, language),
      goTo(paths.helpArticle('delete-account'), general.readInHelp[language]),
    ];
  if (page === 'proposal') {
    const [only] = mention?.rows ?? [];
    return mention?.rows.length === 1 && only
      ? [proposalChip(only, language)]
      : [pageChip(paths.proposals, language)];
  }
  if (page !== 'profile') return [pageChip(page, language)];
  const profileId = (await records.organization())?.profileId;
  return [
    profileId ? goTo(paths.editProfile(profileId), 'Edit Profile') : pageChip(paths.profiles, language),
  ];
}
