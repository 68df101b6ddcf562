import { lines } from '../building.ts';
import { clean, costs } from './clean-proposal.ts';

export const cleanIceAndKitchens = [
  clean(
    'five-years',
    'sixty months, and a date in the year after',
    { name: 'Glacier Archive', location: 'La Paz, Bolivia', mission: 'What melts is read first.' },
    {
      title: 'Five years of ice: cores from Illimani',
      grantId: 'SCI-27-1042-B',
      category: 'Research',
      description:
        'The ice of Illimani keeps 18,000 years of rain, and below 5,900 meters it has begun to melt from within (Universidad Mayor de San Andrés, 2025). Four drillings are possible before the upper layers are spoilt too. Nobody else has a permit from the four communities that own the mountain’s name.',
      objectives: ['Raise the meters of core that are stored and dated from 137 to 520 by March 2032.'],
      beneficiaries: 4200,
      methodology:
        'Each June a team of nine carries a light drill to 6,300 meters and brings 95 to 100 meters of core down by night. The cores stay in Chacaltaya at minus 30 degrees. Two laboratories date every tenth layer independently; what differs by more than 3% is dated again.',
      ...costs('$1: USD $2', 'en-US', [
        ['Four expeditions at 92,000', 368_000],
        ['Cold store, 60 months at 1,150', 69_000],
        ['Dating in two laboratories', 124_000],
        ['Doctoral student, 48 months', 76_800],
        ['Assemblies of four communities, yearly', 12_500],
      ]),
      deadline: '2027-02-24',
      startDate: '2027-04-01',
      currency: 'USD',
      projectDuration: 60,
      timeline: lines(
        'Months 3, 15, 27 and 39: expeditions (expedition leader)',
        'Months 6-54: dating (laboratories)',
        'Months 9, 21, 33, 45 and 57: assemblies (director)',
        'Months 50-60: publication (director)',
      ),
      sustainability:
        'The university pays the cold store from April 2032 and lends core to others at cost. Guides of the four communities carry on the yearly measurement of the snow line.',
      team: 'Prof. Edson Ramallo, director (30%). Expedition leader: Cecilia Mamani, a guide of Pinaya (six weeks a year). One doctoral student to be recruited.',
    },
  ),
  clean(
    'refugees-with-partners',
    'other organizations and funders by name, in their right places',
    { name: 'Harbor Table', location: 'Lesbos, Greece', mission: 'Work is the meal that lasts.' },
    {
      title: 'Kitchens run by those who arrived',
      grantId: 'GIZ-MIG-2027-08',
      category: 'Emergency Relief',
      description:
        'In the camp of Lesbos 3,800 people eat what a caterer brings; 29% of it is thrown away (UNHCR, September 2026). With the Danish Refugee Council, which runs the site, and Médecins Sans Frontières, which treats those who fall ill from it, we asked what people would cook. They want a kitchen, not a menu.',
      objectives: [
        'Lower the share of food thrown away from 29% to 8% by May 2028.',
        'Give paid kitchen work to 64 residents by December 2027, up from 6.',
      ],
      beneficiaries: 3800,
      methodology:
        'Four kitchens serve 950 people each. Cooks are residents with a work permit, hired in teams of sixteen under a trained chef. The site’s nutritionist approves the week’s menu, and waste is weighed each evening. We ask GIZ for the kitchens and wages; the Danish Refugee Council gives the ground, and food comes from the camp’s present contract.',
      ...costs('$1: EUR $2', 'en-US', [
        ['Four container kitchens', 148_000],
        ['Wages of 64 residents, 6 months at 420', 161_280],
        ['Four chefs, 12 months', 86_400],
        ['Scales and a nutritionist’s day each week', 11_320],
      ]),
      deadline: '2027-01-13',
      startDate: '2027-06-01',
      currency: 'EUR',
      projectDuration: 12,
      timeline: lines(
        'Months 1-3: kitchens are set up (operations lead)',
        'Months 2-7: residents are hired and trained in two groups of 32 (chefs)',
        'Months 4-12: four kitchens serve (chefs)',
      ),
      sustainability:
        'The caterer’s contract ends in June 2028, and the ministry’s tender for it admits cooperatives; the residents’ cooperative was registered in October 2026 to apply.',
      team: 'Eleni Vlachou, operations lead, full-time. Four chefs, of whom Mahdi Rezai and Awa Diallo have been hired. Our earlier kitchens were funded by Help Now Foundation (2023) and Stichting Vluchteling (2025).',
    },
  ),
];
