import { isRole, type Role, roleNames } from './role-names.ts';

const everybody = roleNames;
const writers = ['Owner', 'Member'] as const;
const reviewers = ['Owner', 'Member', 'Reviewer'] as const;
const owners = ['Owner'] as const;

const writersOnly = (what: string) => `Only owners and writers of the organization can ${what}`;
const ownersOnly = 'Only an owner of the organization can do this';

interface PermissionRow {
  roles: readonly Role[];
  /** The answer to everybody else. */
  refusal: string;
}

/**
 * Who may do what: each action, the roles that may do it, and the message for everybody else (TEAM-04, TEAM-09).
 * Routes, pages, commands and the assistant derive from this table; services name an action for each of their routes.
 */
export const permissions = {
  /** Use one's own account: sessions, settings, notifications, the assistant. */
  'account.use': { roles: everybody, refusal: 'You cannot do this in this organization' },
  /** Read everything that the organization writes, and download it record by record. */
  'records.read': { roles: everybody, refusal: 'You cannot read this organization' },
  /** Change what no other action names: records of a service that asks for nothing finer. */
  'records.write': { roles: writers, refusal: writersOnly('change this') },
  'proposals.write': { roles: writers, refusal: writersOnly('change proposals') },
  /** Submit a proposal, and say what became of it. */
  'proposals.submit': { roles: writers, refusal: writersOnly('submit proposals') },
  /** Decide who leads a proposal, who helps, and what is due when. */
  'proposals.assign': { roles: writers, refusal: writersOnly('give out work') },
  /** Say that a task of one's own is done. */
  'tasks.finish': {
    roles: reviewers,
    refusal: 'Only owners, writers and reviewers of the organization can work on a proposal',
  },
  /** Comment, suggest other words, resolve. */
  'comments.write': {
    roles: reviewers,
    refusal: 'Only owners, writers and reviewers of the organization can comment',
  },
  /** Accept or refuse suggested words. */
  'suggestions.decide': { roles: writers, refusal: writersOnly('decide on suggestions') },
  'signOffs.require': { roles: writers, refusal: writersOnly('ask for sign-offs') },
  'signOffs.give': {
    roles: reviewers,
    refusal: 'Only owners, writers and reviewers of the organization can sign off',
  },
  'guests.manage': { roles: writers, refusal: writersOnly('invite guests') },
  'calls.write': { roles: writers, refusal: writersOnly('change calls') },
  'documents.write': { roles: writers, refusal: writersOnly('change documents') },
  'answers.write': { roles: writers, refusal: writersOnly('change answers') },
  'profile.write': { roles: writers, refusal: writersOnly('change the profile') },
  /** Invite and remove people, change roles, end their sessions, decide how they sign in. */
  'people.manage': { roles: owners, refusal: ownersOnly },
  'organization.setUp': { roles: owners, refusal: ownersOnly },
  'organization.rename': { roles: owners, refusal: ownersOnly },
  'organization.delete': { roles: owners, refusal: ownersOnly },
  'organization.export': {
    roles: owners,
    refusal: 'Only an owner of the organization can download all of its data',
  },
  /** Read the record of who did what. */
  'actions.read': {
    roles: owners,
    refusal: 'Only an owner of the organization can read the record of actions',
  },
  'model.check': { roles: owners, refusal: 'Only an owner of the organization can test the connection.' },
  'visibility.change': {
    roles: owners,
    refusal: 'Only an owner of the organization can change who sees it.',
  },
} as const satisfies Record<string, PermissionRow>;
export type Permission = keyof typeof permissions;
export const permissionNames = Object.keys(permissions) as Permission[];

const isPermission = (action: string): action is Permission => Object.hasOwn(permissions, action);

/** Whether a role may do this. Unknown roles and actions are refused (TEAM-09). */
export const can = (role: string, action: Permission): boolean =>
  isRole(role) && isPermission(action) && (permissions[action].roles as readonly Role[]).includes(role);

/** Whether some role may not do this, so that the role in an older token must not decide (TEAM-10). */
export const needsRole = (action: Permission): boolean => permissions[action].roles.length < roleNames.length;
