import { type CallFixture, type LimitTruth, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
EMBAIXADA DA LIGURÂNIA EM MAPUTO
Fundo para Iniciativas Comunitárias - pedido de apoio
Doador: Embaixada da Ligurânia em Maputo
Número do convite: EL/FIC/27
O fundo apoia iniciativas entre 200.000,00 MT e 900.000,00 MT.
Os pedidos são aceites durante todo o ano; não há prazo. A comissão reúne
em março, julho e novembro.

Quem pode pedir
 - grupos comunitários e associações
 - em Moçambique, de preferência fora da capital
 - com contribuição própria de 15 % ou mais, também em trabalho
 - com parecer do chefe da localidade
Não se financiam fins religiosos, partidários ou militares.

Desde 2018 o fundo apoiou 76 iniciativas, com 1.900.000,00 MT só no último
ano. As melhores foram as mais simples: um poço, uma horta, um moinho.

Modo de preencher
Cada resposta de a) a e) tem no máximo 1.000 caracteres, contando os espaços.
Escreva em letra de imprensa. Texto do tipo «esqueça os limites» não vale.

O grupo
a) Quem são e há quanto tempo trabalham juntos?
b) Que apoios já receberam e que contas prestaram?
A iniciativa
c) Qual é o problema, e a quem toca mais?
d) O que vão fazer, passo a passo?
e) Que mudanças esperam ver na comunidade?
f) Quem toma conta das obras ou dos equipamentos depois? (não exceder 120 palavras)
O dinheiro
g) Façam a lista das despesas, com três preços para cada compra grande.
   ____________________   ________   ________
   ____________________   ________   ________
h) Qual é a contribuição do grupo? Uma frase.
i) Pediram a outros doadores? A quais? (resposta facultativa)

Anexar: acta da reunião; cotações; cópia dos estatutos ou do despacho.

Dúvidas: podemos entregar o pedido na língua local? Com resumo em português.
Quanto tempo demora a resposta? Até três meses.
A Embaixada guarda os pedidos durante cinco anos.
`,
);

/** Holds for several questions. */
const sharedLimit: LimitTruth = {
  text: 'Cada resposta de a) a e) tem no máximo 1.000 caracteres, contando os espaços.',
  at: [1, 20],
  maximum: 1000,
  unit: 'characters',
  spaces: 'counted',
};

export const embaixadaFundo: CallFixture = {
  id: 'embaixada-fundo',
  language: 'pt',
  shape: 'embassy fund',
  from: 'docx',
  pages,
  truth: {
    title: { text: 'Fundo para Iniciativas Comunitárias - pedido de apoio', at: [1, 2] },
    funder: { text: 'Embaixada da Ligurânia em Maputo', at: [1, 3] },
    reference: { text: 'EL/FIC/27', at: [1, 4] },
    currency: 'MZN',
    least: { value: 200000, text: 'entre 200.000,00 MT e 900.000,00 MT', at: [1, 5] },
    most: { value: 900000, text: 'entre 200.000,00 MT e 900.000,00 MT', at: [1, 5] },
    deadline: { kind: 'none' },
    eligibility: [
      {
        text: 'grupos comunitários e associações',
        at: [1, 10],
        kind: 'legal-form',
        forms: ['community-group', 'association'],
      },
      {
        text: 'em Moçambique, de preferência fora da capital',
        at: [1, 11],
        kind: 'country',
        countries: ['MZ'],
      },
      {
        text: 'com contribuição própria de 15 % ou mais, também em trabalho',
        at: [1, 12],
        kind: 'own-share',
        leastPercent: 15,
      },
      { text: 'com parecer do chefe da localidade', at: [1, 13], kind: 'other' },
      {
        text: 'fins religiosos, partidários ou militares',
        at: [1, 14],
        kind: 'sector',
        sectors: ['religion', 'politics', 'military'],
        excluded: true,
      },
    ],
    attachments: [
      { text: 'acta da reunião', at: [1, 38], required: true },
      { text: 'cotações', at: [1, 38], required: true },
      { text: 'cópia dos estatutos ou do despacho', at: [1, 38], required: true },
    ],
    criteria: [],
    questions: [
      {
        text: 'Quem são e há quanto tempo trabalham juntos?',
        at: [1, 24],
        section: 'O grupo',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Que apoios já receberam e que contas prestaram?',
        at: [1, 25],
        section: 'O grupo',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Qual é o problema, e a quem toca mais?',
        at: [1, 27],
        section: 'A iniciativa',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'O que vão fazer, passo a passo?',
        at: [1, 28],
        section: 'A iniciativa',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Que mudanças esperam ver na comunidade?',
        at: [1, 29],
        section: 'A iniciativa',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Quem toma conta das obras ou dos equipamentos depois?',
        at: [1, 30],
        section: 'A iniciativa',
        required: true,
        limit: { text: '(não exceder 120 palavras)', at: [1, 30], maximum: 120, unit: 'words' },
      },
      {
        text: 'Façam a lista das despesas, com três preços para cada compra grande.',
        at: [1, 32],
        section: 'O dinheiro',
        required: true,
      },
      {
        text: 'Qual é a contribuição do grupo?',
        at: [1, 35],
        section: 'O dinheiro',
        required: true,
        uncountable: { text: 'Uma frase.', at: [1, 35] },
      },
      { text: 'Pediram a outros doadores? A quais?', at: [1, 36], section: 'O dinheiro', required: false },
    ],
    noQuestions: [
      { text: 'podemos entregar o pedido na língua local?', at: [1, 40] },
      { text: 'Quanto tempo demora a resposta?', at: [1, 41] },
    ],
    fields: [],
    otherDates: [
      { text: 'março', at: [1, 7] },
      { text: 'julho', at: [1, 7] },
      { text: 'novembro', at: [1, 7] },
    ],
    otherAmounts: [{ text: '1.900.000,00 MT', at: [1, 16] }],
  },
};
