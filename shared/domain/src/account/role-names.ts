/**
 * The roles of a person in an organization, by their names in the API and in the database (TEAM-03). `Member` is the
 * name that writers have had since the first release.
 */
export const roleNames = ['Owner', 'Member', 'Reviewer', 'Viewer'] as const;
export type Role = (typeof roleNames)[number];

/** Whether the first role may do less than the second: they are in that order. */
export const isLower = (role: Role, than: Role): boolean => roleNames.indexOf(role) > roleNames.indexOf(than);

/** Whether this is the name of a role. */
export const isRole = (name: unknown): name is Role => roleNames.some((role) => role === name);
