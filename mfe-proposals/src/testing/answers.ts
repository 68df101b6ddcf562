import type { BankAnswer, FoundAnswer } from '@harambee/domain/schemas';

/** A former answer as its page reads it. */
export const bankAnswer = (changes: Partial<BankAnswer> = {}): BankAnswer => ({
  id: 'a-1',
  question: 'What will be different in two years?',
  blocks: [
    {
      kind: 'paragraph',
      content: [
        { text: 'We reach ' },
        { fact: 'profile.fact.pupils', text: '1,200', value: '1,200' },
        { text: ' pupils, and girls no longer miss class.' },
      ],
    },
    { kind: 'bullet', content: [{ text: 'A pump at each school', marks: ['bold'] }] },
    { kind: 'bullet', content: [{ text: 'Two mechanics for each ward' }] },
  ],
  funder: 'Northern Lakes Foundation',
  callName: 'Small grants 2026',
  language: 'en',
  reviewOn: '2099-11-24',
  facts: [{ id: 'profile.fact.pupils', label: 'Pupils reached', kind: 'record', value: '1,200', uses: 1 }],
  words: 21,
  usedIn: [
    { proposalId: 'p-1', title: 'Six wells', day: '2026-03-01', outcome: 'approved' },
    { proposalId: 'p-2', title: 'Ten wells', day: '2026-01-15', outcome: 'rejected' },
  ],
  owner: { id: 'u-2', name: 'Amina Odhiambo' },
  isStarred: false,
  revision: 3,
  createdAt: '2026-01-15T08:00:00.000Z',
  updatedAt: '2026-03-01T08:00:00.000Z',
  ...changes,
});

export const foundAnswer = (changes: Partial<BankAnswer> = {}, fits = true): FoundAnswer => ({
  answer: bankAnswer(changes),
  match: { words: ['girls'], subjects: ['Outcomes', 'Gender'], fits },
});
