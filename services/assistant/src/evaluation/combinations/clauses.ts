import { world } from '../../testing/settle-world.ts';
import { type Clause, clause, type Said, type WorldProposal } from './clause.ts';

const funders: Clause[] = ['Green Acre Trust', 'Hands for Schools', 'SunBridge Fund'].flatMap((name) => [
  clause('funder', 'is', ({ funder }) => funder === name, [
    `for ${name}`,
    `kwa ${name}`,
    `pour ${name}`,
    `para ${name}`,
    `para a ${name}`,
  ]),
  clause('funder', 'is not', ({ funder }) => funder !== name, [
    `not for ${name}`,
    `yasiyo ya ${name}`,
    `sauf pour ${name}`,
    `que no son para ${name}`,
    `que não são para a ${name}`,
  ]),
]);

const leads: Clause[] = world.people
  .filter(({ id }) => ['u-grace', 'u-joseph', 'u-fatuma'].includes(id))
  .flatMap(({ id, name }) => {
    const [first = ''] = name.split(' ');
    return [
      clause('lead', 'is', ({ lead }) => lead === id, [
        `led by ${first}`,
        `yanayoongozwa na ${first}`,
        `dirigées par ${first}`,
        `dirigidas por ${first}`,
        `lideradas por ${first}`,
      ]),
      clause('lead', 'is not', ({ lead }) => lead !== id, [
        `not led by ${first}`,
        `yasiyoongozwa na ${first}`,
        `non dirigées par ${first}`,
        `no dirigidas por ${first}`,
        `não lideradas por ${first}`,
      ]),
    ];
  });

const categories: Clause[] = ['Education', 'Healthcare'].map((name) =>
  clause('category', 'is', ({ category }) => category === name, [
    `in the category ${name}`,
    `ya kategoria ${name}`,
    `de la catégorie ${name}`,
    `de la categoría ${name}`,
    `da categoria ${name}`,
  ]),
);

const statuses: Clause[] = [
  clause('status', 'is', ({ status }) => status === 'draft', [
    'that are drafts',
    'ambayo ni rasimu',
    'qui sont des brouillons',
    'en borrador',
    'em rascunho',
  ]),
  clause('status', 'is', ({ status }) => status === 'rejected', [
    'that were rejected',
    'yaliyokataliwa',
    'qui ont été refusées',
    'rechazadas',
    'que foram recusadas',
  ]),
  clause('status', 'is not', ({ status }) => status !== 'rejected', [
    'that were not rejected',
    'ambayo hayakukataliwa',
    'qui n’ont pas été refusées',
    'que no fueron rechazadas',
    'que não foram recusadas',
  ]),
  clause(
    'status',
    'is one of',
    ({ status }) => ['draft', 'generating', 'completed', 'failed'].includes(status),
    [
      'that have not been sent',
      'ambayo hayajatumwa',
      'qui ne sont pas encore envoyées',
      'que no se han enviado',
      'que ainda não foram enviadas',
    ],
  ),
];

const currencies: Clause[] = [
  clause('currency', 'is', ({ currency }) => currency === 'USD', [
    'in dollars',
    'ya dola',
    'en dollars',
    'en dólares',
    'em dólares',
  ]),
  clause('currency', 'is', ({ currency }) => currency === 'KES', [
    'in shillings',
    'ya shilingi',
    'en shillings',
    'en chelines',
    'em xelins',
  ]),
  clause('currency', 'is not', ({ currency }) => currency !== 'EUR', [
    'not in euros',
    'yasiyo ya euro',
    'pas en euros',
    'que no son en euros',
    'que não são em euros',
  ]),
];

const comparisons: { operator: string; keeps(value: number, limit: number): boolean; said: Said }[] = [
  {
    operator: 'more than',
    keeps: (value, limit) => value > limit,
    said: ['more than', 'zaidi ya', 'plus de', 'más de', 'mais de'],
  },
  {
    operator: 'less than',
    keeps: (value, limit) => value < limit,
    said: ['less than', 'chini ya', 'moins de', 'menos de', 'menos de'],
  },
  {
    operator: 'at least',
    keeps: (value, limit) => value >= limit,
    said: ['at least', 'angalau', 'au moins', 'al menos', 'pelo menos'],
  },
  {
    operator: 'at most',
    keeps: (value, limit) => value <= limit,
    said: ['at most', 'isiyozidi', 'au plus', 'como máximo', 'no máximo'],
  },
];

const amounts: Clause[] = [
  ...comparisons.flatMap(({ operator, keeps, said: [en, sw, fr, es, pt] }) =>
    [30_000, 900_000].map((limit) =>
      clause('amount', operator, ({ requestedAmount }) => keeps(requestedAmount, limit), [
        `asking for ${en} ${limit.toLocaleString('en-US')}`,
        `yanayoomba ${sw} ${limit}`,
        `qui demandent ${fr} ${limit}`,
        `que piden ${es} ${limit}`,
        `que pedem ${pt} ${limit}`,
      ]),
    ),
  ),
  clause('amount', 'between', ({ requestedAmount: amount }) => amount >= 20_000 && amount <= 40_000, [
    'asking for between 20,000 and 40,000',
    'yanayoomba kati ya 20000 na 40000',
    'qui demandent entre 20 000 et 40 000',
    'que piden entre 20000 y 40000',
    'que pedem entre 20 mil e 40 mil',
  ]),
];

