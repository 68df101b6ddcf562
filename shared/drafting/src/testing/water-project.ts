import { emptyProposalFields } from '@harambee/domain';
import type { DraftingFacts } from '../context/drafter.ts';

/** A realistic application: a rural water project in Kenya, complete but for a few facts. */
export const waterProject: DraftingFacts = {
  organization: {
    name: 'Maji Kwa Wote',
    mission: 'We bring safe water within a short walk of every home in Turkana County.',
    location: 'Lodwar, Kenya',
    foundedYear: 2011,
    sdgs: [6, 3, 4],
    website: 'https://majikwawote.example',
  },
  proposal: {
    ...emptyProposalFields,
    title: 'Clean water for the villages of Loima',
    grantId: 'WASH-2026-114',
    organization: 'Maji Kwa Wote',
    category: 'Community Development',
    description: [
      'Women and girls in eleven villages of Loima walk 6.4 kilometres a day to fetch water from dry river beds. The county water survey of 2025 found that 71% of households drink water that is not safe, and that children under five fall ill with diarrhoea 4.2 times a year.',
      'Two boreholes drilled in 1998 no longer work. The nearest trader sells a 20-litre can for 50 shillings, a fifth of what a herder earns in a day.',
    ].join('\n\n'),
    objectives: [
      'Raise the share of households with safe water within one kilometre from 29% to 85% by December 2027.',
      'Reduce cases of diarrhoea among children under five from 4.2 to 2 a year by December 2027.',
      'Train 22 pump mechanics, at least half of them women, by June 2027.',
      'Form 11 water committees that collect fees and keep a repair fund of $150 each by March 2027.',
      'Cut the time girls spend fetching water from 3 hours to 30 minutes a day by December 2027.',
    ],
    beneficiaries: 6140,
    methodology: [
      'We start with the county hydrogeologist, who surveys the eleven sites and tests the water. Four boreholes are then drilled and fitted with solar pumps, and seven existing wells are repaired. Water committees are elected before drilling begins, with at least three women among seven members.',
      'Our monitoring officer collects health records from the two dispensaries every month and repeats the household survey after twelve and eighteen months. The main risk is a dry borehole; we keep a reserve site for each of the four and pay the driller only for metres that give water.',
    ].join('\n\n'),
    requestedAmount: 86_400,
    deadline: '2026-09-30',
    budget: [
      'Hydrogeological survey of 11 sites: $6,600 (11 x $600)',
      'Drilling of four boreholes: $34,000 (4 x $8,500)',
      'Solar pumps and tanks: $18,800 (4 x $4,700)',
      'Repair of seven wells: $8,400 (7 x $1,200)',
      'Training of pump mechanics: $5,500 (22 x $250)',
      'Water committees, meetings and tools: $3,300 (11 x $300)',
      'Monitoring officer, half time: $7,200 (18 x $400)',
      'Audit and bank charges: $2,600 (fixed price of the auditor)',
    ].join('\n'),
    projectDuration: 18,
    timeline: [
      'Months 1-2: survey of the sites and election of the committees (hydrogeologist, project manager)',
      'Months 3-7: drilling of four boreholes (contractor, supervised by the county engineer)',
      'Months 6-10: solar pumps and tanks; repair of seven wells',
      'Months 8-12: training of pump mechanics',
      'Months 12-18: committees run the water points; two household surveys',
    ].join('\n'),
    sustainability:
      'Each household pays a fee of 100 shillings a month to its water committee. The fee covers spare parts and the mechanic, and what remains goes into the repair fund. The county government has agreed in writing to take over major repairs after the grant.',
    team: 'Wanjiru Achieng, project manager (full-time), led 14 borehole projects for us since 2016. Peter Ekai, hydrogeologist (four months), works for the county. Grace Nakiru, monitoring officer (50%), is a public health nurse from Loima.',
  },
};
