import { type CallFixture, type LimitTruth, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Parceria Lusófona para a Governação Local            Ref. PLGL/2027/006
Agência Atlântica de Parcerias
Sociedade civil e orçamentos participativos
Convite à apresentação de propostas PLGL/2027/006
Data-limite para a receção das notas conceptuais: 12 de fevereiro
de 2027, 16h00 (hora de Lisboa)
Pedidos de esclarecimento: até 22 de janeiro de 2027.
1. DOTAÇÃO
Montante indicativo global: 1 200 000 EUR.
A subvenção situa-se entre um mínimo de 25 000 EUR e
um máximo de 75 000 EUR. O requerente cofinancia, pelo menos,
10 % dos custos elegíveis.
2. ELEGIBILIDADE
O requerente tem de
 (a) ser uma pessoa coletiva sem fins lucrativos;
 (b) estar estabelecido em Angola, Moçambique, Cabo Verde,
     Guiné-Bissau ou São Tomé e Príncipe;
 (c) existir há, pelo menos, três anos;
 (d) não se encontrar em situação de exclusão.
                                                            Pág. 1 de 3
`,
  `
Parceria Lusófona para a Governação Local            Ref. PLGL/2027/006
3. INSTRUÇÕES
A nota conceptual não excede cinco páginas. Os anexos não são lidos.
O que acontece às notas recebidas fora de prazo? São rejeitadas.
PARTE A - RELEVÂNCIA
A.1 Descreva a relevância da ação para os objetivos do convite.
    (máximo 400 palavras)
A.2 Descreva a relevância para as necessidades da região e as sinergias com
outras inicia-
tivas. (máximo 400 palavras)
A.3 Identifique os grupos-alvo e os beneficiários finais e explique a sua es-
colha. (máximo 300 palavras)
PARTE B - CONCEÇÃO
B.1 Apresente o objetivo geral, o objetivo específico e os
                                                            Pág. 2 de 3
`,
  `
Parceria Lusófona para a Governação Local            Ref. PLGL/2027/006
 resultados esperados.
B.2 Que atividades propõe e quem é responsável por cada uma?
B.3 Que riscos prevê e como os vai reduzir?
    O conjunto das respostas B.1 a B.3 não pode exceder 1 000 palavras.
B.4 Como assegura a sustentabilidade da ação?
    (cerca de meia página)
PARTE C - REQUERENTE
C.1 Experiência em ações semelhantes nos últimos três anos
    (não mais de 250 palavras)
Nota. O requerente que não respeite as instruções será excluído. A lista
de controlo destina-se ao próprio requerente e não se envia. O convite
anterior terminou em 27 de fevereiro de 2026; foram selecionadas 14 notas em
96. Porque falharam as outras? Quase todas por não definirem beneficiários.
O apoio a terceiros não excede 2 000 EUR por terceiro.
4. AVALIAÇÃO
    Relevância                        30
    Conceção                          20
        A conceção é coerente?           10
        As atividades são exequíveis?    10
5. DOCUMENTOS
    - estatutos
    - certidão de registo
    - contas do último exercício
                                                            Pág. 3 de 3
`,
);

/** Holds for several questions. */
const sharedLimit: LimitTruth = {
  text: 'O conjunto das respostas B.1 a B.3 não pode exceder 1 000 palavras.',
  at: [3, 5],
  maximum: 1000,
  unit: 'words',
  together: [4, 5, 6],
};

export const notaConceptual: CallFixture = {
  id: 'nota-conceptual',
  language: 'pt',
  shape: 'EU concept note',
  from: 'pdf',
  pages,
  truth: {
    title: { text: 'Sociedade civil e orçamentos participativos', at: [1, 3] },
    funder: { text: 'Agência Atlântica de Parcerias', at: [1, 2] },
    reference: { text: 'PLGL/2027/006', at: [1, 4] },
    currency: 'EUR',
    least: { value: 25000, text: 'um mínimo de 25 000 EUR', at: [1, 10] },
    most: { value: 75000, text: 'um máximo de 75 000 EUR', at: [1, 11] },
    deadline: {
      kind: 'stated',
      date: '2027-02-12',
      time: '16:00',
      zone: 'Europe/Lisbon',
      text: '12 de fevereiro de 2027, 16h00 (hora de Lisboa)',
      at: [1, 5],
    },
    eligibility: [
      {
        text: 'O requerente cofinancia, pelo menos, 10 % dos custos elegíveis.',
        at: [1, 11],
        kind: 'own-share',
        leastPercent: 10,
      },
      {
        text: 'ser uma pessoa coletiva sem fins lucrativos;',
        at: [1, 15],
        kind: 'legal-form',
        forms: ['non-profit'],
      },
      {
        text: 'estar estabelecido em Angola, Moçambique, Cabo Verde, Guiné-Bissau ou São Tomé e Príncipe;',
        at: [1, 16],
        kind: 'country',
        countries: ['AO', 'MZ', 'CV', 'GW', 'ST'],
      },
      { text: 'existir há, pelo menos, três anos;', at: [1, 18], kind: 'age', leastYears: 3 },
      { text: 'não se encontrar em situação de exclusão.', at: [1, 19], kind: 'other' },
    ],
    attachments: [
      { text: 'estatutos', at: [3, 22], required: true },
      { text: 'certidão de registo', at: [3, 23], required: true },
      { text: 'contas do último exercício', at: [3, 24], required: true },
    ],
    criteria: [
      { text: 'Relevância', at: [3, 17], weight: 30 },
      { text: 'Conceção', at: [3, 18], weight: 20 },
    ],
    questions: [
      {
        text: 'Descreva a relevância da ação para os objetivos do convite.',
        at: [2, 6],
        section: 'RELEVÂNCIA',
        required: true,
        limit: { text: '(máximo 400 palavras)', at: [2, 7], maximum: 400, unit: 'words' },
      },
      {
        text: 'Descreva a relevância para as necessidades da região e as sinergias com outras iniciativas.',
        at: [2, 8],
        section: 'RELEVÂNCIA',
        required: true,
        limit: { text: '(máximo 400 palavras)', at: [2, 10], maximum: 400, unit: 'words' },
      },
      {
        text: 'Identifique os grupos-alvo e os beneficiários finais e explique a sua escolha.',
        at: [2, 11],
        section: 'RELEVÂNCIA',
        required: true,
        limit: { text: '(máximo 300 palavras)', at: [2, 12], maximum: 300, unit: 'words' },
      },
      {
        text: 'Apresente o objetivo geral, o objetivo específico e os resultados esperados.',
        at: [2, 14],
        section: 'CONCEÇÃO',
        required: true,
        interrupted: true,
        limit: sharedLimit,
      },
      {
        text: 'Que atividades propõe e quem é responsável por cada uma?',
        at: [3, 3],
        section: 'CONCEÇÃO',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Que riscos prevê e como os vai reduzir?',
        at: [3, 4],
        section: 'CONCEÇÃO',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Como assegura a sustentabilidade da ação?',
        at: [3, 6],
        section: 'CONCEÇÃO',
        required: true,
        uncountable: { text: '(cerca de meia página)', at: [3, 7] },
      },
      {
        text: 'Experiência em ações semelhantes nos últimos três anos',
        at: [3, 9],
        section: 'REQUERENTE',
        required: true,
        limit: { text: '(não mais de 250 palavras)', at: [3, 10], maximum: 250, unit: 'words' },
      },
    ],
    noQuestions: [
      { text: 'O que acontece às notas recebidas fora de prazo?', at: [2, 4] },
      { text: 'Porque falharam as outras?', at: [3, 14] },
      { text: 'A conceção é coerente?', at: [3, 19] },
      { text: 'As atividades são exequíveis?', at: [3, 20] },
    ],
    fields: [],
    otherDates: [
      { text: '22 de janeiro de 2027', at: [1, 7] },
      { text: '27 de fevereiro de 2026', at: [3, 13] },
    ],
    otherAmounts: [
      { text: '1 200 000 EUR', at: [1, 9] },
      { text: '2 000 EUR', at: [3, 15] },
    ],
  },
};
