import { newIn } from './answer-bank.js';

const asked = newIn('en');
/** New funders ask; what was sent before answers, or does not. */
export const englishQuestions = [
  asked('en-mission', 'In a few words, why do you exist and what do you want to achieve for families?'),
  asked('en-history', 'When and by whom was your charity founded, and what milestones has it reached since?'),
  asked(
    'en-need',
    'What makes this work necessary? Give evidence such as health figures and distances to water.',
  ),
  asked('en-beneficiaries', 'Which people, and how many, will gain from this, directly and indirectly?'),
  asked(
    'en-activities',
    'Set out a month-by-month work plan: what happens first, what follows, who drills and who trains?',
  ),
  asked('en-community', 'In what ways were villagers consulted, and what decisions are theirs?'),
  asked('en-gender', 'What will the work change for women and girls, and what say do they have?'),
  asked(
    'en-disability',
    'Are your services accessible to wheelchair users and to those who are deaf or blind?',
  ),
  asked('en-safeguarding', 'How do you keep children from harm, and whom may they turn to with a complaint?'),
  asked('en-risks', 'What could go wrong, and what would you do then?'),
  asked(
    'en-security',
    'Are there attacks or unrest where you operate? Which rules apply to travel by your teams?',
  ),
  asked('en-monitoring', 'Which indicators will you track, how often, and who collects the figures?'),
  asked('en-learning', 'Tell us about a failure and the lessons you drew.'),
  asked(
    'en-sustainability-water',
    'Once our money is spent, who pays for spare parts and repairs of the pumps?',
  ),
  asked(
    'en-sustainability-organization',
    'Where will your own income come from in five years, and do you hold reserves?',
  ),
  asked('en-partners', 'With whom will you cooperate, and who does what among you?'),
  asked(
    'en-staff',
    'Give the names and the professional background of key personnel, with their share of time.',
  ),
  asked('en-finance', 'Who signs payments, how are purchases approved, and are your books audited?'),
  asked('en-value', 'Why is the cost per person reasonable compared with others?'),
  asked('en-innovation', 'In what respect is this new? Has nobody done it before?'),
  asked('en-environment', 'State the ecological effects, such as on groundwater, trees and waste.'),
  asked('en-scaling', 'Might other counties copy what you do, and what would they need for it?'),
  asked(
    'en-track-record',
    'Which awards from other funders have you handled, of what amount, and with what audit findings?',
  ),
  asked('en-cofunding', 'Who else contributes money to it, and which promises are still open?'),
  asked('en-governance', 'Who are your trustees, how are they elected, and how often do they meet?'),
  asked('en-data', 'Is information about individuals stored securely, who has access, and can it be erased?'),
  asked(null, 'Which patents or trademarks does your company hold?'),
  asked(
    null,
    'Describe the collection of paintings you intend to lend and how it will be insured in transit.',
  ),
  asked(
    null,
    'What clinical trial phase has the vaccine reached, and which ethics board approved the protocol?',
  ),
  asked(null, 'How will the orchestra choose its repertoire for the summer festival?'),
];
//# sourceMappingURL=english-questions.fixture.js.map
