import type { Tone } from '../format/tone.ts';

/** What only some roles may do, and the message for everybody else (TEAM-04). */
export const roleActions = {
  /** Invite and remove people, change roles. */
  'people.manage': 'Only an owner of the organization can do this',
  'organization.setUp': 'Only an owner of the organization can do this',
  'organization.rename': 'Only an owner of the organization can do this',
  'organization.delete': 'Only an owner of the organization can do this',
  'organization.export': 'Only an owner of the organization can download all of its data',
  'actions.read': 'Only an owner of the organization can see this',
  'model.check': 'Only an owner of the organization can test the connection.',
  'visibility.change': 'Only an owner of the organization can change who sees it.',
} as const satisfies Record<string, string>;
export type RoleAction = keyof typeof roleActions;

interface RoleRow {
  /** In a sentence: "Make Achieng an owner?" */
  noun: `${'a' | 'an'} ${string}`;
  tone: Tone;
  /** On the button that assigns the role. */
  icon: 'user' | 'check-circle';
  /** Shown before the role is given to somebody else, and before somebody with another role takes it. */
  about: string;
  aboutSelf: string;
  may: readonly RoleAction[];
}

/**
 * The roles of a person in an organization, by their names in the API (TEAM-03). The database enum, the wire enum,
 * the token check, the menus and every permission derive from this table.
 */
export const roles = {
  Owner: {
    noun: 'an owner',
    tone: 'success',
    icon: 'check-circle',
    about: 'Owners invite and remove people, decide who finds your organization, and can delete it.',
    aboutSelf: 'You can then invite and remove people.',
    may: Object.keys(roleActions) as RoleAction[],
  },
  Member: {
    noun: 'a member',
    tone: 'info',
    icon: 'user',
    about: 'Members write and read everything, but do not invite or remove people.',
    aboutSelf: 'You can then no longer invite or remove people. Another owner can make you an owner again.',
    may: [],
  },
} as const satisfies Record<string, RoleRow>;
export type Role = keyof typeof roles;
export const roleNames = Object.keys(roles) as [Role, ...Role[]];

/** The role of the person who signs up. An organization always has somebody with this role (TEAM-01, TEAM-07). */
export const founderRole = 'Owner' satisfies Role;
/** The role of a person who accepts an invitation (TEAM-02); shown for unknown roles. */
export const joinerRole = 'Member' satisfies Role;

export const isRole = (name: unknown): name is Role => roleNames.some((role) => role === name);

/** The row of a role; for an unknown role that of `joinerRole`. */
export const roleRow = (name: string): RoleRow => roles[isRole(name) ? name : joinerRole];

/** Whether a role may do this. Unknown roles and actions are refused. */
export const can = (role: string, action: RoleAction): boolean =>
  isRole(role) && (roles[role].may as readonly RoleAction[]).includes(action);

/** Whether this role may do something that another may not. If so, a token with an outdated role matters. */
export const hasPrivileges = (role: Role): boolean =>
  roles[role].may.some((action) => roleNames.some((other) => !can(other, action)));

/** Whether nobody else has the founder's role, so that this person must keep it. */
export const isOnlyFounder = (role: string, people: readonly { role: string }[]): boolean =>
  role === founderRole && people.filter((one) => one.role === founderRole).length === 1;
