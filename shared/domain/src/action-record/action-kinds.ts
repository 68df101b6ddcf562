import { roleRow } from '../account/roles.ts';
import { formatDay } from '../format/date-words.ts';

/** What the record of actions can be narrowed to, in the order of the menu (ACTIONS-05). */
export const actionTopics = {
  'sign-in': 'Signing in',
  'two-step': 'Two-step sign-in',
  account: 'Addresses and passwords',
  people: 'People and roles',
  guests: 'Guests',
  organization: 'Organization',
  proposals: 'Proposals',
  files: 'Downloads',
} as const satisfies Record<string, string>;
export type ActionTopic = keyof typeof actionTopics;
export const actionTopicNames = Object.keys(actionTopics) as [ActionTopic, ...ActionTopic[]];

/** What is written down beside who and whom: words of the product, titles and names of organizations; never of people. */
export type ActionDetails = Readonly<Record<string, string | number | boolean>>;

/** The names in the sentence of an entry: of who did it, to whom, and who takes over. */
export interface ActionNames {
  who: string;
  whom: string;
  to: string;
}

interface ActionRow {
  topic: ActionTopic;
  /** The sentence of the page and of the file. */
  words(names: ActionNames, details: ActionDetails): string;
}

const named = (detail: unknown) => `“${String(detail ?? '')}”`;
/** The page links to a proposal whose title the entry does not have. */
const proposal = ({ title }: ActionDetails) => (title ? named(title) : 'a proposal');
/** What the link of a guest is for. */
const guestMay = (may: unknown) => (may === 'sign' ? 'sign off' : may === 'comment' ? 'comment on' : 'read');
/** "a writer", for the role of the details. */
const aRole = (role: unknown) => roleRow(String(role)).noun;
const on = ({ device }: ActionDetails) => (device ? `, on ${String(device)}` : '');
const day = (value: unknown) => formatDay(String(value));
const people = (count: unknown) => (count === 1 ? 'one person' : `${String(count)} people`);

/**
 * What the record of actions holds, by its name in the API and the database (ACTIONS-01). Names are stored for a year:
 * never rename one.
 */