const readiness: Clause[] = [
  ...comparisons.flatMap(({ operator, keeps, said: [en, sw, fr, es, pt] }) =>
    [64, 78].map((limit) =>
      clause(
        'readiness',
        operator,
        ({ readiness: value }) => typeof value === 'number' && keeps(value, limit),
        [
          `with a readiness of ${en} ${limit}`,
          `yenye readiness ${sw} ${limit}`,
          `avec un readiness ${fr === 'plus de' || fr === 'moins de' ? `de ${fr}` : `d’${fr}`} ${limit}`,
          `con un readiness de ${es} ${limit}`,
          `com um readiness de ${pt} ${limit}`,
        ],
      ),
    ),
  ),
  clause(
    'readiness',
    'between',
    ({ readiness: value }) => typeof value === 'number' && value >= 60 && value <= 75,
    [
      'with a readiness between 60 and 75',
      'yenye readiness kati ya 60 na 75',
      'avec un readiness entre 60 et 75',
      'con un readiness entre 60 y 75',
      'com um readiness entre 60 e 75',
    ],
  ),
  clause('readiness', 'has none', ({ readiness: value }) => typeof value !== 'number', [
    'without a readiness',
    'bila readiness',
    'sans readiness',
    'sin readiness',
    'sem readiness',
  ]),
];

const sections: Clause[] = comparisons
  .slice(0, 3)
  .map(({ operator, keeps, said: [en, sw, fr, es, pt] }) =>
    clause('sections', operator, ({ openSections }) => keeps(openSections?.length ?? 0, 2), [
      `with ${en} 2 empty sections`,
      `yenye sehemu tupu ${sw} 2`,
      `avec ${fr} 2 sections vides`,
      `con ${es} 2 secciones vacías`,
      `com ${pt} 2 secções vazias`,
    ]),
  );

const presences: Clause[] = [
  clause('lead', 'has none', ({ lead }) => lead === '', [
    'without a lead',
    'bila kiongozi',
    'sans responsable',
    'sin responsable',
    'sem responsável',
  ]),
  clause('deadline', 'has none', ({ deadline }) => deadline === '', [
    'without a deadline',
    'bila tarehe ya mwisho',
    'sans échéance',
    'sin plazo',
    'sem prazo',
  ]),
  clause('funder', 'has none', ({ funder }) => funder === '', [
    'without a funder',
    'bila mfadhili',
    'sans bailleur',
    'sin financiador',
    'sem financiador',
  ]),
];

const reached = ({ history, createdAt }: WorldProposal, event: string): string | undefined =>
  event === 'created' ? createdAt.slice(0, 10) : history.findLast(({ to }) => to === event)?.at.slice(0, 10);

const events: { event: string; said: Said }[] = [
  { event: 'created', said: ['created', 'yaliyoundwa', 'créées', 'creadas', 'criadas'] },
  { event: 'submitted', said: ['sent', 'yaliyotumwa', 'envoyées', 'enviadas', 'enviadas'] },
  { event: 'rejected', said: ['rejected', 'yaliyokataliwa', 'refusées', 'rechazadas', 'recusadas'] },
  { event: 'approved', said: ['approved', 'yaliyoidhinishwa', 'approuvées', 'aprobadas', 'aprovadas'] },
];
const periods: { operator: string; holds(day: string): boolean; said: Said }[] = [
  {
    operator: 'in month',
    holds: (day) => day.startsWith('2026-10'),
    said: [
      'in October 2026',
      'mwezi wa Oktoba 2026',
      'en octobre 2026',
      'en octubre de 2026',
      'em outubro de 2026',
    ],
  },
  {
    operator: 'in year',
    holds: (day) => day.startsWith('2025'),
    said: ['in 2025', 'mwaka 2025', 'en 2025', 'en 2025', 'em 2025'],
  },
  {
    operator: 'after',
    holds: (day) => day >= '2026-08-01',
    said: [
      'since August 2026',
      'tangu Agosti 2026',
      'depuis août 2026',
      'desde agosto de 2026',
      'desde agosto de 2026',
    ],
  },
];
const dates: Clause[] = events.flatMap(({ event, said: verb }) =>
  periods.map(({ operator, holds, said: period }) =>
    clause(
      event,
      operator,
      (proposal) => holds(reached(proposal, event) ?? ''),
      verb.map((word, n) => `${word} ${period[n]}`) as Said,
    ),
  ),
);

/** Every field with the operators that its type has. */
export const clauses: readonly Clause[] = [
  ...[...funders, ...leads, ...categories, ...statuses, ...currencies],
  ...[...amounts, ...readiness, ...sections, ...presences, ...dates],
];
