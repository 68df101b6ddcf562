import type { GoodSections } from './good-sections.ts';

export const london: GoodSections = {
  project: 'Open Stage: young people lead in the arts',
  facts: [
    ['F1', 'organization', 'the applicant', 'Riverside Youth Arts'],
    ['F2', 'money', 'the amount requested from the funder', '£48,000'],
    ['F3', 'count', 'young people who take part', '120 young people'],
    ['F4', 'duration', 'the length of the project', '24 months'],
    ['F5', 'place', 'where the project works', 'Newham, London'],
    [
      'F6',
      'change',
      'the average score for well-being on the SWEMWBS scale',
      'from 19.8 to 22.5 by August 2028',
    ],
    ['F7', 'change', 'attendance at weekly sessions', 'from 58% to 75% by August 2028'],
    ['F8', 'count', 'employers that offer paid placements', '15 employers'],
    ['F9', 'count', 'weeks that each young person takes part', 'at least 20 weeks each'],
    ['F10', 'person', 'the learning manager', "Sam O'Connell"],
    ['F11', 'person', 'the lead artist', 'Ayesha Rahman'],
    ['F12', 'money', "the cost of the artists' fees", '£17,600'],
    ['F13', 'date', 'the start of the project', '7 September 2026'],
    ['F14', 'measurement', 'the age of the young people', 'aged 14 to 21'],
    ['F15', 'organization', 'the partner that gives the stage', 'Stratford Playhouse'],
  ],
  sections: [
    [
      'executive_summary',
      '{{F1}} seeks {{F2}} for a program in which {{F3}}, {{F14}}, make theater, film and music in {{F5}} over {{F4}}. They are young people for whom the arts are usually something done by others. Each takes part for a season, {{F9}}, and decides what is put on. Their well-being, measured on the SWEMWBS scale, will rise {{F6}}.',
    ],
    [
      'project_description',
      'In {{F5}}, talent is everywhere and a rehearsal room is not. Youth clubs have closed one after another, and the stages across the river might as well be in another country. The young people we work with are {{F14}}; many care for a parent, some have been excluded from school, and all of them were told at some point that the arts are not a job. They asked us for three things: a place, a professional who takes them seriously, and a first payslip.',
    ],
    [
      'methodology',
      'Young people lead, and artists make it possible. {{F11}}, our Lead Artist, works with small groups in weekly workshops; one-to-one coaching prepares those who want it for auditions and interviews. {{F8}} offer paid placements, so that a credit on a program turns into a line on a CV. A youth panel chooses the themes and hires the guest artists. We ask everyone the SWEMWBS questions at the beginning and at the end, and we listen to those who left early.',
    ],
    [
      'budget',
      "The total request is {{F2}}. Artists' fees are the heart of it, at {{F12}}, paid at union rates, because we cannot tell young people that art is work and then not pay for it. Travel cards and a hot meal are in the budget too, since a bus fare decides who comes. The stage costs us nothing: {{F15}} gives it in kind.",
    ],
    [
      'timeline',
      'We open on {{F13}} and run for {{F4}}, in step with the school year. Each season ends with a public performance at {{F15}}. Placements are spread over the summers, when employers can host them. There is a pause in August, because even the young need a holiday.',
    ],
    [
      'impact',
      'Young people will feel better and turn up more. On the SWEMWBS scale their average score for well-being will rise {{F6}}. Attendance at weekly sessions goes up {{F7}}. Behind both figures stand people, and so we add interviews, recorded by the young people themselves and edited by nobody else.',
    ],
    [
      'team',
      '{{F10}}, our Learning Manager, runs the program from day to day and answers for safeguarding. {{F11}} is the Lead Artist; her own first stage was a car park not far from here. A Youth Producer, to be recruited from among former participants, joins them. All staff hold an enhanced DBS check.',
    ],
    [
      'sustainability',
      'After the grant, the program shrinks to what it can carry and keeps its core. {{F15}} will go on giving the stage. {{F8}} pay for their placements themselves already, which is why we expect them to stay. Alumni return as paid assistants, and the youth panel has its own small fund from ticket sales.',
    ],
    [
      'methodology',
      'A season has a rhythm that everyone knows. First come weeks of play, in which nothing is shown to anybody. Then the group picks a theme, and {{F11}} and the guest artists help to shape it. Everyone takes part for a good while, {{F9}}, as shorter stays change little. Paid placements with {{F8}} follow for those who want them. {{F10}} calls whoever misses two sessions in a row, simply to ask how they are.',
    ],
    [
      'executive_summary',
      'What does a young person need to walk on stage? Someone who waits for them, and a second chance. {{F1}} offers both to {{F3}} in {{F5}}. We ask for {{F2}} over {{F4}}. With it, attendance at weekly sessions will rise {{F7}}, and {{F8}} will offer paid placements to those who want to stay in the arts.',
    ],
  ],
};
