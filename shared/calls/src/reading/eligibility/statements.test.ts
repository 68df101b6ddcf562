import { readCall } from '../read-call.ts';

/** A heading, and statements below it as "kind: value", those who are excluded with a "!". */
const lists: Record<string, { heading: string; rows: [string, string][] }> = {
  en: {
    heading: 'Who can apply?',
    rows: [
      ['Registered charities and social enterprises', 'legal_form: charity, social enterprise'],
      ['Not-for-profit organizations based in Kenya', 'country: Kenya; legal_form: non-profit organization'],
      ['Organizations working in Uganda, Rwanda or Burundi', 'country: Uganda, Rwanda, Burundi'],
      ['In existence for at least three years', 'age: 3 years'],
      ['Established for 24 months or more', 'age: 2 years'],
      ['An annual turnover below £250,000', 'income: -250000 GBP'],
      ['Income of at least USD 50,000 a year', 'income: 50000- USD'],
      ['Income between €20,000 and €200,000', 'income: 20000-200000 EUR'],
      ['At least 10% of the budget from other sources', 'own_share: 10%'],
      ['We pay up to 80% of the cost of the project', 'own_share: 20%'],
      ['The grant may not exceed 30% of your annual income', 'amount: 30%'],
      ['Individuals and companies cannot apply', '!legal_form: individual, company'],
      ['Active in health or education', 'sector: health, education'],
      ['A bank account in the name of the group', 'other: '],
    ],
  },
  fr: {
    heading: 'Qui peut candidater ?',
    rows: [
      ['Associations et coopératives', 'legal_form: association, cooperative'],
      [
        'Les ONG établies au Sénégal ou au Mali',
        'country: Senegal, Mali; legal_form: non-profit organization',
      ],
      ['Avoir au moins trois ans d’existence', 'age: 3 years'],
      ['Être créée depuis plus d’un an', 'age: 1 year'],
      ['Un budget annuel inférieur à 100 000 €', 'income: -100000 EUR'],
      ['Des ressources annuelles d’au moins 20 000 €', 'income: 20000- EUR'],
      ['Apporter au moins 20 % du coût du projet', 'own_share: 20%'],
      ['La subvention couvre au maximum 70 % du budget', 'own_share: 30%'],
      ['Les particuliers et les entreprises sont exclus', '!legal_form: individual, company'],
      ['Entreprises sociales et mutuelles', 'legal_form: social enterprise, cooperative'],
      ['Actives dans la santé', 'sector: health'],
      ['Disposer d’un compte bancaire', 'other: '],
    ],
  },
  es: {
    heading: '¿Quién puede solicitar?',
    rows: [
      ['Fundaciones y cooperativas', 'legal_form: foundation, cooperative'],
      ['Asociaciones con sede en Perú o Bolivia', 'country: Peru, Bolivia; legal_form: association'],
      ['Con dos años de antigüedad como mínimo', 'age: 2 years'],
      ['Que lleven al menos un año de funcionamiento', 'age: 1 year'],
      ['Con ingresos anuales de hasta 300.000 €', 'income: -300000 EUR'],
      ['Con un presupuesto anual superior a USD 20.000', 'income: 20000- USD'],
      ['Que aporten al menos el 15 % del presupuesto', 'own_share: 15%'],
      ['La ayuda cubre hasta el 90 % del coste del proyecto', 'own_share: 10%'],
      ['No podrán presentarse empresas ni personas físicas', '!legal_form: company, individual'],
      ['Organizaciones de base y comités vecinales', 'legal_form: community group'],
      ['Con trabajo en agricultura y agua', 'sector: agriculture, water'],
      ['Estar al corriente de pago', 'other: '],
    ],
  },
  pt: {
    heading: 'Quem pode concorrer?',
    rows: [
      ['Associações e fundações', 'legal_form: association, foundation'],
      ['Cooperativas com sede em Portugal', 'country: Portugal; legal_form: cooperative'],
      ['Com mais de dois anos de atividade', 'age: 2 years'],
      ['Constituídas há pelo menos três anos', 'age: 3 years'],
      ['Com receita anual de até R$ 500.000,00', 'income: -500000 BRL'],
      ['Orçamento anual não inferior a 10.000 €', 'income: 10000- EUR'],
      ['Com contrapartida de 20% do custo', 'own_share: 20%'],
      ['O apoio cobre até 75% do orçamento do projeto', 'own_share: 25%'],
      ['Empresas e pessoas singulares não podem concorrer', '!legal_form: company, individual'],
      ['Grupos comunitários e escolas', 'legal_form: community group, school'],
      ['Atuação em saúde e educação', 'sector: health, education'],
      ['Ter conta bancária própria', 'other: '],
    ],
  },
};

const statementsOf = (lines: string[]): Map<number, string> => {
  const said = new Map<number, string>();
  for (const finding of readCall([lines]).findings) {
    if (!('table' in finding) || finding.table !== 'eligibility') continue;
    const { kind, value, isExclusion } = finding.cells;
    const one = `${isExclusion ? '!' : ''}${kind}: ${value}`;
    const before = said.get(finding.source.line);
    said.set(finding.source.line, before ? `${before}; ${one}` : one);
  }
  return said;
};

test.each(
  Object.entries(lists).flatMap(([language, { heading, rows }]) =>
    (['- ', '', '• ', '(%) '] as const).map((mark) => [language, mark, heading, rows] as const),
  ),
)('%s: statements of who may apply, marked with "%s"', (_language, mark, heading, rows) => {
  const lines = [
    heading,
    ...rows.map(([text], index) => `${mark.replace('%', String.fromCharCode(97 + index))}${text}`),
  ];
  const said = statementsOf(lines);
  expect(rows.map(([text], index) => [text, said.get(index + 2) ?? ''])).toEqual(rows);
});

test.each([
  ['We make grants to charities in Scotland.', 'country: United Kingdom; legal_form: charity'],
  ['The fund does not support individuals.', '!legal_form: individual'],
  ['Applicants must have been established for five years.', 'age: 5 years'],
  ['Seules les associations peuvent candidater.', 'legal_form: association'],
  ['Le fonds ne soutient pas les entreprises.', '!legal_form: company'],
  ['Podrán participar las cooperativas de Honduras.', 'country: Honduras; legal_form: cooperative'],
  ['No se financia a partidos políticos.', '!legal_form: political party'],
  ['Podem candidatar-se associações de Angola.', 'country: Angola; legal_form: association'],
  ['Não apoiamos empresas.', '!legal_form: company'],
])('in a sentence of its own: %s', (text, wanted) => {
  expect(statementsOf(['Fund for Change 2027', '', text]).get(3)).toBe(wanted);
});

test.each([
  'Describe your work in Kenya.',
  'How many charities do you work with in Uganda?',
  'The Embassy of France will announce the results.',
  'Need counts for 40% and cost for 60% of the score.',
])('no condition: %s', (text) => {
  expect(statementsOf(['Fund for Change 2027', '', text]).get(3)).toBeUndefined();
});
