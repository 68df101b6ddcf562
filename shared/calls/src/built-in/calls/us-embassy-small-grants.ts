import { builtInCall } from '../built-in-call.ts';

const narrative = 'Proposal';

export const usEmbassySmallGrants = builtInCall({
  id: 'us-embassy-lilongwe-small-grants',
  language: 'en',
  sources: [
    {
      publication: 'https://mw.usembassy.gov/public-diplomacy-small-grants-program/',
      date: '2022-11-21',
      gives: 'number of the notice, amounts, purpose, the American element',
    },
    {
      publication:
        'https://mw.usembassy.gov/embassy/lilongwe/funding-opportunities/public-diplomacy-small-grants-program/',
      date: '2022',
      gives: 'who can apply, what is not funded',
    },
    {
      publication:
        'U.S. Embassy Lima, Application for Public Affairs Section Grants (NOFO Alumni Small Grants Competition, application form)',
      date: '2019',
      gives: 'parts of the narrative, order, categories of the budget',
    },
    {
      publication:
        'https://ar.usembassy.gov/es/missions-public-affairs-small-grants-program-frequently-asked-questions/',
      date: '2022',
      gives: 'the federal forms SF-424 and SF-424A that go with a proposal',
    },
  ],
  unsure: [
    'The parts of the narrative are those that embassies ask for alike; the order is that of another embassy’s form.',
    'The weights of the criteria differ from notice to notice, and are left out.',
    'The deadline was that of one year, and is left out.',
  ],
  fields: {
    name: 'Public Diplomacy Small Grants Program (Annual Program Statement)',
    funder: 'U.S. Embassy Lilongwe, Public Diplomacy Section',
    reference: 'PDS-LILONGWE-FY23-APS01',
    publication: 'https://mw.usembassy.gov/public-diplomacy-small-grants-program/',
    publicationDay: '2022-11-21',
    currency: 'USD',
    leastAmount: 5_000,
    mostAmount: 100_000,
  },
  questions: [
    {
      text: 'Introduce the organization or person who applies',
      help: 'What was done before, and earlier grants of the U.S. Government.',
      section: narrative,
      sectionKey: 'team',
    },
    {
      text: 'Summary of the proposal',
      help: 'Title, theme, places and the amount that is asked for stand beside it.',
      section: narrative,
      sectionKey: 'executive_summary',
    },
    { text: 'Which problem is to be solved?', section: narrative, sectionKey: 'project_description' },
    { text: 'Goals and objectives', section: narrative, sectionKey: 'impact' },
    { text: 'Partners', required: false, section: narrative, sectionKey: 'team' },
    {
      text: 'How does the program work, and why is it designed so?',
      section: narrative,
      sectionKey: 'methodology',
    },
    { text: 'Activities', section: narrative, sectionKey: 'methodology' },
    { text: 'Schedule', section: narrative, sectionKey: 'timeline' },
    { text: 'Key people', help: 'Names, roles and experience.', section: narrative, sectionKey: 'team' },
    { text: 'How is the program monitored and evaluated?', section: narrative, sectionKey: 'impact' },
    { text: 'How will media and the public hear of it?', section: narrative, sectionKey: 'methodology' },
    {
      text: 'How does it go on after the grant?',
      section: narrative,
      sectionKey: 'sustainability',
    },
    {
      text: 'Budget in detail',
      help: 'Personnel, fringe benefits, travel, supplies, contractual, other direct costs, indirect costs, cost sharing.',
      section: 'Budget',
      sectionKey: 'budget',
    },
  ],
  eligibility: [
    {
      text: 'Non-governmental organizations can apply',
      kind: 'legal_form',
      value: 'non-profit organization',
    },
    { text: 'Individuals and academic institutions can apply, too', kind: 'other' },
    {
      text: 'The program strengthens ties between the United States and Malawi',
      kind: 'country',
      value: 'Malawi, United States',
    },
    {
      text: 'It has an American element: an expert, an organization or an institution of the United States',
      kind: 'other',
    },
    { text: 'Social welfare projects and construction are not funded', kind: 'other', isExclusion: true },
  ],
  attachments: [
    { name: 'SF-424 (Application for Federal Assistance)', kind: 'other' },
    { name: 'SF-424A (Budget Information)', kind: 'budget' },
  ],
});
