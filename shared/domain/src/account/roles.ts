import type { Tone } from '../format/tone.ts';
import { isRole, type Role } from './role-names.ts';

interface RoleRow {
  /** As people see it. */
  label: string;
  /** In a sentence: "Make Achieng an owner?" */
  noun: `${'a' | 'an'} ${string}`;
  tone: Tone;
  /** On the button that assigns the role. */
  icon: 'user' | 'check-circle' | 'pencil' | 'eye';
  /** Shown before the role is given to somebody else, and before somebody with another role takes it. */
  about: string;
  aboutSelf: string;
}

/** What people read about the roles of an organization; what each may do, `permissions` says (TEAM-03). */
export const roles = {
  Owner: {
    label: 'Owner',
    noun: 'an owner',
    tone: 'success',
    icon: 'check-circle',
    about: 'Owners invite and remove people, decide who finds your organization, and can delete it.',
    aboutSelf: 'You can then invite and remove people.',
  },
  Member: {
    label: 'Writer',
    noun: 'a writer',
    tone: 'info',
    icon: 'pencil',
    about: 'Writers write and submit everything, but do not invite or remove people.',
    aboutSelf: 'You can then no longer invite or remove people. Another owner can make you an owner again.',
  },
  Reviewer: {
    label: 'Reviewer',
    noun: 'a reviewer',
    tone: 'warning',
    icon: 'eye',
    about:
      'Reviewers read everything, comment, suggest other words and sign off, but change nothing themselves.',
    aboutSelf: 'You can then comment and sign off, but no longer change anything. An owner can undo this.',
  },
  Viewer: {
    label: 'Viewer',
    noun: 'a viewer',
    tone: 'pending',
    icon: 'eye',
    about: 'Viewers read everything and change nothing.',
    aboutSelf: 'You can then only read. An owner can undo this.',
  },
} as const satisfies Record<Role, RoleRow>;

/** The role of the person who signs up. An organization always has somebody with this role (TEAM-01, TEAM-07). */
export const founderRole = 'Owner' satisfies Role;
/** The role of a person who accepts an invitation (TEAM-02) that names none; shown for unknown roles. */
export const joinerRole = 'Member' satisfies Role;

/** The row of a role; for an unknown role that of `joinerRole`. */
export const roleRow = (name: string): RoleRow => roles[isRole(name) ? name : joinerRole];

/** Whether nobody else has the founder's role, so that this person must keep it. */
export const isOnlyFounder = (role: string, people: readonly { role: string }[]): boolean =>
  role === founderRole && people.filter((one) => one.role === founderRole).length === 1;
