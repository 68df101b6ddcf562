import { builtInCall, inCharacters } from '../built-in-call.ts';

const description = 'Project description';
const cooperation = 'Cooperation arrangements';
const activity = 'Activities (for each activity)';
const organization = 'Participating organizations (for each of them)';
const summary = 'Project summary';

export const erasmusSmallScale = builtInCall({
  id: 'erasmus-small-scale-partnerships',
  language: 'en',
  sources: [
    {
      publication:
        'Transcription of the form KA210-SCH of the EU portal with the limits of its fields (public program on GitHub, applicationFormQuestions); the form of all fields of KA210 is alike',
      date: '2026',
      gives: 'questions, order, limits in characters with spaces',
    },
    {
      publication: 'https://growthprojects.eu/?p=3595 (on the Programme Guide of 2026)',
      date: '2026',
      gives: 'criteria with scores',
    },
    {
      publication: 'https://fundingprogrammesportal.gov.cy/en/call/small-scale-partnerships-english-2025',
      date: '2025',
      gives: 'amounts, who can apply, priorities',
    },
    {
      publication: 'https://fondi.eu/erasmusplus/partnership-for-cooperation/small-scale-partnerships',
      date: '2025',
      gives: 'length of projects',
    },
  ],
  unsure: [
    'Other transcriptions give some fields shorter limits: check those of the portal.',
    'The grant is one of two lump sums, €30,000 or €60,000, and nothing between them.',
    'Each year has one or two rounds; their days are left out.',
  ],
  fields: {
    name: 'Erasmus+ Small-scale Partnerships (KA210)',
    funder: 'European Union, Erasmus+ National Agencies',
    reference: 'KA210',
    publication: 'https://erasmus-plus.ec.europa.eu/erasmus-programme-guide',
    currency: 'EUR',
    leastAmount: 30_000,
    mostAmount: 60_000,
  },
  questions: [
    { text: 'Title of the project', section: 'Context', sectionKey: 'project_description' },
    {
      text: 'Which concrete objectives and results do you want, and how do they follow from the priorities you chose?',
      ...inCharacters(3_000),
      section: description,
      sectionKey: 'impact',
    },
    {
      text: 'Who are the target groups, and what do they need?',
      ...inCharacters(3_000),
      section: description,
      sectionKey: 'project_description',
    },
    {
      text: 'What moves you to do this project, and why should it be funded?',
      ...inCharacters(3_000),
      section: description,
      sectionKey: 'project_description',
    },
    {
      text: 'How does it meet the needs and goals of the organizations that take part and of the target groups?',
      ...inCharacters(3_000),
      section: description,
      sectionKey: 'project_description',
    },
    {
      text: 'What is gained by partners of other countries?',
      ...inCharacters(3_000),
      section: description,
      sectionKey: 'impact',
    },
    {
      text: 'How does it treat inclusion and diversity, the environment, the digital side, and participation?',
      ...inCharacters(3_000),
      section: description,
      sectionKey: 'methodology',
    },
    {
      text: 'How did the partnership come about, and what does each partner bring?',
      ...inCharacters(3_000),
      section: cooperation,
      sectionKey: 'team',
    },
    {
      text: 'How do you manage the project, and how do partners work and talk together?',
      ...inCharacters(3_000),
      section: cooperation,
      sectionKey: 'methodology',
    },
    {
      text: 'How do you use the platforms of Erasmus+?',
      ...inCharacters(3_000),
      section: cooperation,
      sectionKey: 'methodology',
    },
    {
      text: 'What are the tasks and duties of each partner?',
      ...inCharacters(3_000),
      section: cooperation,
      sectionKey: 'team',
    },
    {
      text: 'How will you know that the objectives are reached?',
      help: 'Tools and methods.',
      ...inCharacters(3_000),
      section: 'Impact',
      sectionKey: 'impact',
    },
    {
      text: 'What does it change for the organizations in the long run, and what goes on after the end?',
      ...inCharacters(3_000),
      section: 'Impact',
      sectionKey: 'sustainability',
    },
    {
      text: 'How are results shared and used?',
      help: 'Within the partnership, in your communities and in public; with whom above all; who else benefits.',
      ...inCharacters(3_000),
      section: 'Follow-up',
      sectionKey: 'sustainability',
    },
    {
      text: 'Summary: objectives',
      ...inCharacters(500),
      section: summary,
      sectionKey: 'executive_summary',
    },
    {
      text: 'Summary: activities',
      ...inCharacters(500),
      section: summary,
      sectionKey: 'executive_summary',
    },
    { text: 'Summary: results', ...inCharacters(500), section: summary, sectionKey: 'executive_summary' },
    { text: 'Name of the activity', ...inCharacters(50), section: activity, sectionKey: 'methodology' },
    { text: 'What happens in it?', ...inCharacters(2_000), section: activity, sectionKey: 'methodology' },
    {
      text: 'Who takes part, and who benefits from the results?',
      ...inCharacters(2_000),
      section: activity,
      sectionKey: 'impact',
    },
    {
      text: 'How does it help to reach the objectives?',
      ...inCharacters(2_000),
      section: activity,
      sectionKey: 'methodology',
    },
    {
      text: 'Which results do you expect of it?',
      ...inCharacters(2_000),
      section: activity,
      sectionKey: 'impact',
    },
    {
      text: 'How did you arrive at its share of the grant?',
      ...inCharacters(2_000),
      section: activity,
      sectionKey: 'budget',
    },
    { text: 'Who is the organization?', ...inCharacters(1_000), section: organization, sectionKey: 'team' },
    { text: 'What does it mainly do?', ...inCharacters(1_000), section: organization, sectionKey: 'team' },
    {
      text: 'What does it do in the field of this application?',
      ...inCharacters(1_000),
      section: organization,
      sectionKey: 'team',
    },
    {
      text: 'Which learners does it work with, and of which ages?',
      ...inCharacters(1_000),
      section: organization,
      sectionKey: 'team',
    },
  ],
  eligibility: [
    {
      text: 'Any public or private organization of a Member State of the EU or a third country associated to the Programme',
      kind: 'country',
      // The countries are those of the Programme Guide of each year.
      value: '',
    },
    { text: 'Organizations of at least two of these countries take part', kind: 'other' },
    { text: 'The project lasts 6 to 24 months', kind: 'other' },
    { text: 'It addresses a horizontal priority, or one of its own field', kind: 'other' },
  ],
  criteria: [
    { text: 'Relevance (at least 15 points)', weight: 30 },
    { text: 'Quality of the project design and implementation (at least 15 points)', weight: 30 },
    { text: 'Quality of the partnership and the cooperation arrangements (at least 10 points)', weight: 20 },
    { text: 'Impact (at least 10 points)', weight: 20 },
  ],
});
