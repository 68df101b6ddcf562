/** What a reader narrows a timeline to (TIMELINE-03). */
export const timelineGroups = {
  status: 'Status',
  text: 'Text',
  answers: 'Answers',
  comments: 'Comments',
  sign_offs: 'Sign-offs',
  people: 'People',
  files: 'Files',
} as const;
export type TimelineGroup = keyof typeof timelineGroups;
export const timelineGroupNames = Object.keys(timelineGroups) as TimelineGroup[];

/** Everything that a timeline tells, with the group it belongs to (TIMELINE-01). A new kind needs a row and a source. */
export const timelineKinds = {
  created: 'status',
  status: 'status',
  submitted_without: 'status',
  sent: 'status',
  version: 'text',
  edits: 'text',
  named: 'text',
  answers: 'answers',
  call: 'answers',
  comment: 'comments',
  resolved: 'comments',
  suggestion: 'comments',
  asked: 'sign_offs',
  not_asked: 'sign_offs',
  agreed: 'sign_offs',
  withdrawn: 'sign_offs',
  voided: 'sign_offs',
  team: 'people',
  guest: 'people',
  file: 'files',
} as const satisfies Record<string, TimelineGroup>;
export type TimelineKind = keyof typeof timelineKinds;
export const timelineKindNames = Object.keys(timelineKinds) as TimelineKind[];

export const kindsOfGroups = (groups: readonly TimelineGroup[]): TimelineKind[] =>
  timelineKindNames.filter((kind) => groups.includes(timelineKinds[kind]));
