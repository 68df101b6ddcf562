import { builtInCall, inCharacters, inWords } from '../built-in-call.ts';

const project = 'About your project';
const support = 'Costs and support';

export const heritageFundSmall = builtInCall({
  id: 'heritage-fund-3000-10000',
  language: 'en',
  sources: [
    {
      publication:
        'https://www.heritagefund.org.uk/funding/national-lottery-grants-heritage-3k-10k/application-form-questions-and-help-notes-ps3000-ps10000',
      date: '2023-03-23',
      gives: 'the first questions with their limits, amounts, length of the project',
    },
    {
      publication:
        'The funder’s own application service, as published: github.com/heritagefund/funding-frontend, config/locales/en.yml',
      date: '2022',
      gives: 'the further questions, order, limits, documents',
    },
    {
      publication: 'https://www.actiontogether.org.uk/national-lottery-grants-heritage-0',
      date: '2022',
      gives: 'who can apply',
    },
  ],
  unsure: [
    'The funder has replaced this programme since: its smallest grant is now £10,000, and the questions are others.',
    'Questions about addresses and signatories are left out.',
  ],
  fields: {
    name: 'National Lottery Grants for Heritage: £3,000 to £10,000',
    funder: 'The National Lottery Heritage Fund',
    publication:
      'https://www.heritagefund.org.uk/funding/national-lottery-grants-heritage-3k-10k/application-form-questions-and-help-notes-ps3000-ps10000',
    publicationDay: '2023-03-23',
    currency: 'GBP',
    leastAmount: 3_000,
    mostAmount: 10_000,
  },
  questions: [
    {
      text: 'Title of the project',
      ...inCharacters(255),
      section: project,
      sectionKey: 'project_description',
    },
    {
      text: 'When does the project begin and end?',
      help: 'No longer than a year is expected at this size.',
      section: project,
      sectionKey: 'timeline',
    },
    { text: 'Where does it take place?', section: project, sectionKey: 'project_description' },
    {
      text: 'Describe the idea',
      help: 'What you want to reach, what it has to do with heritage, and what the money pays for.',
      ...inWords(500),
      section: project,
      sectionKey: 'project_description',
    },
    {
      text: 'Is there capital work in the project?',
      help: 'Repair, conservation, new building, digitization, or work that keeps objects from decay.',
      section: project,
      sectionKey: 'methodology',
    },
    { text: 'Do you need permission from anybody else?', section: project, sectionKey: 'methodology' },
    {
      text: 'What difference will the project make?',
      ...inWords(500),
      section: project,
      sectionKey: 'impact',
    },
    {
      text: 'Why does it matter to you and your community?',
      ...inWords(500),
      section: project,
      sectionKey: 'project_description',
    },
    {
      text: 'Which heritage is it about, and how can people use it when the project has ended?',
      ...inWords(500),
      section: project,
      sectionKey: 'sustainability',
    },
    {
      text: 'Why is your organization the right one to do it?',
      ...inWords(500),
      section: project,
      sectionKey: 'team',
    },
    {
      text: 'How does it involve a wider range of people?',
      help: 'The one outcome that every project has to reach.',
      ...inWords(300),
      section: 'Outcomes',
      sectionKey: 'impact',
    },
    {
      text: 'Which other outcomes does it reach, and how?',
      help: 'For example: heritage in a better state or better explained, new skills, learning, wellbeing, a stronger organization, a better place, a stronger economy.',
      ...inWords(300),
      required: false,
      section: 'Outcomes',
      sectionKey: 'impact',
    },
    {
      text: 'What does the project cost?',
      help: 'Each cost has a type, an amount and up to 50 words.',
      section: support,
      sectionKey: 'budget',
    },
    {
      text: 'Which contributions in cash do you get?',
      help: 'Up to 50 words for each, and whether it is secured.',
      ...inWords(50),
      required: false,
      section: support,
      sectionKey: 'budget',
    },
    {
      text: 'Which other contributions do you get, and how many hours of volunteers?',
      required: false,
      section: support,
      sectionKey: 'budget',
    },
    {
      text: 'Who supports the project?',
      help: 'Each piece of evidence in up to 50 words.',
      ...inWords(50),
      required: false,
      section: support,
      sectionKey: 'team',
    },
  ],
  eligibility: [
    {
      text: 'Not-for-profit organizations and private owners of heritage can apply',
      kind: 'legal_form',
      value: 'non-profit organization',
    },
    { text: 'The heritage is in the UK', kind: 'country', value: 'United Kingdom' },
    { text: 'The project has not begun before a decision is made', kind: 'other' },
  ],
  attachments: [
    { name: 'Governing document', kind: 'registration' },
    { name: 'Accounts', kind: 'accounts' },
    { name: 'Condition survey or another document about capital work', kind: 'other', required: false },
    { name: 'Evidence of support', kind: 'letter', required: false },
  ],
});
