import { cutCase } from './cut-case.ts';

export const englishCuts = [
  cutCase(
    'en-need',
    'en',
    [70, 'words'],
    'What problem do you want to solve, and how do you know about it?',
    `
! In Balambala {6 of 10 households} fetch water from the open river.
! The county health office counted {2,140 cases of diarrhea} in children under five in 2023.
+ Girls miss four school days a month because they carry water.
- Water is life, as we all know.
! There is {one working pump for 1,150 people}, five times what the standard allows.
- This is a very serious situation that cannot be ignored any longer.
+ In the dry months the queue at the pump begins at four in the morning.
- We would be most grateful for your attention to it.
`,
  ),
  cutCase(
    'en-who',
    'en',
    [60, 'words'],
    'Who will benefit, how many of them, and where do they live?',
    `
- Our organization has always put people first.
! About {360 young people} a year will take part, {220 of them between 14 and 17}.
! Most live on the {Harbour and Fairfield estates} in Saltmere.
+ One in five is or was in care, and one in eight looks after a parent.
- Young people are the future of our town.
+ Sixty places are kept for those whom a school or the police sends to us.
- We are looking forward to welcoming each and every one of them.
- Everybody is welcome.
`,
  ),
  cutCase(
    'en-budget',
    'en',
    [420, 'characters'],
    'How will the grant be spent?',
    `
! The second counsellor costs {£24,600}, at the rate of the national pay scale.
! Rent and heating come to {£7,200}, and materials to {£1,900}.
+ We do not ask for equipment, because firms of the town have donated it.
- Every penny will be spent with the greatest care.
! The total is {£33,700}, of which the borough pays {£12,000}.
- We believe that this budget is realistic and reasonable in all respects.
+ Prices are those of October 2026.
- Good value for money has always been close to our hearts.
`,
  ),
  cutCase(
    'en-plan',
    'en',
    [75, 'words'],
    'Set out what you will do and when.',
    `
! From {April} we recruit a second counsellor and train {eight mentors}.
! In {May} the house opens on Saturdays, with cooking, music and a quiet room.
- As mentioned above, demand is high.

! From {September} weekly groups meet in {both secondary schools}.
+ In August thirty of them spend a week at the coast.
- This will be an exciting time for everybody who is involved.
! A final report is ready in {March}.
+ In January everybody who took part looks back at the first half.
- Further activities may be added if the opportunity arises, if resources permit and if the need is felt by those concerned.
`,
  ),
  cutCase(
    'en-safeguarding',
    'en',
    [65, 'words'],
    'How do you keep children safe?',
    `
- The safety of children is our top priority.
! Everyone who works with us is {checked against the register} of those barred from work with children, {every three years}.
! {Two designated leads} decide within an hour whether to inform social services.
+ Nobody is alone with a visitor behind a closed door without a window.
- We take this matter extremely seriously and always have.
! The policy was last revised in {March 2024}.
+ It is part of the first day of training.
- Trust is the foundation of everything that we do.
`,
  ),
  cutCase(
    'en-results',
    'en',
    [330, 'characters_without_spaces'],
    'What will have changed at the end of the grant?',
    `
! At least {seven in ten} will score better on a recognised scale of well-being.
! {Forty-five} who were out of school or work will have started a course or a job.
+ Parents of half of them will tell us that home has become calmer.
- We are confident that the impact will be felt far and wide.
- The difference that this makes to a life cannot be put into words.
! {Ninety} will have an adult whom they trust.
+ Three months later they will still be there.
- Ripples spread from a single stone.
`,
  ),
  cutCase(
    'en-partners',
    'en',
    [55, 'words'],
    'Which partners take part, and what does each of them do?',
    `
- Partnership is a word that we do not use lightly.
! {Both secondary schools} give us a room and a named teacher.
! The {hospital} sends people to us on discharge and takes those who are too ill for us.
! The {college} keeps {twenty places} on its courses.
+ A protocol of 2022 says who calls whom in a crisis.
- Together we are stronger.
- We are also in touch with many other organizations, agencies and networks in the region and beyond.
`,
  ),
  cutCase(
    'en-after',
    'en',
    [70, 'words'],
    'How will the work go on when our funding ends?',
    `
- Sustainability is at the core of our strategy.
! The health board has written that it will {commission school groups from 2027} if the results hold.
! Monthly gifts come from {96 households}, and the number grows.
+ Mentors will train one another by then, so that only the coordinator has to be paid.
- We have always found a way, and we shall find one again.
! Should this fail, we shall {close Dunmoor} rather than thin out both places.
- Where there is a will there is a way, as the saying goes.
+ Clients would be told a year ahead.
`,
  ),
];
