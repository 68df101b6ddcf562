import { type CallFixture, type LimitTruth, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
CAIXA DE CRÉDITO DOS AÇORES – FUNDO ILHAS VIVAS
Ponta Delgada, 9 de novembro de 2026

Assunto: convite à apresentação de candidaturas ao Fundo Ilhas Vivas, edição de 2027

Exmas. Senhoras, Exmos. Senhores,
A Caixa de Crédito dos Açores convida as instituições da região a candidatarem-se ao Fundo Ilhas Vivas, que apoia
respostas de proximidade a pessoas idosas.

Podem concorrer associações, fundações e cooperativas de solidariedade social.
Devem estar constituídas há pelo menos cinco anos.
Não podem ter dívidas ao Estado.
Cada candidatura pode receber até vinte mil euros (20.000 €). O Fundo dispõe de 150.000 € e paga metade com a
assinatura do protocolo.
A instituição assegura, com meios próprios, um mínimo de 10% do custo.

As candidaturas devem chegar por correio eletrónico até às 12h00 de sexta-feira, 29 de janeiro de 2027 (hora dos Açores).
Não se aceitam candidaturas em papel. A decisão é comunicada até ao fim de março.

Com os melhores cumprimentos,
A Administração

FORMULÁRIO FIV-2027
(a preencher em português; cada resposta tem no máximo 180 palavras, salvo as perguntas 4 e 7)

Identificação
Nome da instituição
NIPC e IBAN
Pessoa de contacto
Perguntas
Pergunta 1. Que apoio prestam já às pessoas idosas da vossa ilha?
Pergunta 2. Que falta faz o que agora propõem? Que vos dizem as próprias pessoas?
Pergunta 3. O que vão fazer, em que freguesias e com que frequência?
Pergunta 4. Descrevam um dia normal do projeto. (no máximo 300 palavras)
Pergunta 5. Com quem contam: voluntários, centros de saúde, juntas de freguesia?
Pergunta 6. Como saberão que há menos solidão?
Pergunta 7. Mapa de despesas.
Despesa	Valor	Pago por este Fundo


Pergunta 8. Que alterações fizeram desde a última candidatura? (se aplicável)

A juntar pela instituição: ☐ estatutos publicados ☐ relatório e contas de 2025 ☐ certidões de não dívida
☐ acordo de cooperação, se existir

A candidatura será apreciada por um júri: necessidade (50%), qualidade (30%), parcerias (20%).

Uso interno. Recebida em __/__/__  Completa? S / N  Visita? S / N
Tratamento de dados: para que servem? Apenas para este concurso.
`,
);

/** Holds for several questions. */
const sharedLimit: LimitTruth = {
  text: 'cada resposta tem no máximo 180 palavras, salvo as perguntas 4 e 7',
  at: [1, 24],
  maximum: 180,
  unit: 'words',
};

export const cartaConvite: CallFixture = {
  id: 'carta-convite',
  language: 'pt',
  shape: "co-operative bank's letter with a form",
  from: 'docx',
  pages,
  truth: {
    title: {
      text: 'Fundo Ilhas Vivas, edição de 2027',
      at: [1, 4],
    },
    funder: {
      text: 'Caixa de Crédito dos Açores',
      at: [1, 7],
    },
    reference: {
      text: 'FIV-2027',
      at: [1, 23],
    },
    currency: 'EUR',
    most: {
      value: 20000,
      text: 'até vinte mil euros (20.000 €)',
      at: [1, 13],
    },
    deadline: {
      kind: 'stated',
      date: '2027-01-29',
      time: '12:00',
      zone: 'Atlantic/Azores',
      text: 'até às 12h00 de sexta-feira, 29 de janeiro de 2027 (hora dos Açores)',
      at: [1, 17],
    },
    eligibility: [
      {
        text: 'Podem concorrer associações, fundações e cooperativas de solidariedade social.',
        at: [1, 10],
        kind: 'legal-form',
        forms: ['association', 'foundation', 'cooperative'],
      },
      {
        text: 'Devem estar constituídas há pelo menos cinco anos.',
        at: [1, 11],
        kind: 'age',
        leastYears: 5,
      },
      {
        text: 'Não podem ter dívidas ao Estado.',
        at: [1, 12],
        kind: 'other',
      },
      {
        text: 'A instituição assegura, com meios próprios, um mínimo de 10% do custo.',
        at: [1, 15],
        kind: 'own-share',
        leastPercent: 10,
      },
    ],
    attachments: [
      {
        text: 'estatutos publicados',
        at: [1, 43],
        required: true,
      },
      {
        text: 'relatório e contas de 2025',
        at: [1, 43],
        required: true,
      },
      {
        text: 'certidões de não dívida',
        at: [1, 43],
        required: true,
      },
      {
        text: 'acordo de cooperação, se existir',
        at: [1, 44],
        required: false,
      },
    ],
    criteria: [
      {
        text: 'necessidade (50%)',
        at: [1, 46],
        weight: 50,
      },
      {
        text: 'qualidade (30%)',
        at: [1, 46],
        weight: 30,
      },
      {
        text: 'parcerias (20%)',
        at: [1, 46],
        weight: 20,
      },
    ],
    questions: [
      {
        text: 'Que apoio prestam já às pessoas idosas da vossa ilha?',
        at: [1, 31],
        section: 'Perguntas',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Que falta faz o que agora propõem? Que vos dizem as próprias pessoas?',
        at: [1, 32],
        section: 'Perguntas',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'O que vão fazer, em que freguesias e com que frequência?',
        at: [1, 33],
        section: 'Perguntas',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Descrevam um dia normal do projeto.',
        at: [1, 34],
        section: 'Perguntas',
        required: true,
        limit: {
          text: '(no máximo 300 palavras)',
          at: [1, 34],
          maximum: 300,
          unit: 'words',
        },
      },
      {
        text: 'Com quem contam: voluntários, centros de saúde, juntas de freguesia?',
        at: [1, 35],
        section: 'Perguntas',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Como saberão que há menos solidão?',
        at: [1, 36],
        section: 'Perguntas',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Mapa de despesas.',
        at: [1, 37],
        section: 'Perguntas',
        required: true,
      },
      {
        text: 'Que alterações fizeram desde a última candidatura?',
        at: [1, 41],
        section: 'Perguntas',
        required: false,
        limit: sharedLimit,
      },
    ],
    noQuestions: [
      {
        text: 'Completa?',
        at: [1, 48],
      },
      {
        text: 'Visita?',
        at: [1, 48],
      },
      {
        text: 'para que servem?',
        at: [1, 49],
      },
    ],
    fields: [
      {
        text: 'Nome da instituição',
        at: [1, 27],
      },
      {
        text: 'NIPC e IBAN',
        at: [1, 28],
      },
      {
        text: 'Pessoa de contacto',
        at: [1, 29],
      },
      {
        text: 'Despesa\tValor\tPago por este Fundo',
        at: [1, 38],
      },
    ],
    otherDates: [
      {
        text: '9 de novembro de 2026',
        at: [1, 2],
      },
    ],
    otherAmounts: [
      {
        text: '150.000 €',
        at: [1, 13],
      },
    ],
  },
};
