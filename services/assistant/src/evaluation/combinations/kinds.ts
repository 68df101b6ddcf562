import { world } from '../../testing/settle-world.ts';
import { type Language, languages } from '../../understanding/languages.ts';
import {
  type Change,
  inPeriods,
  type KindClause,
  ofCalls,
  ofChanges,
  ofColleagues,
  ofTasks,
} from './kind-clauses.ts';

/** A question of calls, colleagues, tasks or changes, and its answer by the records alone. */
export interface OfKind {
  message: string;
  language: Language;
  /** What the answer names in bold. */
  named: string[];
  /** What it names of nothing else. */
  all: string[];
}

type Heads = [en: string, sw: string, fr: string, es: string, pt: string];

const heads: Record<'calls' | 'colleagues' | 'tasks', Heads> = {
  calls: [
    'Which calls are there',
    'Ni miito ipi',
    'Quels sont les appels',
    '¿Cuáles son las convocatorias',
    'Quais são os editais',
  ],
  colleagues: [
    'Which colleagues are',
    'Ni wenzangu wapi',
    'Quels collègues sont',
    '¿Qué colegas hay',
    'Quais são os colegas',
  ],
  tasks: [
    'Which tasks are there',
    'Ni tasks zipi',
    'Quelles sont les tâches',
    '¿Cuáles son las tareas',
    'Quais são as tarefas',
  ],
};

function pairs<Row>(
  rows: readonly Row[],
  clauses: readonly KindClause<Row>[],
  head: Heads,
  nameOf: (row: Row) => string,
): OfKind[] {
  const sets = clauses.flatMap((one, n) => [
    [one],
    ...clauses
      .slice(n + 1)
      .filter(({ field }) => field !== one.field)
      .map((other) => [one, other]),
  ]);
  return languages.flatMap((language, at) =>
    sets.map((set) => ({
      language,
      message: `${head[at]} ${set.map(({ said }) => said[at]).join(' ')}?`,
      named: [...new Set(rows.filter((row) => set.every(({ keeps }) => keeps(row))).map(nameOf))],
      all: [...new Set(rows.map(nameOf))],
    })),
  );
}

const changes: Change[] = world.proposals.flatMap(({ title, history }) =>
  history.map(({ to, at, by }) => ({ title, to, day: at.slice(0, 10), by })),
);

const personOf = (id: string): string => world.people.find((one) => one.id === id)?.name ?? '';

export const ofKinds: readonly OfKind[] = [
  ...pairs(world.calls, ofCalls, heads.calls, ({ name }) => name),
  ...pairs(world.people, ofColleagues, heads.colleagues, ({ name }) => name),
  ...pairs(world.tasks, ofTasks, heads.tasks, ({ person }) => personOf(person)),
  ...languages.flatMap((language, at) =>
    ofChanges.flatMap((one) =>
      inPeriods.map((period) => ({
        language,
        message: `${one.said[at]} ${period.said[at]}?`.replace(' ?', '?'),
        named: [
          ...new Set(changes.filter((row) => one.keeps(row) && period.keeps(row)).map(({ title }) => title)),
        ],
        all: world.proposals.map(({ title }) => title),
      })),
    ),
  ),
];
