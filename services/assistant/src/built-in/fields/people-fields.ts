import { paths, roles } from '@harambee/domain';
import { plain } from '../../tools/plain.ts';
import { pageChip } from '../ask.ts';
import { rowsOf } from '../query/rows.ts';
import { peopleWords } from '../words/people.ts';
import type { Field, Kind } from './field.ts';
import { fieldLabels } from './labels.ts';

/** Somebody of the organization, and how much they have. */
interface Colleague {
  id: string;
  name: string;
  role: keyof typeof roles;
  leads: number;
  tasks: number;
  toSign: number;
}

const counting = {
  type: 'number' as const,
  isCount: true,
};

const fields = {
  title: { type: 'reference', concepts: [], of: ({ id }) => [id], label: fieldLabels.person, isAlways: true },
  role: {
    type: 'choice',
    concepts: ['role'],
    of: ({ role }) => [role],
    label: fieldLabels.role,
    isAlways: true,
  },
  leads: {
    ...counting,
    concepts: ['lead', 'proposal'],
    of: ({ leads }) => [leads],
    label: fieldLabels.leads,
  },
  tasks: {
    ...counting,
    concepts: ['task', 'waitingMe'],
    of: ({ tasks }) => [tasks],
    label: fieldLabels.tasks,
  },
  toSign: {
    ...counting,
    concepts: ['signOff'],
    of: ({ toSign }) => [toSign],
    label: fieldLabels.toSign,
  },
} satisfies Record<string, Field<Colleague>>;

export const peopleKind: Kind<Colleague> = {
  async rows({ records }, isCounted) {
    const [{ people }, proposals, signOffs, teams] = await Promise.all([
      records.names(),
      rowsOf(records),
      records.openSignOffs(),
      records.teams(),
    ]);
    const tasks = teams.flatMap((team) => team.tasks);
    const led = proposals.filter(isCounted);
    return people.map(({ userId: id, name, role }) => ({
      ...{ id, name, role },
      leads: led.filter(({ leadId }) => leadId === id).length,
      tasks: tasks.filter(({ personId }) => personId === id).length,
      toSign: signOffs.filter(({ userId }) => userId === id).length,
    }));
  },
  countsProposals: 'leads',
  isOfPeople: true,
  fields,
  meanings: {},
  light: ['team', 'who', 'role', 'thirdPerson'],
  lasting: [],
  statusDays: [],
  main: 'leads',
  named: ({ people }) => people.map(({ userId, name }) => ({ id: userId, title: name })),
  currencyOf: () => '',
  titleOf: ({ name }) => plain(name),
  lineOf: ({ name, role }) => `**${plain(name)}** (${roles[role].label})`,
  chipOf: (_row, language) => pageChip(paths.team, language),
  page: paths.team,
  counted: peopleWords.counted,
  none: peopleWords.noneSuch,
  found: peopleWords.found,
};