export const actionKinds = {
  'session.started': {
    topic: 'sign-in',
    words: ({ who }, details) =>
      `${who} signed in ${details.secondStep ? 'with' : 'without'} a second step${on(details)}`,
  },
  'second-step.refused': {
    topic: 'sign-in',
    words: ({ whom }, details) => `A sign-in of ${whom} was refused at the second step${on(details)}`,
  },
  'sessions.ended': {
    topic: 'sign-in',
    words: ({ who, whom }, { everybody }) => {
      if (everybody) return `${who} ended the sessions of everybody else`;
      return whom ? `${who} ended sessions of ${whom}` : `${who} signed out everywhere else`;
    },
  },
  'two-step.added': {
    topic: 'two-step',
    words: ({ who }, { way, first }) =>
      first
        ? `${who} turned on two-step sign-in with ${String(way)}`
        : `${who} added ${String(way)} for two-step sign-in`,
  },
  'two-step.removed': {
    topic: 'two-step',
    words: ({ who }, { way }) => `${who} removed ${String(way)} from two-step sign-in`,
  },
  'two-step.turned-off': {
    topic: 'two-step',
    words: ({ who }) => `${who} turned off two-step sign-in`,
  },
  'two-step.codes-renewed': {
    topic: 'two-step',
    words: ({ who }) => `${who} made new recovery codes`,
  },
  'two-step.reset': {
    topic: 'two-step',
    words: ({ who, whom }) => `${who} reset the two-step sign-in of ${whom}`,
  },
  'two-step.required': {
    topic: 'two-step',
    words: ({ who }, { from }) => `${who} required two-step sign-in of everybody from ${day(from)}`,
  },
  'two-step.optional': {
    topic: 'two-step',
    words: ({ who }) => `${who} made two-step sign-in optional`,
  },
  'password.changed': {
    topic: 'account',
    words: ({ who }) => `${who} changed their password`,
  },
  'password.reset': {
    topic: 'account',
    words: ({ who }) => `${who} set a new password with a mailed link`,
  },
  'address.changed': {
    topic: 'account',
    words: ({ who }) => `${who} changed their email address`,
  },
  'address.restored': {
    topic: 'account',
    words: ({ who }) => `${who} took back their former email address`,
  },
  'account.taken-over': {
    topic: 'account',
    words: ({ who }) => `${who} took over the account that somebody else had made with their address`,
  },
  'person.invited': {
    topic: 'people',
    words: ({ who, whom }, { again, role }) =>
      `${who} ${again ? 'renewed the invitation of' : 'invited'} ${whom || 'whoever has a link'} as ${aRole(role)}`,
  },
  'invitation.revoked': {
    topic: 'people',
    words: ({ who, whom }) => `${who} revoked the invitation of ${whom || 'whoever has a link'}`,
  },
  'person.joined': {
    topic: 'people',
    words: ({ who }, { role }) => `${who} joined as ${aRole(role)}`,
  },
  'person.left': {
    topic: 'people',
    words: ({ who }) => `${who} left the organization`,
  },
  'person.removed': {
    topic: 'people',
    words: ({ who, whom }) => `${who} removed ${whom}`,
  },
  'person.handed-over': {
    topic: 'people',
    words: ({ who, whom, to }) => `${who} handed everything of ${whom} over to ${to}`,
  },
  'role.changed': {
    topic: 'people',
    words: ({ who, whom }, { to, from }) =>
      `${who} made ${whom === who ? 'themselves' : whom} ${aRole(to)} instead of ${aRole(from)}`,
  },
  'guest.invited': {
    topic: 'guests',
    words: ({ who, whom }, details) =>
      `${who} ${details.again ? 'renewed the link of' : 'invited'} ${whom} to ${guestMay(details.may)} ${proposal(details)} until ${day(details.until)}`,
  },
  'guest.opened': {
    topic: 'guests',
    words: ({ who }, details) => `${who} opened ${proposal(details)} as a guest`,
  },
  'guest.revoked': {
    topic: 'guests',
    words: ({ who, whom }, details) => `${who} ended the link of ${whom} to ${proposal(details)}`,
  },
  'organization.renamed': {
    topic: 'organization',
    words: ({ who }, { from, to }) => `${who} renamed the organization from ${named(from)} to ${named(to)}`,
  },
  'proposal.submitted-unsigned': {
    topic: 'proposals',
    words: ({ who }, details) =>
      `${who} submitted ${proposal(details)} without the sign-off of ${people(details.missing)}`,
  },
  'organization.exported': {
    topic: 'files',
    words: ({ who }) => `${who} downloaded all data of the organization`,
  },
  'record.exported': {
    topic: 'files',
    words: ({ who }) => `${who} downloaded the record of actions`,
  },
} as const satisfies Record<string, ActionRow>;
export type ActionKind = keyof typeof actionKinds;
export const actionKindNames = Object.keys(actionKinds) as [ActionKind, ...ActionKind[]];

/** The kinds of a topic, for a filter. */
export const kindsOfTopic = (topic: ActionTopic): ActionKind[] =>
  actionKindNames.filter((kind) => actionKinds[kind].topic === topic);

/** Added to an entry whose act was interrupted (ACTIONS-03). */
export const unconfirmedWords = 'the server stopped meanwhile, so this may not have happened';

/** The sentence of an entry, without a full stop. */
export function actionWords(
  kind: ActionKind,
  names: ActionNames,
  details: ActionDetails,
  unconfirmed = false,
): string {
  const row: ActionRow = actionKinds[kind];
  const words = row.words(names, details);
  return unconfirmed ? `${words} (${unconfirmedWords})` : words;
}
