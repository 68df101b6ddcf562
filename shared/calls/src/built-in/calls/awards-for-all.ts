import { builtInCall, inWords } from '../built-in-call.ts';

const project = 'Your project';
const idea = 'Your idea';
const costs = 'Project costs';

export const awardsForAll = builtInCall({
  id: 'awards-for-all-england',
  language: 'en',
  sources: [
    {
      publication:
        'The funder’s own application service, as published: github.com/biglotteryfund/blf-alpha, controllers/apply/awards-for-all (form.js, fields/)',
      date: '2020',
      gives: 'questions, order, limits, organizations that can apply, bank statement',
    },
    {
      publication:
        'https://www.tnlcommunityfund.org.uk/funding/programmes/national-lottery-awards-for-all-england',
      date: '2023-11',
      gives: 'the largest grant, one grant at a time',
    },
    {
      publication: 'https://actiontogether.org.uk/national-lottery-awards-all-england-0',
      date: '2022',
      gives: 'the smallest grant, two unconnected people, bank account, accounts',
    },
  ],
  unsure: [
    'The limits are those of 2020; the funder has changed its form several times.',
    'How long a project may run is left out: it was twelve months, and has been longer since.',
    'Questions about contacts, addresses and beneficiaries that are not assessed are left out.',
    'The same form serves Scotland, Wales and Northern Ireland, with other amounts and priorities.',
  ],
  fields: {
    name: 'National Lottery Awards for All England',
    funder: 'The National Lottery Community Fund',
    publication:
      'https://www.tnlcommunityfund.org.uk/funding/programmes/national-lottery-awards-for-all-england',
    currency: 'GBP',
    leastAmount: 300,
    mostAmount: 20_000,
  },
  questions: [
    { text: 'Name of the project', section: project, sectionKey: 'project_description' },
    {
      text: 'When will the project begin and end?',
      help: 'Apply well ahead: a decision takes about twelve weeks or longer.',
      section: project,
      sectionKey: 'timeline',
    },
    {
      text: 'Where does the project take place?',
      help: 'Country, area and postcode, and the towns, villages or wards in which the people who benefit live.',
      section: project,
      sectionKey: 'project_description',
    },
    {
      text: 'What do you want to do?',
      help: 'What changes and for whom, how long it runs, how people hear of it, what you will learn, and whether it is new or continues what has worked. At least 50 words.',
      ...inWords(300),
      section: idea,
      sectionKey: 'project_description',
    },
    {
      text: 'How does the project meet at least one of the funding priorities?',
      help: 'The priorities: stronger relationships in and across communities; better places and spaces; more people reaching their potential through early support. At least 50 words.',
      ...inWords(150),
      section: idea,
      sectionKey: 'impact',
    },
    {
      text: 'How is your community involved in the project?',
      help: 'Who had the idea, how many people you have spoken to, and how they take part in planning and running it. At least 50 words.',
      ...inWords(200),
      section: idea,
      sectionKey: 'methodology',
    },
    {
      text: 'What will you spend the money on?',
      help: 'A list of costs.',
      section: costs,
      sectionKey: 'budget',
    },
    { text: 'What does the whole project cost?', section: costs, sectionKey: 'budget' },
  ],
  eligibility: [
    {
      text: 'Voluntary and community organizations, registered charities, charitable incorporated organizations and not-for-profit companies can apply',
      kind: 'legal_form',
      value: 'charity, non-profit organization, community interest company, community group',
    },
    { text: 'Schools, colleges, universities and statutory bodies can apply', kind: 'other' },
    { text: 'Organizations based outside the UK cannot apply', kind: 'country', value: 'United Kingdom' },
    { text: 'Two people who are not related are on the board or committee', kind: 'other' },
    { text: 'There is a UK bank account in the name of the organization', kind: 'other' },
    { text: 'The organization holds no other Awards for All grant in England', kind: 'other' },
  ],
  attachments: [
    { name: 'Bank statement (PDF, JPEG or PNG, up to 12 MB)', kind: 'other' },
    {
      name: 'Annual accounts, unless the organization is younger than 15 months',
      kind: 'accounts',
      required: false,
    },
  ],
});
