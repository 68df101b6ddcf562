import { budgetLine, lines, months, paragraphs } from '../building.ts';
import { activityRow, clean, costs, outcomeRow, personRow, riskRow } from './clean-proposal.ts';

export const cleanLand = [
  clean(
    'mangroves-kept',
    'an outcome that is to stay as it is: baseline and target are equal',
    {
      name: 'Bantay Bakawan',
      location: 'Bohol, Philippines',
      mission: 'Mangroves that feed fish and stop storms.',
      currency: 'PHP',
    },
    {
      title: 'Keeping 312 hectares of mangrove through the typhoon years',
      grantId: 'BLUE-27-114',
      category: 'Environment',
      description:
        'Abatan river has 312 hectares of mangrove, the last large stand in Bohol (DENR survey, 2025). Elsewhere on the island half was cut for ponds in twenty years. Our aim is modest: that nothing is lost while 74 families who now cut wood find other income.',
      beneficiaries: 370,
      methodology:
        'Eighteen guards, paid by the day, walk the edge in turns. Families raise oysters on ropes, which need living mangrove; each receives 40 ropes and advice for two seasons. A drone picture every six months, taken by the state university, shows what stands.',
      requestedAmount: 2_616_000,
      deadline: '2027-01-30',
      startDate: '2027-06-01',
      currency: 'PHP',
      projectDuration: 24,
      budgetLines: [
        budgetLine(
          'guards',
          'personnel',
          'Guards',
          { quantity: 18, unit: 'people', price: 3_200, months: 24 },
          'Eight days a month each at 400 pesos.',
        ),
        budgetLine(
          'ropes',
          'supplies',
          'Oyster ropes',
          { quantity: 2960, unit: 'ropes', price: 260 },
          '40 ropes for each of 74 families.',
        ),
        budgetLine(
          'drone',
          'evaluation',
          'Drone pictures',
          { quantity: 4, unit: 'surveys', price: 116_000 },
          'Bohol Island State University, with analysis.',
        ),
      ],
      outcomes: [
        outcomeRow({
          id: 'stand',
          outcome: 'The mangrove of Abatan river stays whole',
          indicator: 'hectares of living mangrove',
          unit: 'hectares',
          baseline: 312,
          baselineDate: '2025',
          baselineSource: 'DENR survey',
          target: 312,
          targetDate: '2029-05',
          method: 'drone pictures',
          responsible: 'Bohol Island State University',
          frequency: 'every six months',
          direction: 'maintain',
        }),
        outcomeRow({
          id: 'income',
          outcome: 'Families live from oysters instead of wood',
          indicator: 'families with income from oysters',
          unit: 'families',
          baseline: 6,
          total: 74,
          baselineDate: '2026-09',
          baselineSource: 'our visits',
          target: 60,
          targetDate: '2029-03',
          method: 'sales books',
          responsible: 'Lorna Dagohoy',
          frequency: 'every quarter',
        }),
      ],
      activities: [
        activityRow(
          'walk',
          'Guard the edge of the mangrove',
          'Nestor Abapo',
          months('1-24'),
          ['stand'],
          ['guards'],
        ),
        activityRow(
          'oysters',
          'Set up oyster ropes with 74 families',
          'Lorna Dagohoy',
          months('3-8', '14-18'),
          ['income'],
          ['ropes'],
        ),
        activityRow(
          'picture',
          'Picture the stand from the air',
          'Bohol Island State University',
          months(6, 12, 18, 24),
          ['stand'],
          ['drone'],
        ),
      ],
      people: [
        personRow(
          'lorna',
          'Lorna Dagohoy',
          'Coordinator',
          50,
          months('1-24'),
          'raised oysters for eleven years',
        ),
        personRow('nestor', 'Nestor Abapo', 'Head of the guards', 100, months('1-24')),
      ],
      risks: [
        riskRow(
          'typhoon',
          'A typhoon breaks trees',
          ['high', 'high'],
          'seedlings for ten hectares are kept in two nurseries',
          'Nestor Abapo',
        ),
      ],
      mechanisms: [
        {
          id: 'fee',
          kind: 'fees',
          mechanism: 'Oyster sellers pay one peso in twenty to the guards’ fund',
          carriedBy: 'oyster growers’ group',
          from: '2028-12',
        },
      ],
    },
  ),
  clean(
    'match-in-dollars',
    'matched funding in another currency, said so with its rate',
    { name: 'Selva Viva', location: 'Leticia, Colombia', mission: 'The forest pays better standing.' },
    {
      title: 'Açaí and cacay: forest trade in eleven communities of the Amazon',
      grantId: 'BOSQUE-2027-55',
      category: 'Environment',
      description:
        'Eleven communities along the Loretoyacu river sell fish and timber to buyers who name the price. Açaí and cacay rot on the ground, because a fruit keeps for a day and the market is nine hours away. A cooler on the river changes that: in the harvest of 2026 two communities with a borrowed cooler earned COP 41 million.',
      objectives: [
        'Raise yearly sales of açaí and cacay from COP 41 million in 2026 to COP 260 million in 2029.',
      ],
      beneficiaries: 1430,
      methodology: paragraphs(
        'Three solar coolers on rafts collect fruit from eleven landings. A processor in Leticia, contracted until 2031, buys at a price that is set before the harvest. Monitors of each community map the palms and say how many may be harvested.',
        'The Swiss foundation Waldquelle adds USD 60,000 (about COP 240 million at the rate of 20 November 2026) for the rafts; that money is not part of this request, and is spent in US dollars with its own audit.',
      ),
      ...costs('$1: COP $2', 'es-CO', [
        ['Solar coolers, three', 189_000_000],
        ['Boat fuel and crew, 30 months', 126_000_000],
        ['Community monitors, eleven', 99_000_000],
        ['Trade advisor, half-time, 30 months', 87_000_000],
        ['Sales audit, each year', 24_000_000],
      ]),
      deadline: '2027-03-10',
      startDate: '2027-07-01',
      currency: 'COP',
      projectDuration: 30,
      timeline: lines(
        'Months 1-6: rafts and coolers (trade advisor)',
        'Months 2-5: map of palms (monitors)',
        'Months 7-10, 19-22: harvest and transport (crews)',
        'Months 12, 24 and 30: sales are audited (accountant)',
      ),
      sustainability:
        'The boat lives from 9% of sales as soon as these pass COP 180 million, which the plan expects in 2028.',
      team: 'Nilson Ahue, trade advisor, half-time. Eleven monitors, one for each community. Accountant: Carmenza Pinto, by the day.',
    },
  ),
  clean(
    'boreholes-by-two-funders',
    'twelve boreholes in the text, eight in this budget: four are the county’s, said so',
    {
      name: 'Jangwa Pastoral Trust',
      location: 'Marsabit, Kenya',
      mission: 'Grass and water in the right order.',
    },
    {
      title: 'Water on the dry-season route from Maikona to Kargi',
      grantId: 'DRY-KE-27-9',
      category: 'Environment',
      description:
        'Between Maikona and Kargi herders walk 118 kilometers with three watering places. The county’s grazing plan of 2025 asks for twelve boreholes on this route: the county drills four of them from its own budget of 2026/27, and we ask for the other eight.',
      objectives: [
        'Raise watering places on the route from 3 to 15 by December 2028, eight of them with this grant and four by the county.',
      ],
      beneficiaries: 8700,
      methodology:
        'Boreholes stand a day’s walk apart and open only from January to March, and from July to October, so that grass around them recovers. Each is run by the grazing committee of its area. Rangers read the meters when they open and close a place, and the committee hears the figures.',
      ...costs('$1: KSh $2', 'en-US', [
        ['Eight boreholes at 1,380,000', 11_040_000],
        ['Eight troughs with meters at 410,000', 3_280_000],
        ['Grazing committees, 24 months', 1_920_000],
        ['Survey of grass, twice a year', 880_000],
      ]),
      deadline: '2027-02-01',
      startDate: '2027-05-01',
      currency: 'KES',
      projectDuration: 20,
      timeline: lines(
        'Months 1-3: sites are agreed (grazing committees)',
        'Months 4-12: eight boreholes are drilled (engineer)',
        'Months 8-14: troughs and meters (engineer)',
        'Months 2, 8, 14 and 20: survey of grass (ecologist)',
      ),
      sustainability:
        'Herders pay per head and month of grazing, as they do at the three old places, and the county’s water officer repairs what costs more than KSh 50,000.',
      team: 'Guyo Halake, engineer, 60%. Dr. Talaso Wario, ecologist, four weeks a year.',
    },
  ),
];
