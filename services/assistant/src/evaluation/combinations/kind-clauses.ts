import { world } from '../../testing/settle-world.ts';
import type { Said } from './clause.ts';

/** What narrows rows of a kind, said in each language, and which rows are left by the records alone. */
export interface KindClause<Row> {
  field: string;
  said: Said;
  keeps(row: Row): boolean;
}

type Call = (typeof world)['calls'][number];
type Person = (typeof world)['people'][number];
type Task = (typeof world)['tasks'][number];
export interface Change {
  title: string;
  to: string;
  day: string;
  by: string;
}

const today = world.now.slice(0, 10);
const proposalsFor = (call: Call) => world.proposals.filter(({ callId }) => callId === call.id);

export const ofCalls: KindClause<Call>[] = [
  {
    field: 'proposals',
    keeps: (call) => proposalsFor(call).length === 0,
    said: ['without a proposal', 'isiyo na pendekezo', 'sans proposition', 'sin propuesta', 'sem proposta'],
  },
  {
    field: 'closed',
    keeps: ({ deadlineDay }) => deadlineDay < today,
    said: ['that have closed', 'iliyofungwa', 'qui sont clos', 'que ya cerraron', 'que já fecharam'],
  },
  {
    field: 'likelihood',
    keeps: ({ likelihood }) => likelihood === 'low',
    said: [
      'with a low likelihood',
      'yenye uwezekano mdogo',
      'avec une faible probabilité',
      'con baja probabilidad',
      'com baixa probabilidade',
    ],
  },
  {
    field: 'funder',
    keeps: ({ funder }) => funder === 'Hands for Schools',
    said: [
      'of Hands for Schools',
      'ya Hands for Schools',
      'de Hands for Schools',
      'de Hands for Schools',
      'da Hands for Schools',
    ],
  },
  {
    field: 'currency',
    keeps: ({ currency }) => currency === 'EUR',
    said: ['in euros', 'ya euro', 'en euros', 'en euros', 'em euros'],
  },
  {
    field: 'amount',
    keeps: ({ mostAmount }) => (mostAmount ?? 0) > 50_000,
    said: [
      'that give more than 50,000',
      'inayotoa zaidi ya 50000',
      'qui donnent plus de 50 000',
      'que dan más de 50000',
      'que dão mais de 50000',
    ],
  },
];

const led = (
  { id }: Person,
  keeps: (proposal: (typeof world)['proposals'][number]) => boolean = () => true,
) => world.proposals.filter((proposal) => proposal.lead === id && keeps(proposal)).length;
const tasksOf = ({ id }: Person) => world.tasks.filter(({ person, done }) => person === id && !done).length;

export const ofColleagues: KindClause<Person>[] = [
  {
    field: 'leads',
    keeps: (person) => led(person) === 0,
    said: ['without a proposal', 'wasio na pendekezo', 'sans proposition', 'sin propuesta', 'sem proposta'],
  },
  {
    field: 'leads',
    keeps: (person) => led(person) > 3,
    said: [
      'with more than 3 proposals',
      'wenye mapendekezo zaidi ya 3',
      'avec plus de 3 propositions',
      'con más de 3 propuestas',
      'com mais de 3 propostas',
    ],
  },
  {
    field: 'tasks',
    keeps: (person) => tasksOf(person) === 0,
    said: ['without a task', 'bila task', 'sans tâche', 'sin tarea', 'sem tarefa'],
  },
  {
    field: 'leads',
    keeps: (person) => led(person, ({ status }) => status === 'rejected') === 0,
    said: [
      'without a rejected proposal',
      'bila pendekezo lililokataliwa',
      'sans proposition refusée',
      'sin propuesta rechazada',
      'sem proposta recusada',
    ],
  },
];

export const ofTasks: KindClause<Task>[] = [
  {
    field: 'due',
    keeps: ({ dueOn }) => dueOn < today,
    said: ['that are late', 'zilizochelewa', 'en retard', 'atrasadas', 'atrasadas'],
  },
  {
    field: 'person',
    keeps: ({ person }) => person === 'u-brian',
    said: ['of Brian', 'za Brian', 'de Brian', 'de Brian', 'do Brian'],
  },
  {
    field: 'person',
    keeps: ({ person }) => person === 'u-grace',
    said: ['of Grace', 'za Grace', 'de Grace', 'de Grace', 'da Grace'],
  },
  {
    field: 'due',
    keeps: ({ dueOn }) => dueOn.startsWith('2026-12'),
    said: [
      'due in December 2026',
      'za Desemba 2026',
      'à rendre en décembre 2026',
      'que vencen en diciembre de 2026',
      'que vencem em dezembro de 2026',
    ],
  },
];

/** Each begins a question: who did what. */
export const ofChanges: KindClause<Change>[] = ['u-brian', 'u-grace', 'u-joseph'].flatMap((id) => {
  const [name = ''] = (world.people.find((one) => one.id === id)?.name ?? '').split(' ');
  return [
    {
      field: 'change',
      keeps: ({ by, to }: Change) => by === id && to === 'submitted',
      said: [
        `What has ${name} sent`,
        `${name} ametuma nini`,
        `Qu’est-ce que ${name} a envoyé`,
        `¿Qué ha enviado ${name}`,
        `O que é que ${name} enviou`,
      ] as Said,
    },
    {
      field: 'change',
      keeps: ({ by, to }: Change) => by === id && to === 'approved',
      said: [
        `What was approved by ${name}`,
        `Nini kiliidhinishwa na ${name}`,
        `Qu’est-ce qui a été approuvé par ${name}`,
        `¿Qué fue aprobado por ${name}`,
        `O que foi aprovado por ${name}`,
      ] as Said,
    },
  ];
});

export const inPeriods: KindClause<Change>[] = [
  { field: 'period', keeps: () => true, said: ['', '', '', '', ''] },
  {
    field: 'period',
    keeps: ({ day }) => day.startsWith('2026-10'),
    said: [
      'in October 2026',
      'mwezi wa Oktoba 2026',
      'en octobre 2026',
      'en octubre de 2026',
      'em outubro de 2026',
    ],
  },
  {
    field: 'period',
    keeps: ({ day }) => day.startsWith('2026-09') || day.startsWith('2026-11'),
    said: [
      'in September or November 2026',
      'Septemba au Novemba 2026',
      'en septembre ou novembre 2026',
      'en septiembre o noviembre de 2026',
      'em setembro ou novembro de 2026',
    ],
  },
];
