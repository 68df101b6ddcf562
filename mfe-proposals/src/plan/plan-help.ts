import type { PlanTableName } from '@harambee/domain';

/** What each table gives, for somebody who has ten minutes. */
export const planHelp: Record<PlanTableName, string> = {
  outcomes:
    'What changes, counted: from which figure to which, by when, and how you find out. The impact section of your text uses it.',
  activities:
    'What is done, by whom and in which months. Draw the months with the mouse, a finger or the arrow keys.',
  people:
    'Who does the work and with how much of their time. Leave the name empty for a position you will fill.',
  risks: 'What may go wrong, and what you will do about it. Three to six are enough.',
  assumptions: 'What must be true for the project to work, but is out of your hands.',
  mechanisms:
    'What keeps the work going when the grant ends: fees, a public budget, trained people. Two are better than one.',
  safeguards: 'How you include people who are easily left out, and keep everybody safe.',
  trackRecord: 'Earlier projects with a result in figures. Two are enough.',
};

/** Help under single cells, where the label does not say it all. */
export const cellHelp: Readonly<Record<string, string>> = {
  'outcomes.outcome': 'One sentence. Rows with the same sentence are indicators of one outcome.',
  'outcomes.indicator': 'What is counted, such as: springs flowing in the dry season',
  'outcomes.unit': 'Such as: springs, %, litres per person per day',
  'outcomes.total': 'The 31 of “19 of 31”',
  'people.name': 'Empty: to be recruited',
  'people.brings': 'What makes this person right for the task, or who you are looking for.',
  'mechanisms.mechanism': 'Who pays or does what, with the figure that shows it is enough.',
};

/** Examples of dates that are read. */
export const dateHint = '2027, April 2027 or 3 April 2027';
