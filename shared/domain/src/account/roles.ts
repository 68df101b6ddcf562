import type { Tone } from '../format/tone.ts';

/** What not everybody may do, and what somebody reads who may not (TEAM-04). */
export const roleActions = {
  /** Invite, remove, give another role. */
  'people.manage': 'Only an owner of the organization can do this',
  'organization.setUp': 'Only an owner of the organization can do this',
  'organization.rename': 'Only an owner of the organization can do this',
  'organization.delete': 'Only an owner of the organization can do this',
  'organization.export': 'Only an owner of the organization can download all of its data',
  'visibility.change': 'Only an owner of the organization can change who sees it.',
} as const satisfies Record<string, string>;
export type RoleAction = keyof typeof roleActions;

interface RoleRow {
  /** In a sentence: "Make Achieng an owner?" */
  noun: `${'a' | 'an'} ${string}`;
  tone: Tone;
  /** On the button that gives it. */
  icon: 'user' | 'check-circle';
  /** What is said before it is given to somebody else, and before somebody takes it who had another. */
  about: string;
  aboutSelf: string;
  may: readonly RoleAction[];
}

/**
 * The roles of a person in an organization, by their names on the wire (TEAM-03). The database enum, the wire enum,
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

/** Who signs up has it, and an organization always has somebody with it (TEAM-01, TEAM-07). */
export const founderRole = 'Owner' satisfies Role;
/** Who accepts an invitation has it (TEAM-02); shown where no role is known. */
export const joinerRole = 'Member' satisfies Role;

export const isRole = (name: unknown): name is Role => roleNames.some((role) => role === name);

/** The row of a role; that of the joiner where the role is not known. */
export const roleRow = (name: string): RoleRow => roles[isRole(name) ? name : joinerRole];

/** Whether this role may do this. A role or an action that the table does not know is refused. */
export const can = (role: string, action: RoleAction): boolean =>
  isRole(role) && (roles[role].may as readonly RoleAction[]).includes(action);

/** Whether there is something it may do and another role may not: then a token that is older than the role matters. */
export const mayLoseActions = (role: Role): boolean =>
  roles[role].may.some((action) => roleNames.some((other) => !can(other, action)));

/** Whether these people would have no founder's role among them if this one left or changed it. */
export const isOnlyFounder = (role: string, people: readonly { role: string }[]): boolean =>
  role === founderRole && people.filter((one) => one.role === founderRole).length === 1;
