interface WaitingRow {
  /** Before the name of the place: "Write: Budget". */
  verb: string;
  icon: 'pencil' | 'check-circle' | 'mail' | 'file';
}

/** What may wait for a person, by its name in the API (OWNER-05): its label everywhere. */
export const waitingKinds = {
  task: { verb: 'Write', icon: 'pencil' },
  signOff: { verb: 'Sign off', icon: 'check-circle' },
  mention: { verb: 'Answer', icon: 'mail' },
  suggestion: { verb: 'Decide', icon: 'file' },
} as const satisfies Record<string, WaitingRow>;
export type WaitingKind = keyof typeof waitingKinds;
export const waitingKindNames = Object.keys(waitingKinds) as [WaitingKind, ...WaitingKind[]];
