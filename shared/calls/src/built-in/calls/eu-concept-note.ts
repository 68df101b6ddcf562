import { builtInCall } from '../built-in-call.ts';

const relevance = '1.3 Relevance of the action';

export const euConceptNote = builtInCall({
  id: 'eu-external-action-concept-note',
  language: 'en',
  sources: [
    {
      publication:
        'European Commission, Annex A.1 – Concept note, template of 15 January 2016, as used in EuropeAid/155930/DH/ACT/KE (https://paperzz.com/doc/7258458/1---eeas---europa-eu)',
      date: '2016-01-15',
      gives: 'state of the template, submission by PROSPECT',
    },
    {
      publication:
        'Instructions for drafting the concept note, as used by the Ministry of Planning and International Cooperation (https://docest.com/doc/286039/contracting-authority-ministry-of-planning-and-international-cooperation)',
      date: '2016',
      gives: 'parts, order, number of pages',
    },
    {
      publication:
        'Concept note evaluation grid (http://www.docstoc.com/docs/100745440/Concept-Note-evaluation-grid)',
      date: '2012',
      gives: 'criteria and scores',
    },
  ],
  unsure: [
    'Pages are no limit that can be counted: they stand in the guidance.',
    'Since 2018 calls have scored relevance with 20 and design with 30 points; here they are as in 2016.',
    'Amounts, countries and deadline are those of each call.',
  ],
  fields: {
    name: 'EU external action: concept note (Annex A.1)',
    funder: 'European Commission',
    publication: 'Annex A.1 – Concept note, 15 January 2016',
    publicationDay: '2016-01-15',
    currency: 'EUR',
  },
  questions: [
    {
      number: '1.1',
      text: 'Summary of the action',
      help: 'A table of at most one page: title, places, months, contribution and its share of the eligible costs, objectives, target groups, final beneficiaries, results, main activities.',
      section: '1.1 Summary of the action',
      sectionKey: 'executive_summary',
    },
    {
      number: '1.2 i',
      text: 'Background: how was the action prepared?',
      help: 'All of 1.2 has at most one page; the concept note has five (A4, Arial 10).',
      section: '1.2 Description of the action',
      sectionKey: 'project_description',
    },
    {
      number: '1.2 ii',
      text: 'Objectives, as the summary states them',
      section: '1.2 Description of the action',
      sectionKey: 'impact',
    },
    {
      number: '1.2 iii',
      text: 'Stakeholders: what do they think of it, and how were they consulted?',
      section: '1.2 Description of the action',
      sectionKey: 'project_description',
    },
    {
      number: '1.2 iv',
      text: 'Kinds of activities with outputs and results, and how they hang together',
      section: '1.2 Description of the action',
      sectionKey: 'methodology',
    },
    {
      number: '1.2 v',
      text: 'Timeframe in broad terms',
      section: '1.2 Description of the action',
      sectionKey: 'timeline',
    },
    {
      number: '1.3.1',
      text: 'How does it meet the objectives, sectors, themes and priorities of the call?',
      help: 'All of 1.3 has at most three pages.',
      section: relevance,
      sectionKey: 'project_description',
    },
    {
      number: '1.3.2',
      text: 'How does it meet the needs and constraints of the countries and regions?',
      help: 'Also how it fits with other initiatives of the EU, without doing the same twice.',
      section: relevance,
      sectionKey: 'project_description',
    },
    {
      number: '1.3.3',
      text: 'Target groups and final beneficiaries: who, why these, what do they need, and how are their needs met?',
      section: relevance,
      sectionKey: 'impact',
    },
    {
      number: '1.3.4',
      text: 'Which elements add value?',
      help: 'For example innovation, good practices, gender equality, environment, people with disabilities, minorities, indigenous peoples.',
      section: relevance,
      sectionKey: 'impact',
    },
  ],
  criteria: [
    { text: 'Relevance to the objectives and priorities of the call', weight: 10 },
    { text: 'Relevance to the needs and constraints of the countries or regions', weight: 10 },
    { text: 'Clearly defined target groups and final beneficiaries, whose needs are met', weight: 5 },
    { text: 'Elements that add value', weight: 5 },
    { text: 'Coherent design of the action', weight: 10 },
    { text: 'Feasible action, consistent with objectives and results', weight: 10 },
  ],
});
