import type { GoodSections } from './good-sections.ts';

export const ghana: GoodSections = {
  project: 'Girls stay in school in Savelugu',
  facts: [
    ['F1', 'organization', 'the applicant', 'Northern Girls Forward'],
    ['F2', 'money', 'the amount requested from the funder', 'GHS 2,186,400'],
    ['F3', 'count', 'girls who will be supported to stay in school', '1,240 girls'],
    ['F4', 'duration', 'the length of the project', '36 months'],
    ['F5', 'place', 'where the project works', 'Savelugu Municipality, Ghana'],
    ['F6', 'change', 'girls who complete junior high school', 'from 46% in 2025 to 70% by July 2029'],
    ['F7', 'change', "girls' attendance in the weeks of the harvest", 'from 61% to 85% by July 2029'],
    ['F8', 'count', 'schools that take part', '18 schools'],
    ['F9', 'count', 'women trained as mentors', '20 mentors'],
    ['F10', 'person', 'the program manager', 'Abena Osei-Tutu'],
    ['F11', 'person', 'the independent evaluator', 'Dr Rahinatu Mahama'],
    ['F12', 'money', 'the cost of the scholarships', 'GHS 744,000'],
    ['F13', 'date', 'the start of the project', '1 September 2026'],
    ['F14', 'share', 'scholarships that go to girls with a disability', '15% of the scholarships'],
    ['F15', 'duration', 'the share of her time that the program manager gives', 'half of her time'],
    ['F16', 'organization', 'the office that takes over the mentors', 'the Ghana Education Service'],
  ],
  sections: [
    [
      'executive_summary',
      '{{F1}} requests {{F2}} to keep {{F3}} in school in {{F5}} over {{F4}}. A girl who leaves rarely comes back, and most of those who leave do so in the same season, when there is work in the fields and no money for fees. We will train {{F9}}, pay scholarships and give every school a safe way to report abuse. The share of girls who complete junior high school will rise {{F6}}.',
    ],
    [
      'project_description',
      "Girls in {{F5}} do not leave school because they do not want to learn. They leave when a fee falls due in the hungry months, when an aunt in the city asks for help in the house, or when something has happened on the way home that nobody wants to hear about. Attendance tells the story: it sinks in the weeks of the harvest and never fully recovers. We heard the same three reasons in every one of the schools we visited. {{F8}} take part, chosen with the Municipal Girls' Education Officer.",
    ],
    [
      'methodology',
      'Our approach rests on one person whom a girl can trust. We train {{F9}} from the same communities, women who finished school against the odds. Each mentor meets her girls weekly, visits families before the harvest and knows whom to call. Scholarships cover fees, uniforms and, where a girl lives far away, a bicycle; {{F14}} are for girls with a disability. Headteachers, parents and a Safeguarding Officer agree on a referral route in writing, so that a report never depends on one brave teacher.',
    ],
    [
      'budget',
      "The largest item is the scholarships, at {{F12}}, because poverty is the reason most girls name. Of the total request of {{F2}}, the rest pays the mentors' stipends, their training, and an evaluation by someone who is not on our payroll. {{F10}} is charged for {{F15}} only; the other part is paid by our own funds. We buy bicycles locally so that they can be repaired locally.",
    ],
    [
      'timeline',
      'We start on {{F13}}, with the school year, and work for {{F4}}. The first term is for choosing mentors and agreeing the referral routes; scholarships are paid from the second term on. Every year, family visits take place before the harvest begins. The last term is kept free for handing over.',
    ],
    [
      'impact',
      "More girls will finish. We expect the share of girls who complete junior high school to go up {{F6}}, and attendance in the weeks of the harvest {{F7}}. Both figures come from the schools' own registers, checked against the district's returns. {{F11}} carries out the evaluation independently, at the middle and at the end, and the girls themselves read her findings before anyone else does.",
    ],
    [
      'team',
      '{{F10}} directs the program and gives it {{F15}}. She has run our work in the schools since it began. {{F9}} will be trained and supervised by an Education Coordinator, and an Accountant keeps the books. {{F11}} evaluates the work from outside and reports to the board, not to the manager.',
    ],
    [
      'sustainability',
      "Nothing here should need us for ever. {{F16}} takes over the mentors when the grant ends; we agreed on this before we wrote a single line of the proposal. Parents' associations will run the bicycle fund, and headteachers will own the referral routes. The scholarships end, which is why we pay them to girls in the last years of school only.",
    ],
    [
      'team',
      'A project about trust needs people who stay. {{F10}} has led it from the start and will give {{F15}} to this grant. {{F9}} carry the daily work; they are women from the villages themselves, paid a stipend and backed by a Safeguarding Officer. Whether it works is not for us to say alone: {{F11}}, the independent evaluator, will.',
    ],
    [
      'methodology',
      'We do first what costs nothing. Before any scholarship is paid, headteachers and parents in {{F8}} sit down together and agree what they will do when a girl is missing on a Monday. Then come the mentors. We will train {{F9}}, each of whom keeps a simple notebook rather than a form. Money comes last, and it follows need: {{F14}} are set aside for girls with a disability, whose families are too often told to wait.',
    ],
  ],
};
