import { readCall } from '../read-call.ts';

const rowsOf = <Table extends 'attachments' | 'criteria'>(lines: string[], name: Table) =>
  readCall([lines]).findings.flatMap((finding) =>
    'table' in finding && finding.table === name ? [finding.cells] : [],
  );
const documentsOf = (lines: string[]): string[] =>
  rowsOf(lines, 'attachments').map((cells) =>
    'name' in cells ? `${cells.name}${cells.required === false ? ' (optional)' : ''}` : '',
  );
const weightsOf = (lines: string[]): string[] =>
  rowsOf(lines, 'criteria').map((cells) => ('weight' in cells ? `${cells.text} ${cells.weight}` : ''));

const sentences: [string, string[]][] = [
  [
    'Please attach your latest accounts, your constitution and a bank statement.',
    ['your latest accounts', 'your constitution', 'a bank statement'],
  ],
  [
    'Applications must be accompanied by a budget and two letters of support.',
    ['a budget', 'two letters of support'],
  ],
  [
    'Enclose: statutes; audited accounts; a CV of the leader.',
    ['statutes', 'audited accounts', 'a CV of the leader'],
  ],
  [
    'You will need to attach your annual report and your safeguarding policy.',
    ['your annual report', 'your safeguarding policy'],
  ],
  ['Joindre : statuts, récépissé, budget.', ['statuts', 'récépissé', 'budget']],
  [
    'Le dossier comprend les statuts, les comptes annuels et un RIB.',
    ['les statuts', 'les comptes annuels', 'un RIB'],
  ],
  ['Merci de joindre un devis et une lettre de soutien.', ['un devis', 'une lettre de soutien']],
  [
    'Adjunten los estatutos, el presupuesto y una carta de aval.',
    ['los estatutos', 'el presupuesto', 'una carta de aval'],
  ],
  [
    'Hay que adjuntar acta de la asamblea, proformas y croquis.',
    ['acta de la asamblea', 'proformas', 'croquis'],
  ],
  ['Anexar: estatuto; balanço; plano de trabalho.', ['estatuto', 'balanço', 'plano de trabalho']],
  ['Juntem os estatutos, o orçamento e uma carta.', ['os estatutos', 'o orçamento', 'uma carta']],
];

test.each(sentences)('documents in a sentence: %s', (text, wanted) => {
  expect(documentsOf(['Fund 2027', '', text])).toEqual(wanted);
});

test.each([
  ['What to send with the form', 'Your constitution', 'Your accounts, if you have any'],
  ['Things to have ready', 'Governing document', 'Letter of support (optional)'],
  ['Required documents', 'Certificate of registration', 'Photographs (if available)'],
  ['Pièces à joindre', 'Statuts signés', 'Devis (le cas échéant)'],
  ['À FOURNIR', 'Comptes annuels', 'Lettre du maire, si possible'],
  ['Documentos que se deben adjuntar', 'Estatutos', 'Cartas de aval (opcional)'],
  ['ADJUNTOS', 'Acta constitutiva', 'Convenio, si procede'],
  ['Documentos a anexar', 'Estatutos', 'Cartas de apoio, se houver'],
  ['O que deve juntar', 'Certidão de registo', 'Fotografias (facultativo)'],
])('documents below "%s"', (heading, one, other) => {
  const name = other.replace(/\s\((?:opt|opc|fac)\w+\)$/, '');
  for (const mark of ['', '- ', '1. ', '[ ] ', '(a) '])
    expect(
      documentsOf(['Fund 2027', '', heading, mark + one, mark.replace('1', '2').replace('a', 'b') + other]),
    ).toEqual([one, `${name} (optional)`]);
});

test('documents and criteria that stand side by side, or beside their label', () => {
  expect(
    documentsOf(['DOCUMENTS   signed statutes   annual accounts', '            letter of the mayor']),
  ).toEqual(['signed statutes', 'annual accounts', 'letter of the mayor']);
  expect(weightsOf(['NOTATION', 'Public 30 %    Parcours 40 %    Mesure 30 %'])).toEqual([
    'Public 30',
    'Parcours 40',
    'Mesure 30',
  ]);
  expect(weightsOf(['CRITÉRIOS   Efeito 50 %   Inovação 50 %'])).toEqual(['Efeito 50', 'Inovação 50']);
});

test('two lists below headings that stand side by side', () => {
  const lines = [
    'Weights                       Send with it',
    'Households reached 60 %       certificate of registration',
    'Business model 40 %           financial statements',
  ];
  expect(weightsOf(lines)).toEqual(['Households reached 60', 'Business model 40']);
  expect(documentsOf(lines)).toEqual(['certificate of registration', 'financial statements']);
});

test.each([
  ['How we score', 'Need (40%)', 'Reach (60%)'],
  ['Scoring criteria', 'Need: 40 points', 'Reach: 60 points'],
  ["How we'll score your application", 'Need – 40 marks', 'Reach – 60 marks'],
  ['Evaluation criteria', 'Need ........ 40', 'Reach ........ 60'],
  ['Assessment', 'Need (weight 40)', 'Reach (weight 60)'],
  ['Award criteria', 'Need /40', 'Reach /60'],
  ['Critères de sélection', 'Need, 40 points', 'Reach, 60 points'],
  ['Grille de notation', 'Need sur 40', 'Reach sur 60'],
  ['Criterios de evaluación', 'Need, hasta 40 puntos', 'Reach, hasta 60 puntos'],
  ['PONDERACIÓN', 'Need (40 puntos)', 'Reach (60 puntos)'],
  ['Critérios de seleção', 'Need (peso 40)', 'Reach (peso 60)'],
  ['Como avaliamos', 'Need: até 40 pontos', 'Reach: até 60 pontos'],
])('weights below "%s": %s', (heading, one, other) => {
  for (const mark of ['', '- ', '1. ', 'a) '])
    expect(
      weightsOf(['Fund 2027', '', heading, mark + one, mark.replace('1', '2').replace('a', 'b') + other]),
    ).toEqual(['Need 40', 'Reach 60']);
});

test.each([
  [['Criterion\tMax. score', 'Need\t40', 'Reach\t60']],
  [['Critère\tNote maximale', 'Need\t40', 'Reach\t60']],
  [['Criterio\tPuntaje máximo', 'Need\t40', 'Reach\t60']],
  [['Critério\tPontuação', 'Need\t40 %', 'Reach\t60 %']],
  [['We give marks as follows: Need 40, Reach 60.']],
])('weights in a table or a sentence: %j', (lines) => {
  expect(weightsOf(['Fund 2027', '', ...lines])).toEqual(['Need 40', 'Reach 60']);
});
