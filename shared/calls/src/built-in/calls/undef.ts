import { builtInCall, inCharacters } from '../built-in-call.ts';

const description = '3. Project description';

export const undef = builtInCall({
  id: 'un-democracy-fund',
  language: 'en',
  sources: [
    {
      publication:
        'Guide to the online form of 2013: https://www.fundsforngos.org/free-resources-for-ngos/project-description-objectives-outcomes-undef-application-2013 and https://fundsforngos.org/democracy-2/key-activities-for-each-output-online-application-submission',
      date: '2013-12',
      gives: 'questions, order, limits in characters with spaces',
    },
    {
      publication: 'https://dvc-ril.mksu.ac.ke/democracy-fund/ (announcement of the 14th round)',
      date: '2019-11',
      gives: 'amounts, languages, length of projects',
    },
    {
      publication: 'http://www.un.org/democracyfund/node/190 (feedback and lessons learned)',
      date: '2013',
      gives: 'criteria',
    },
  ],
  unsure: [
    'The limits are those of 2013; later rounds may have others.',
    'Limits of the answers about the organization, of outcomes and of outputs are not known, and left out.',
    'A round opens about once a year, usually in November or December; the day changes, and is left out.',
  ],
  fields: {
    name: 'UN Democracy Fund: project proposal',
    funder: 'United Nations Democracy Fund',
    publication: 'https://www.un.org/democracyfund/apply-for-funding',
    currency: 'USD',
    leastAmount: 100_000,
    mostAmount: 300_000,
  },
  questions: [
    {
      text: 'Who is your organization?',
      help: 'Vision, experience, budget, work with the United Nations, affiliation, other grants.',
      section: '1. Applicant',
      sectionKey: 'team',
    },
    {
      text: 'Which problem does the project solve?',
      help: 'The democratic context, the causes, and why the project is needed.',
      ...inCharacters(1_000),
      section: description,
      sectionKey: 'project_description',
    },
    {
      text: 'Why this fund?',
      help: 'What makes its money strategic for this project.',
      ...inCharacters(300),
      section: description,
      sectionKey: 'project_description',
    },
    {
      text: 'Objective of the project',
      ...inCharacters(255),
      section: description,
      sectionKey: 'impact',
    },
    { text: 'Outcomes (up to three)', section: description, sectionKey: 'impact' },
    { text: 'Outputs', section: description, sectionKey: 'impact' },
    {
      text: 'Key activities for each output',
      ...inCharacters(1_000),
      section: description,
      sectionKey: 'methodology',
    },
    {
      text: 'Performance indicators of each outcome',
      help: 'At least two for each.',
      ...inCharacters(400),
      section: description,
      sectionKey: 'impact',
    },
    {
      text: 'Monitoring and evaluation',
      help: 'What is measured with which baseline and target, by whom, and how progress is reviewed.',
      ...inCharacters(500),
      section: description,
      sectionKey: 'impact',
    },
    {
      text: 'How do the results last after the funding?',
      ...inCharacters(500),
      section: description,
      sectionKey: 'sustainability',
    },
    {
      text: 'Gender: how large is its part, and why?',
      ...inCharacters(500),
      section: description,
      sectionKey: 'methodology',
    },
    {
      text: 'Marginalized or vulnerable groups: how large is their part, and why?',
      section: description,
      sectionKey: 'methodology',
    },
    { text: 'Partners', required: false, section: '4. Partners', sectionKey: 'team' },
    { text: 'Budget', section: '5. Budget', sectionKey: 'budget' },
  ],
  eligibility: [
    {
      text: 'Mainly local civil society organizations; independent and constitutional bodies, too',
      kind: 'legal_form',
      value: 'non-profit organization',
    },
    { text: 'The project lasts two years', kind: 'other' },
    { text: 'The proposal is sent online, in English or French', kind: 'other' },
  ],
  criteria: [
    { text: 'Track record of the organization' },
    { text: 'Sound conception and presentation' },
    { text: 'Promotes the objectives of the fund' },
    { text: 'Uses the comparative advantage of the United Nations and of the fund' },
    { text: 'Significant impact' },
    { text: 'Good value for the money' },
    { text: 'Strong prospects of success' },
    { text: 'Strong prospects of going on after the funding' },
    { text: 'Inclusive' },
    { text: 'Advances gender equality' },
  ],
});
