/** The most people and tasks of one proposal (OWNER-03). */
export const teamLimits = { helpers: 30, tasks: 200, label: 200 } as const;
