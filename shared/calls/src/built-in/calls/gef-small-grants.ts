import { builtInCall } from '../built-in-call.ts';

const rationale = 'A. Project rationale and approach';
const risks = 'B. Risks, monitoring and evaluation';

export const gefSmallGrants = builtInCall({
  id: 'gef-small-grants-programme',
  language: 'en',
  sources: [
    {
      publication:
        'GEF SGP OP6 Project Proposal Template, generic (https://docsbay.net/project-proposal-guidelines); as used in Rwanda (https://vdocument.in/project-proposal-guidelines-1-section-a-project-proposal-outline-and-content.html)',
      date: '2020-04',
      gives: 'parts, order, number of pages, annexes',
    },
    {
      publication:
        'GEF SGP Project Template and Preparation Guidelines, 21 June 2011 (https://pdfslide.net/documents/gef-sgp-project-template-and-preparation-guidelines21-june-11docx.html)',
      date: '2011-06-21',
      gives: 'pages of each part',
    },
    { publication: 'http://sgp.org.np/fullgrant', date: '2020', gives: 'the largest grant' },
  ],
  unsure: [
    'Pages are no limit that can be counted: they stand in the guidance, as the guidelines of 2011 give them.',
    'Each country may change the template, and later phases have a template of ten pages.',
    'The day of the template is unknown: the copy of Rwanda was published in April 2020.',
  ],
  fields: {
    name: 'GEF Small Grants Programme: project proposal (OP6)',
    funder: 'UNDP, Global Environment Facility Small Grants Programme',
    publication: 'GEF SGP OP6 Project Proposal Template; https://sgp.undp.org',
    currency: 'USD',
    mostAmount: 50_000,
  },
  questions: [
    {
      number: '1.1',
      text: 'Summary of the project',
      help: 'About 2.5 pages. The whole proposal has at most 15 pages, with charts and diagrams.',
      section: rationale,
      sectionKey: 'executive_summary',
    },
    {
      number: '1.2',
      text: 'Background of the organization, and its capacity to carry out the project',
      help: 'About one page.',
      section: rationale,
      sectionKey: 'team',
    },
    {
      number: '1.3',
      text: 'Objectives and expected results',
      help: 'About 1.5 pages.',
      section: rationale,
      sectionKey: 'impact',
    },
    {
      number: '1.4',
      text: 'Activities',
      help: 'About four pages.',
      section: rationale,
      sectionKey: 'methodology',
    },
    {
      number: '1.5',
      text: 'Plan of implementation and time frame',
      help: 'About two pages.',
      section: rationale,
      sectionKey: 'timeline',
    },
    {
      number: '1.6',
      text: 'How does the community take part?',
      help: 'About one page.',
      section: rationale,
      sectionKey: 'methodology',
    },
    { number: '1.7', text: 'Management of knowledge', section: rationale, sectionKey: 'methodology' },
    { number: '1.8', text: 'Gender mainstreaming', section: rationale, sectionKey: 'methodology' },
    {
      number: '1.9',
      text: 'How are results made known, and how can others repeat them?',
      section: rationale,
      sectionKey: 'sustainability',
    },
    {
      number: '2.1',
      text: 'Risks to success',
      help: 'About one page.',
      section: risks,
      sectionKey: 'methodology',
    },
    {
      number: '2.2',
      text: 'Plan of monitoring and evaluation, with indicators',
      help: 'About one page.',
      section: risks,
      sectionKey: 'impact',
    },
    {
      number: '2.3',
      text: 'How do the results last?',
      help: 'About one page.',
      section: risks,
      sectionKey: 'sustainability',
    },
    {
      number: '3',
      text: 'Budget',
      help: 'What the programme pays and what others pay, in local currency and US dollars.',
      section: 'C. Project budget',
      sectionKey: 'budget',
    },
  ],
  eligibility: [
    {
      text: 'Non-governmental and community-based organizations can apply',
      kind: 'legal_form',
      value: 'non-profit organization, community group',
    },
    {
      text: 'The project belongs to one of the focal areas of the Global Environment Facility',
      kind: 'sector',
      value: 'environment',
    },
  ],
  attachments: [
    { name: 'Project budget information sheet', kind: 'budget' },
    { name: 'Documents about the status of the organization', kind: 'registration', required: false },
    { name: 'Endorsements and evidence of support by the community', kind: 'letter', required: false },
    { name: 'Commitments of other funders', kind: 'letter', required: false },
  ],
});
