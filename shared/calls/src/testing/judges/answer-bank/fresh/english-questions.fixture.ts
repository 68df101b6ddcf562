import { newIn } from '../answer-bank.ts';

const asked = newIn('en');

/** Twenty are answered by what Lantern Row has sent before, six are not. */
export const freshEnglishQuestions = [
  asked('en-lantern-objects', 'What does your group do, and for whom?'),
  asked('en-lantern-origins', 'Tell us the story of how you started and the milestones since.'),
  asked('en-lantern-problem', 'Why is this needed? Back up your answer with local statistics or research.'),
  asked('en-lantern-clients', 'Which people will benefit, how many of them, and where do they live?'),
  asked('en-lantern-plan', 'Set out your activities month by month.'),
  asked('en-lantern-change', 'What difference will our money make to the lives of young people?'),
  asked('en-lantern-theory', 'Has the approach been tested before? Point us to studies or evaluations.'),
  asked(
    'en-lantern-measuring',
    'How will you know whether it has been a success, and who collects the data?',
  ),
  asked('en-lantern-voice', 'What say do young people have in how things are run?'),
  asked(
    'en-lantern-equality',
    'Are your services inclusive, for instance of minorities and of people with disabilities?',
  ),
  asked(
    'en-lantern-protection',
    'Do you have a safeguarding policy, and who is responsible for it day to day?',
  ),
  asked('en-lantern-risk', 'Which risks do you foresee, and what is your plan B?'),
  asked('en-lantern-team', 'Who will be employed, and what training and experience do they bring?'),
  asked('en-lantern-allies', 'Do you cooperate with schools, health services or others nearby? In what way?'),
  asked('en-lantern-board', 'Who are your trustees, and how often do they meet?'),
  asked('en-lantern-controls', 'Who can authorise spending, and are your accounts checked independently?'),
  asked('en-lantern-price', 'Break down the budget. Why does it cost this much per person?'),
  asked('en-lantern-match', 'Are there further donors? Say which contributions are confirmed.'),
  asked('en-lantern-mistake', 'Describe something you tried that failed and what you would do differently.'),
  asked(
    'en-lantern-climate',
    'Describe the environmental footprint of your activities: energy, transport, waste.',
  ),
  asked(null, 'Do you hold planning permission and building control approval for the extension?'),
  asked(null, 'Please attach the score or a recording and name the composer’s publisher.'),
  asked(null, 'What breeds of cattle will be vaccinated, and by which veterinary surgeon?'),
  asked(null, 'Which tariff codes apply to the goods that you export?'),
  asked(null, 'How will the museum catalogue and digitise its archive of photographs?'),
  asked(null, 'State the yield per hectare and the irrigation method of each farm.'),
];
