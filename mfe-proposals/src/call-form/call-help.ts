import type { CallTableName } from '@harambee/domain';

/** What each table is for. */
export const tableHelp: Record<CallTableName, string> = {
  questions:
    'What the funder asks, in its order and its words, with the limit of each answer. Several rows can be pasted from a spreadsheet.',
  eligibility: 'Who may apply. One statement a row, so that each can be held against your profile.',
  attachments: 'The documents that go with the application.',
  criteria: 'What the funder scores, with the weights as it gives them: points or percent.',
};

/** Help under single cells, where the label does not say it all. */
export const cellHelp: Readonly<Record<string, string>> = {
  'questions.number': 'As the funder numbers it, such as 2.1 or B4',
  'questions.help': 'What the funder says about a good answer.',
  'questions.limit': 'The greatest length of the answer',
  'questions.section': 'The heading it stands under in the form',
  'questions.sectionKey': 'The section of a proposal that fits',
  'eligibility.value': 'Such as: Kenya, Uganda; 2 years; 500000 GBP',
  'attachments.fileName': 'If the funder wants a certain one',
  'criteria.weight': 'In points or percent',
};

/** Who misses an empty cell. */
export const missedBy = 'To be useful later, it also needs this';
