import { emptyProposalFields, presentMeasure } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';

/**
 * Shown read-only when a proposal cannot be loaded (PROP-33): an invented organization and funder,
 * written as a finished proposal of ordinary length would be.
 */
export const sampleProposal: Proposal = {
  id: 'sample',
  proposalId: 'sample',
  title: 'School gardens that feed and teach, Busia county',
  grantId: 'SAMPLE-2026-01',
  organization: 'Shamba Bora Initiative',
  category: 'Education',
  status: 'completed',
  progress: 100,
  queued: false,
  requestedAmount: 38_400,
  deadline: '2026-12-11',
  durationMonths: 12,
  version: 1,
  metadata: { words: 348, quality: 78, measure: presentMeasure },
  createdAt: '2026-09-02T08:15:00.000Z',
  updatedAt: '2026-09-04T14:40:00.000Z',
  draftContent: {
    ...emptyProposalFields,
    title: 'School gardens that feed and teach, Busia county',
    grantId: 'SAMPLE-2026-01',
    organization: 'Shamba Bora Initiative',
    category: 'Education',
    description:
      'Eight primary schools in Busia county cook one meal a day from bought maize and beans. We will lay out a garden at each school, run it with pupils and parents, and use it to teach science and nutrition.',
    objectives: [
      'Lay out and fence eight school gardens of 600 square metres by March 2027',
      'Train 24 teachers to teach science in the garden once a week',
      'Serve vegetables from the garden with three of five school meals by November 2027',
    ],
    beneficiaries: 3_120,
    methodology:
      'Each school forms a garden committee of teachers, parents and pupils. Our two agronomists visit every school twice a month in the growing seasons and once a month otherwise.',
    requestedAmount: 38_400,
    deadline: '2026-12-11',
    budget:
      'Two agronomists, 12 months: $16,800\nFences, tools and seed for eight gardens: $11,200\nWater tanks: $5,600\nTeacher training: $3,200\nMeasuring results: $1,600',
    projectDuration: 12,
    timeline:
      'January to March: committees and fences. April to July: first planting and training. August to November: second planting, meals from the garden. December: results.',
    sustainability:
      'Committees sell one bed in four at the market and keep the income for seed and repairs. The county agricultural office takes over the visits in the second year.',
    team: 'A project lead, two agronomists and one accountant. The lead has run school gardens in Siaya for six years.',
    location: 'Busia county, Kenya',
    focus_areas: ['Education', 'Nutrition'],
  },
  sections: [
    {
      key: 'executive_summary',
      title: 'Executive Summary',
      text: 'Shamba Bora Initiative asks for $38,400 over 12 months to lay out gardens at eight primary schools in Busia county. The gardens will feed 3,120 pupils and give their teachers a place to teach science with soil, water and seed.\n\nBy November 2027, vegetables from the garden will be part of three of five school meals.',
      needs: [],
      words: 56,
    },
    {
      key: 'project_description',
      title: 'Project Description',
      text: 'The eight schools cook one meal a day from bought maize and beans. Prices rose faster than the meal grant, and vegetables were the first to go. [needs: a dated figure on pupils’ nutrition, with its source]\n\n1. Lay out and fence eight school gardens of 600 square metres by March 2027.\n2. Train 24 teachers to teach science in the garden once a week.\n3. Serve vegetables from the garden with three of five school meals by November 2027.',
      needs: ['a dated figure on pupils’ nutrition, with its source'],
      words: 80,
    },
    {
      key: 'methodology',
      title: 'Methodology',
      text: 'Each school forms a garden committee of teachers, parents and pupils. The committee decides what is planted, keeps the tools and answers for the water.\n\nTwo agronomists visit every school twice a month in the growing seasons and once a month otherwise.',
      needs: [],
      words: 42,
    },
    {
      key: 'budget',
      title: 'Budget',
      text: 'The request of $38,400 is the sum of five lines.\n\n- Two agronomists, 12 months: $16,800\n- Fences, tools and seed for eight gardens: $11,200\n- Water tanks: $5,600\n- Teacher training: $3,200\n- Measuring results: $1,600',
      needs: [],
      words: 37,
    },
    {
      key: 'timeline',
      title: 'Timeline',
      text: 'January to March: committees and fences. April to July: first planting and training of teachers. August to November: second planting and meals from the garden. In December the results are measured and shared.',
      needs: [],
      words: 33,
    },
    {
      key: 'impact',
      title: 'Impact',
      text: 'Success is measured in the kitchen and in the classroom: the number of meals with vegetables, written down by the cook each day, and the lessons held in the garden, taken from the timetable.',
      needs: [],
      words: 34,
    },
    {
      key: 'team',
      title: 'Team',
      text: 'The team is a project lead, two agronomists and one accountant. The lead has run school gardens in Siaya for six years.',
      needs: [],
      words: 22,
    },
    {
      key: 'sustainability',
      title: 'Sustainability',
      text: 'One bed in four is grown for the market, and its income pays for seed and repairs. In the second year the county agricultural office takes over the visits, so that the gardens no longer depend on a grant once this one has ended.',
      needs: [],
      words: 44,
    },
  ],
  facts: [],
  history: [
    { to: 'draft', at: '2026-09-02T08:15:00.000Z', userId: 'sample', userName: 'Sample author' },
    {
      from: 'draft',
      to: 'generating',
      at: '2026-09-04T14:38:00.000Z',
      userId: 'sample',
      userName: 'Sample author',
    },
    {
      from: 'generating',
      to: 'completed',
      at: '2026-09-04T14:40:00.000Z',
      userId: 'sample',
      userName: 'Sample author',
    },
  ],
  revision: 3,
};
