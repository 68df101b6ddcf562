import type { GoodSections } from './good-sections.ts';

export const peru: GoodSections = {
  project: 'Water from above: qochas and frost in Puno',
  facts: [
    ['F1', 'organization', 'the applicant', 'Asociación Yaku Wiñay'],
    ['F2', 'money', 'the amount requested from the funder', 'S/ 1,284,700'],
    ['F3', 'count', 'families who will grow more', '640 families'],
    ['F4', 'duration', 'the length of the project', '36 months'],
    ['F5', 'place', 'where the project works', 'Lampa, Puno, Peru'],
    [
      'F6',
      'change',
      'springs flowing in the dry season',
      'from 19 of 31 in 2025 to 26 of 31 by September 2029',
    ],
    [
      'F7',
      'change',
      'potato yields in the crop cuts each May',
      'from 4.8 to 6.2 tonnes a hectare by May 2029',
    ],
    ['F8', 'count', 'qochas to be built or restored', '18 qochas'],
    ['F9', 'measurement', 'the area of bofedal to be fenced and restored', '240 hectares of bofedal'],
    ['F10', 'person', 'the project coordinator', 'Ing. Rosa Mamani Quispe'],
    ['F11', 'organization', 'the source of the frost warnings', 'SENAMHI'],
    ['F12', 'money', 'the cost of building the qochas', 'S/ 398,000'],
    ['F13', 'date', 'the start of the project', '1 October 2026'],
    ['F14', 'count', 'communities that take part', 'nine communities'],
    ['F15', 'share', 'women among the members of the water committees', '40% of the members'],
  ],
  sections: [
    [
      'executive_summary',
      '{{F1}} asks for {{F2}} to help {{F3}} in {{F5}} to farm with less water and more frost. Over {{F4}}, communities will build or restore {{F8}}, small lakes that hold the rain where it falls. Springs that flow in the dry season will increase {{F6}}. It is old knowledge, carried out with new maps, and it belongs to the people who keep it alive.',
    ],
    [
      'project_description',
      'In {{F5}}, the rains come later and leave earlier, and the glaciers that once made up for it are gone. Springs dry up by August. The frost now comes in January, too, when the potato is in flower, and a night is enough to lose the year. {{F14}} have asked for this project in their assemblies. They do not ask for food aid; they ask for the means to keep what falls on their own land.',
    ],
    [
      'methodology',
      'We work from the top of the mountain down. First, communities and a Hydrologist map where the water goes. Then they build or restore {{F8}} by hand in faenas, the communal working days, and fence and restore {{F9}}. Frost warnings from {{F11}} reach every committee by radio and by phone. In each community a Yachachiq, a farmer who teaches farmers, tries seed that stands the cold and shows the results, good or bad, on a field day. Women hold {{F15}} of the water committees.',
    ],
    [
      'budget',
      'Building the qochas costs {{F12}}, less than a contractor would ask, since communities give their labor and we pay for tools, clay and transport. The request comes to {{F2}} in all. Salaries follow the scale of the regional government. We ask for no vehicle: motorcycles do better on these tracks, and they can be mended in the village.',
    ],
    [
      'timeline',
      'Work starts on {{F13}}, before the rains, and goes on for {{F4}}. Qochas are built between the harvest and the first rain, when people have time and the soil is firm. Crop cuts take place each May. In the wet months we train and plan.',
    ],
    [
      'impact',
      'Water will last longer into the year: the springs that flow in the dry season go {{F6}}. Fields will give more. In the crop cuts each May, potato yields rise {{F7}}. Both are measured by the communities, together with a Monitoring Officer, at the same springs and on the same plots, so that a good year is not mistaken for good work.',
    ],
    [
      'team',
      '{{F10}} coordinates the project. She was born in the province, speaks Quechua, and has built qochas with her own hands. A Hydrologist and an Agronomist work with her, and in each community a Yachachiq is paid for the days of teaching. An Accountant in Puno keeps the books, which the assemblies may see at any time.',
    ],
    [
      'sustainability',
      'The qochas belong to the communities, and so does their care. Each assembly has written maintenance into its yearly plan of faenas, and the committees, in which women make up {{F15}}, decide on the use of the water. {{F11}} will go on sending warnings. Seed is kept in reserve by the families themselves; nobody has to buy it back.',
    ],
    [
      'impact',
      'What changes can be seen from the path. In a dry August, springs that flow will have grown in number, {{F6}}, because rain that once ran off now waits in the ground. What cannot be seen is measured: potato yields in the crop cuts each May go {{F7}}. For {{F3}} this is the difference between selling a sheep to buy food and keeping it.',
    ],
    [
      'timeline',
      'The calendar of the fields is our calendar. From {{F13}} on, each year follows the same course: assembly, mapping, building, sowing, harvest, and the crop cuts in May. After {{F4}}, each of {{F14}} will have been through it together with us often enough to go on alone. We report once a year, when the figures are in.',
    ],
  ],
};
