/** Where a text stands that states a figure of the profile as it was (CALL-35). */
export const statingKinds = {
  answer: 'Answer of an application',
  edit: 'Paragraph of a text',
  field: 'Answer of a proposal’s form',
  bank: 'Answer bank',
} as const;
export type StatingKind = keyof typeof statingKinds;
