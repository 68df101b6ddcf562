import { type ProposalSectionKey, proposalSections } from '@harambee/domain';
import type { FactCard, GeneratedSection, Proposal, Readiness, TracedText } from '@harambee/domain/schemas';
import { proposalOf } from './proposals.ts';

/** "They share {31|organization.facts.taps} taps": the words in braces state the fact named after the stroke. */
export function traced(template: string): Required<TracedText> {
  const sources: Required<TracedText>['sources'] = [];
  let text = '';
  let at = 0;
  for (const match of template.matchAll(/\{([^|}]+)\|([^}]+)\}/g)) {
    text += template.slice(at, match.index);
    const [, words = '', fact = ''] = match;
    sources.push({ start: text.length, end: text.length + words.length, fact });
    text += words;
    at = match.index + match[0].length;
  }
  return { text: text + template.slice(at), sources };
}

function section(key: ProposalSectionKey, template: string, changes: Partial<GeneratedSection> = {}) {
  const { text, sources } = traced(template);
  const needs = [...text.matchAll(/\[needs: ([^\]]+)\]/g)].map(([, need = '']) => need);
  return {
    key,
    title: proposalSections[key],
    text,
    sources,
    needs,
    words: text.split(/\s+/).length,
    ...changes,
  };
}

const rows = (templates: string[][]) => templates.map((row) => row.map(traced));

const facts: FactCard[] = [
  {
    id: 'proposal.beneficiaries',
    label: 'Number of beneficiaries',
    kind: 'record',
    value: '5,320 pupils',
    date: '2026-11-20',
    uses: 3,
  },
  {
    id: 'organization.facts.0',
    label: 'Working taps in nine day schools',
    kind: 'record',
    value: '31',
    date: '2026-05-14',
    source: 'Ward Education Office return',
    uses: 1,
  },
  {
    id: 'computed.costPerPerson',
    label: 'Cost for each pupil',
    kind: 'computed',
    value: '$7.44',
    how: '$39,600 divided by 5,320 pupils',
    uses: 1,
  },
  { id: 'proposal.requestedAmount', label: 'Requested amount', kind: 'record', value: '$39,600', uses: 2 },
  { id: 'proposal.projectDuration', label: 'Duration', kind: 'record', value: '12 months', uses: 1 },
  {
    id: 'proposal.objectives.0',
    label: 'Objective 1',
    kind: 'record',
    value: 'Raise the share of pupils who can wash their hands before lunch from 39% to 90% by June 2027.',
    uses: 1,
  },
];

const months = Array.from({ length: 12 }, (_each, month) => String(month + 1));
const bar = (name: string, from: number, to: number) => [
  name,
  ...months.map((month) => (Number(month) >= from && Number(month) <= to ? '●' : '')),
];

const sections: GeneratedSection[] = [
  section(
    'executive_summary',
    'In the day schools of Lodwar town, {5,320 pupils|proposal.beneficiaries} share {31|organization.facts.0} working taps. In the last sub-county survey most of them could not wash their hands before lunch.\n\n' +
      'Maji Kwa Wote asks for {$39,600|proposal.requestedAmount} over {12 months|proposal.projectDuration} to build handwashing stations, train teachers and leave every school with a water committee that can pay for its own repairs. That is {$7.44|computed.costPerPerson} for each pupil.',
  ),
  section(
    'project_description',
    'Lodwar draws its school water from two boreholes and, for much of the year, from tankers. The last test at Nakwamekwi Primary was made on [needs: date of the last water test]. Since then no school has had its water checked.\n\n' +
      '1. {Raise the share of pupils who can wash their hands before lunch from 39% to 90% by June 2027.|proposal.objectives.0}\n2. Train teachers to run hygiene clubs that meet every week.',
    {
      tables: [
        {
          kind: 'logic_model',
          title: 'From what we put in to what changes',
          heads: ['Inputs', 'Activities', 'Outputs', 'Outcomes'],
          rows: rows([
            ['{$39,600|proposal.requestedAmount}', 'Build stations', 'Stations in use', 'Fewer days missed'],
          ]),
        },
      ],
    },
  ),
  section('methodology', 'Committees collect a small fee.'),
  section('budget', 'Every line is counted from its quantity and its cost.', {
    tables: [
      {
        kind: 'budget',
        title: 'What it costs',
        heads: ['Item', 'Quantity', 'Cost', 'Why'],
        rows: rows([
          ['Solar pumps', '6', '$31,200', 'One for each borehole that the sub-county tested in May'],
          ['Training', '1', '$8,400', 'Fourteen committees, two days each'],
          ['Total', '', '{$39,600|proposal.requestedAmount}', ''],
        ]),
      },
    ],
  }),
  section('timeline', 'The work follows the school year.', {
    tables: [
      {
        kind: 'month_grid',
        title: 'Month by month',
        heads: ['Activity', ...months],
        rows: rows([bar('Survey and site choice', 1, 3), bar('Stations', 4, 9), bar('Results', 12, 12)]),
      },
    ],
  }),
  section('impact', 'We reach {5,320 pupils|proposal.beneficiaries}.', {
    tables: [
      {
        kind: 'evaluation',
        title: 'How we will know',
        heads: ['Indicator', 'Baseline', 'Target', 'Who'],
        rows: rows([['Pupils who wash their hands', '39%', '90%', '[needs: who measures it]']]),
      },
    ],
  }),
  section('team', 'One engineer leads.'),
  section('sustainability', 'Committees keep a repair fund.'),
];

const stretchOf = (key: ProposalSectionKey, words: string) => {
  const text = sections.find((each) => each.key === key)?.text ?? '';
  const start = text.indexOf(words);
  return { section: key, start, end: start + words.length };
};

const readiness: Readiness = {
  score: 82,
  signals: [
    { key: 'sections', label: 'Sections without an open need', points: 17, outOf: 20 },
    { key: 'objectives', label: 'Objectives with baseline, target and date', points: 13, outOf: 18 },
  ],
  fixes: [
    {
      points: 5,
      what: 'Objective 2 has no baseline',
      ...stretchOf('project_description', 'Train teachers to run hygiene clubs that meet every week.'),
      field: 'objectives.1',
    },
    {
      points: 4,
      what: 'Date of the last water test',
      ...stretchOf('project_description', '[needs: date of the last water test]'),
      field: 'description',
    },
    { points: 3, what: 'Nobody is named for the results', section: 'impact', field: 'team' },
    { points: 3, what: 'The budget gives no reason for two lines', field: 'budget' },
    { points: 2, what: 'No risk is named', section: 'sustainability', field: 'sustainability' },
    { points: 1, what: 'The share of time of the lead is missing', section: 'team', field: 'team' },
  ],
};

/** A completed text whose numbers are traced, with tables, limits and a measured readiness. */
export function tracedProposal(changes: Partial<Proposal> = {}): Proposal {
  const proposal = proposalOf({ status: 'completed', version: 3, sections, facts, readiness, ...changes });
  const sectionLimits = [
    { section: 'executive_summary' as const, unit: 'words' as const, maximum: 250 },
    { section: 'budget' as const, unit: 'characters' as const, maximum: 40 },
  ];
  return { ...proposal, draftContent: { ...proposal.draftContent, sectionLimits } };
}
