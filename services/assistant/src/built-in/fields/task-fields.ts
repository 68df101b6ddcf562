import { daysUntil, paths, proposalFormSections, proposalSections } from '@harambee/domain';
import type { OpenTask } from '../../records/teams.ts';
import { plain } from '../../tools/plain.ts';
import { tokensOf } from '../../understanding/tokens.ts';
import { type Ask, proposalChip } from '../ask.ts';
import { dayIn } from '../words/dates.ts';
import { narrowing } from '../words/narrowing.ts';
import { tasks as said } from '../words/tasks.ts';
import { type Field, type Kind, some } from './field.ts';
import { fieldLabels } from './labels.ts';

/** An open task, as a question narrows it. */
interface Task extends OpenTask {
  /** Negative once it has passed; undefined without a day. */
  daysLeft?: number;
}

const isLate = ({ daysLeft = 0 }: Task): boolean => daysLeft < 0;

const fields = {
  title: {
    type: 'reference',
    concepts: [],
    of: ({ proposal }) => [proposal._id],
    label: fieldLabels.task,
    isAlways: true,
  },
  person: {
    type: 'person',
    concepts: ['lead', 'whose'],
    of: ({ personId }) => some(personId),
    label: fieldLabels.person,
  },
  due: {
    type: 'date',
    concepts: ['due', 'when', 'expire'],
    of: ({ dueOn }) => some(dueOn),
    label: fieldLabels.due,
    isAhead: true,
  },
  daysLeft: {
    type: 'number',
    concepts: ['daysLeft'],
    of: ({ daysLeft }) => some(daysLeft),
    label: fieldLabels.daysLeft,
    unit: 'days',
  },
  late: {
    type: 'number',
    concepts: ['missed', 'mostLate'],
    of: (task) => (isLate(task) ? [-(task.daysLeft ?? 0)] : []),
    label: fieldLabels.late,
    unit: 'days',
    claim: narrowing.missed,
  },
} satisfies Record<string, Field<Task>>;

const sectionWords: ReadonlySet<string> = new Set(
  [...Object.values(proposalFormSections), ...Object.values(proposalSections)].flatMap((title) =>
    tokensOf(title),
  ),
);

/** The words of a question that may name a section: "budget" in "who has the budget?" */
export const sectionsNamed = ({ topic: { tokens } }: Pick<Ask, 'topic'>): string[] =>
  tokens.filter((token) => sectionWords.has(token) && token.length > 3);

const own = new Set('i my mine me mes ma mi mis mio mia minha minhas meu yangu zangu nina'.split(' '));

/** "My task": of the person who asks. */
export const isOwnTask = ({ concepts, tokens, people }: Ask['topic']): boolean =>
  people.length === 0 &&
  !concepts.has('who') &&
  (concepts.has('waitingMe') || tokens.some((token) => own.has(token)));

/** Open tasks; where a question names a section, those of that section. */
async function rows(ask: Ask): Promise<Task[]> {
  const { topic, records } = ask;
  const teams = await records.teams(topic.mention?.rows.map(({ id }) => id));
  const open = teams
    .flatMap((team) => team.tasks)
    .map((task): Task => {
      const daysLeft = daysUntil(task.dueOn, records.now);
      return { ...task, ...(daysLeft !== undefined && { daysLeft }) };
    })
    .toSorted((a, b) => (a.dueOn || '9').localeCompare(b.dueOn || '9'));
  const named = sectionsNamed(ask);
  const isNamed = ({ label }: Task): boolean => tokensOf(label).some((word) => named.includes(word));
  return named.length === 0 ? open : open.filter(isNamed);
}

export const taskKind: Kind<Task> = {
  rows,
  fields,
  meanings: {},
  // A line shows whose it is, of what, and until when.
  light: [
    'task',
    'waitingMe',
    'section',
    'texts',
    'who',
    'whose',
    'lead',
    'due',
    'when',
    'proposal',
    'openStill',
    'team',
    'missing',
    'money',
  ],
  lasting: [],
  statusDays: [],
  dateOf: 'due',
  main: 'late',
  isMine: isOwnTask,
  named: ({ mention }) => mention?.rows ?? [],
  currencyOf: () => '',
  titleOf: ({ label }) => plain(label),
  lineOf: ({ label, person, dueOn, proposal }, language) =>
    `**${plain(person) || said.nobody[language]}**: ${plain(label)} (${plain(proposal.title || proposal.grantId)})${dueOn ? `, ${dayIn(dueOn, language)}` : ''}`,
  chipOf: ({ proposal }, language) => proposalChip({ ...proposal, id: proposal._id }, language),
  page: paths.proposals,
  counted: said.counted,
  none: said.noneSuch,
  found: said.found,
};
