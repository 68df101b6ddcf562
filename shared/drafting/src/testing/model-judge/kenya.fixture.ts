import type { GoodSections } from './good-sections.ts';

export const kenya: GoodSections = {
  project: 'Safe water for the pastoralists of Turkana North',
  facts: [
    ['F1', 'organization', 'the applicant', 'Maji Kwanza Turkana'],
    ['F2', 'money', 'the amount requested from the funder', 'KES 31,450,000'],
    ['F3', 'count', 'people who will have safe water', '9,600 people'],
    ['F4', 'duration', 'the length of the project', '24 months'],
    ['F5', 'place', 'where the project works', 'Turkana North, Kenya'],
    [
      'F6',
      'change',
      'the time a household spends fetching water each day',
      'from 4.5 hours in 2025 to 1 hour by December 2028',
    ],
    [
      'F7',
      'change',
      'cases of diarrhea in children under five at the health posts',
      'from 410 a year in 2025 to 250 a year by December 2028',
    ],
    ['F8', 'count', 'boreholes to be drilled or repaired', 'eight boreholes'],
    ['F9', 'count', 'villages that take part', '14 villages'],
    ['F10', 'person', 'the project manager', 'Grace Akai'],
    ['F11', 'share', 'women among the officers of each water user association', 'at least half'],
    ['F12', 'money', 'the fee for a jerrycan of water', 'KES 5 for 20 liters'],
    ['F13', 'date', 'the start of the project', '1 January 2027'],
    ['F14', 'money', 'the cost of the solar pump sets', 'KES 7,548,000'],
    ['F15', 'count', 'mobilizers who work in the villages', 'three mobilizers'],
    [
      'F16',
      'organization',
      'the body that takes over the spare parts store',
      'the County Department of Water',
    ],
  ],
  sections: [
    [
      'executive_summary',
      '{{F1}} asks for {{F2}} to bring safe water to {{F3}} in {{F5}} over {{F4}}. Families there lose the best hours of the day on the road to a riverbed, and it is girls who walk. We will drill or repair {{F8}} and train the people who will own them. By the end, the time that a household spends fetching water will fall {{F6}}. What makes the change last is not the pump but the association behind it: each one sets its fee, keeps its own book and elects its officers, {{F11}} of them women.',
    ],
    [
      'project_description',
      'Water in {{F5}} is far, unsafe and carried by children. When the rains fail, the shallow wells turn salty first, and the remaining ones are shared with animals. Health posts see the result: week after week, the first patients in line are children under five. Because every hour at the well is an hour away from school or trade, thirst keeps families poor. We work in {{F9}} chosen with elders, mothers and chiefs at open meetings, one by one, so that nobody is left out because they live at the end of a track.',
    ],
    [
      'methodology',
      "We begin with the ground, not with the pump. A Hydrogeologist surveys each site, and only sites with a good yield in the dry season are drilled. In all, {{F8}} will be drilled or repaired across {{F9}}. While crews work, {{F15}} sit with each village to form its Water User Association, agree on the fee and choose a caretaker. Women hold {{F11}} of the officers' seats in each association, because those who carry the water should decide about it. A Monitoring Officer visits every point each quarter and shares what she finds with the village first.",
    ],
    [
      'budget',
      "Most of the request buys equipment that works without fuel. The solar pump sets cost {{F14}}, because diesel has to be trucked in and is the reason why earlier schemes stopped. The total we request is {{F2}}; staff are paid at the county's scale, and prices come from written quotes. Drilling is put out to tender, and no crew is paid before its yield test has been passed.",
    ],
    [
      'timeline',
      'The project begins on {{F13}} and runs for {{F4}}. Siting and the meetings in the villages come first, in the cool months. Drilling follows as soon as a village has formed its association. Training goes on throughout, so that no borehole is handed over to people who have not yet met it.',
    ],
    [
      'impact',
      'Fetching water will take a household less of its day: {{F6}}. Fewer children will fall ill as well; we expect cases of diarrhea in children under five to drop {{F7}}, as counted in the registers of the health posts. We measure both the same way before and after, with the same women as enumerators. If the fee does not cover repairs after the first season, we will say so and change it with the associations.',
    ],
    [
      'team',
      '{{F10}} manages the project. She has led drilling in the county before and speaks the language of the people she serves. A Hydrogeologist and a Finance Officer work beside her, and {{F15}} live in the villages. The post of Monitoring Officer will be advertised as soon as the grant is signed. The board meets once a quarter to go through progress, spending and complaints.',
    ],
    [
      'sustainability',
      'Each association earns its own repairs. Families pay {{F12}} of water, a fee that the meetings set and can change, and the money is counted in front of everyone. {{F16}} takes over the store of spare parts. What we leave behind is a trained caretaker, an open book and a phone number that answers.',
    ],
    [
      'executive_summary',
      'In {{F5}}, a morning is the price of a can of water. {{F1}} wants to give that morning back to {{F3}}. With {{F2}} over {{F4}}, we will see {{F8}} drilled or repaired, each one owned by a Water User Association that sets its own fee. Our measure of success is simple: the hours that a household spends fetching water, {{F6}}.',
    ],
    [
      'impact',
      "Two things will be different when we leave, and both can be counted. The walk for water shortens: a household's time for fetching it goes {{F6}}. Illness falls with it: among children under five, cases of diarrhea at the health posts come down {{F7}}. The people who benefit first, {{F3}} in all who will have safe water, live in {{F9}} that have never had a borehole of their own.",
    ],
  ],
};
