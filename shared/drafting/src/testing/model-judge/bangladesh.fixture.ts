import type { GoodSections } from './good-sections.ts';

export const bangladesh: GoodSections = {
  project: 'Safer births on the haor',
  facts: [
    ['F1', 'organization', 'the applicant', 'Haor Health Initiative'],
    ['F2', 'money', 'the amount requested from the funder', 'BDT 48,260,000'],
    ['F3', 'count', 'women and newborns who will be cared for', '22,500 women and newborns'],
    ['F4', 'duration', 'the length of the project', '30 months'],
    ['F5', 'place', 'where the project works', 'Sunamganj, Bangladesh'],
    ['F6', 'change', 'newborn deaths', 'from 28 to 20 per 1,000 live births by June 2029'],
    ['F7', 'change', 'births attended by a skilled health worker', 'from 39% in 2025 to 60% by June 2029'],
    [
      'F8',
      'count',
      'community health workers to be trained and equipped',
      '180 female community health workers',
    ],
    ['F9', 'count', 'boat ambulances', 'four boat ambulances'],
    ['F10', 'person', 'the medical coordinator', 'Dr Farzana Akter'],
    [
      'F11',
      'organization',
      'the authority that takes over the boats',
      "the Civil Surgeon's office in Sunamganj",
    ],
    ['F12', 'money', 'the cost of running the boats for a year', 'BDT 3,120,000 a year'],
    ['F13', 'date', 'the start of the project', '1 January 2027'],
    ['F14', 'count', 'unions that are cut off in the monsoon', '11 unions'],
    ['F15', 'count', 'nurse supervisors to be recruited', 'six nurse supervisors'],
  ],
  sections: [
    [
      'executive_summary',
      'For much of the year, the haor is a lake, and a woman in labor has no road. {{F1}} asks for {{F2}} to make birth safer for {{F3}} in {{F5}} over {{F4}}. We will train and equip {{F8}} and put {{F9}} on the water. Newborn deaths will fall {{F6}}.',
    ],
    [
      'project_description',
      'When the monsoon comes, {{F14}} of {{F5}} are cut off. Health centers stand on islands; medicine arrives late, and referral means bargaining with a fisherman at night. Newborn babies die of causes that are well understood and easily treated: birth asphyxia, infection, cold. Most births take place at home, with a relative. The cause is not that families do not know, but that help is a boat ride away and nobody has promised the boat.',
    ],
    [
      'methodology',
      'We bring care to the doorstep and, where that is not enough, a boat to the landing stage. {{F8}} are trained to recognize danger signs, keep a newborn warm and start treatment. {{F15}} visit each of them monthly with a checklist and a scale. {{F9}} are stationed where a Midwife and a pilot can reach them within the hour, day or night. Every death is reviewed by verbal autopsy, without blame, so that the next one can be prevented.',
    ],
    [
      'budget',
      'Boats are the visible cost, and fuel is the real one: the boats cost {{F12}} to run. The whole request is {{F2}}. We have kept staff costs to what the government pays for the same posts, because people trained here should be able to stay here after us. Medicines come through the district store at its prices.',
    ],
    [
      'timeline',
      'Work begins on {{F13}} and lasts {{F4}}. Training is finished before the first monsoon, because nobody can travel to a classroom by then. The boats are built in the dry season and launched with the first flood. Supervision runs every month from then on.',
    ],
    [
      'impact',
      'Fewer babies will die. We expect newborn deaths to come down {{F6}}, established by verbal autopsies that the Medical Coordinator oversees. More births will be attended by a skilled health worker: {{F7}}. Both are measured among the same families, and both will be published, whichever way they go.',
    ],
    [
      'team',
      '{{F10}} is our Medical Coordinator and leads the project. {{F15}} will be recruited in the first quarter; until then two senior midwives of ours stand in. A Data Officer and a Logistics Assistant complete the office. Every boat has a pilot who grew up on these waters.',
    ],
    [
      'sustainability',
      'The health workers stay because they live there. {{F11}} takes over the boats, their crews and the budget for fuel, as agreed in a letter that is attached. Families pay nothing for a referral, now or later. What we will not hand over is the database, which is already theirs.',
    ],
    [
      'project_description',
      'A birth on the haor is a question of weather. In the dry months a rickshaw will do; once the water rises, {{F14}} are cut off, and the nearest theater lies beyond open water. We have worked in {{F5}} long enough to know that posters do not row boats. What is missing is a trained woman in reach of every home, and a boat that comes when she calls.',
    ],
    [
      'budget',
      'This budget is small where it can be and firm where it must be. It totals {{F2}}. Training is the item that lasts longest, so we pay for good trainers and a second round. Running the boats costs {{F12}}, most of it fuel; we would rather promise less than leave a mother on the bank because the tank is empty.',
    ],
  ],
};
