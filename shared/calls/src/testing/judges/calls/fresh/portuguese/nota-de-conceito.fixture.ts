import { type CallFixture, type LimitTruth, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
AGÊNCIA EUROPEIA DE PARCERIAS LOCAIS
Delegação em Maputo
Sociedade civil e boa governação local em Moçambique
Convite à apresentação de propostas - Orientações destinadas aos requerentes
Referência: AEPL/183-902/MOZ
Data-limite para a apresentação das notas de conceito: 15 de março de 2027,
às 16h00 (hora de Bruxelas)
AVISO: Trata-se de um convite restrito. Numa primeira fase, só são
apresentadas notas de conceito. Os requerentes pré-selecionados serão
convidados a apresentar o pedido completo, em princípio até 31 de julho de 2027.

1. REGRAS DO CONVITE
1.1 Montante indicativo global: 3 600 000 EUR. A entidade adjudicante
reserva-se o direito de não atribuir a totalidade dos fundos.
1.2 As subvenções devem situar-se entre os seguintes montantes:
- montante mínimo: 150 000 EUR
- montante máximo: 400 000 EUR
1.3 Nenhuma subvenção pode exceder 90 % do total dos custos elegíveis da
ação.

2. ELEGIBILIDADE DO REQUERENTE
O requerente deve:
- ser uma organização da sociedade civil sem fins lucrativos;
- estar estabelecido em Moçambique ou num Estado-Membro da União Europeia;
- ter pelo menos três anos de existência legal.
As pessoas singulares, as universidades e os organismos públicos não podem
ser requerentes principais.
AEPL/183-902/MOZ          Orientações          Página 1 de 3
`,
  `
PARTE A - NOTA DE CONCEITO
Instruções: tipo de letra Arial 10, margens de 2 cm. A nota não pode
ultrapassar quatro páginas. 

1. Resumo da ação
Preencher o quadro.
Título da ação: [...]
Local ou locais da ação: [...]
Duração total (meses): [...]
Subvenção pedida (EUR): [...]

2. Pertinência da ação
2.1 Em que medida responde a ação aos objetivos e às prioridades do convite?
(no máximo 400 palavras)
2.2 Analise os problemas e as necessidades dos distritos abrangidos, bem
como a forma como a ação se articula com os planos das autoridades
locais. (no máximo 500 palavras)
2.3 Identifique os grupos-alvo e os beneficiários finais e quantifique-os.
(no máximo 300 palavras)
2.4 Que valor acrescentado traz a ação, por exemplo em matéria de
AEPL/183-902/MOZ          Orientações          Página 2 de 3
`,
  `
igualdade de género, de ambiente ou de direitos das pessoas com deficiência?
(no máximo 250 palavras)

3. Conceção da ação
3.1 Descreva o objetivo geral, o objetivo específico e os resultados esperados.
3.2 Apresente as atividades principais e justifique a sua escolha.
O conjunto das respostas 3.1 e 3.2 não pode exceder 5 000 caracteres,
espaços incluídos.
3.3 Explique o papel dos correquerentes. (no máximo 200 palavras)
3.4 Indique se a ação dá continuidade a outra já financiada e o que dela se
aprendeu (facultativo). (no máximo 150 palavras)

4. Documentos a juntar à nota de conceito
a) Declaração do requerente, assinada
b) Estatutos
c) Lista de controlo preenchida
5. Avaliação da nota de conceito                         Pontuação
Pertinência                                                    /20
1. Os problemas estão bem identificados?                        5
2. Os grupos-alvo estão claramente definidos?                   5
3. A ação acrescenta valor?                                    10
Conceção                                                       /10
4. A lógica da intervenção é sólida?                           10
Sessão de informação: 18 de janeiro de 2027. As perguntas podem ser enviadas
até 21 dias antes do prazo. As respostas são publicadas até 8 de março de 2027.
AEPL/183-902/MOZ          Orientações          Página 3 de 3
`,
);

/** Holds for several questions. */
const sharedLimit: LimitTruth = {
  text: 'O conjunto das respostas 3.1 e 3.2 não pode exceder 5 000 caracteres, espaços incluídos.',
  at: [3, 7],
  maximum: 5000,
  unit: 'characters',
  spaces: 'counted',
  together: [5, 6],
};

export const notaDeConceito: CallFixture = {
  id: 'nota-de-conceito',
  language: 'pt',
  shape: 'EU-like concept note',
  from: 'pdf',
  pages,
  truth: {
    title: {
      text: 'Sociedade civil e boa governação local em Moçambique',
      at: [1, 3],
    },
    funder: {
      text: 'AGÊNCIA EUROPEIA DE PARCERIAS LOCAIS',
      at: [1, 1],
    },
    reference: {
      text: 'AEPL/183-902/MOZ',
      at: [1, 5],
    },
    currency: 'EUR',
    least: {
      value: 150000,
      text: 'montante mínimo: 150 000 EUR',
      at: [1, 16],
    },
    most: {
      value: 400000,
      text: 'montante máximo: 400 000 EUR',
      at: [1, 17],
    },
    deadline: {
      kind: 'stated',
      date: '2027-03-15',
      time: '16:00',
      zone: 'Europe/Brussels',
      text: '15 de março de 2027, às 16h00 (hora de Bruxelas)',
      at: [1, 6],
    },
    eligibility: [
      {
        text: 'Nenhuma subvenção pode exceder 90 % do total dos custos elegíveis da ação.',
        at: [1, 18],
        kind: 'own-share',
        leastPercent: 10,
      },
      {
        text: 'ser uma organização da sociedade civil sem fins lucrativos;',
        at: [1, 23],
        kind: 'legal-form',
        forms: ['non-profit'],
      },
      {
        text: 'estar estabelecido em Moçambique ou num Estado-Membro da União Europeia;',
        at: [1, 24],
        kind: 'country',
        countries: [
          'MZ',
          'AT',
          'BE',
          'BG',
          'HR',
          'CY',
          'CZ',
          'DK',
          'EE',
          'FI',
          'FR',
          'DE',
          'GR',
          'HU',
          'IE',
          'IT',
          'LV',
          'LT',
          'LU',
          'MT',
          'NL',
          'PL',
          'PT',
          'RO',
          'SK',
          'SI',
          'ES',
          'SE',
        ],
      },
      {
        text: 'ter pelo menos três anos de existência legal.',
        at: [1, 25],
        kind: 'age',
        leastYears: 3,
      },
      {
        text: 'As pessoas singulares, as universidades e os organismos públicos não podem ser requerentes principais.',
        at: [1, 26],
        kind: 'legal-form',
        forms: ['individual', 'university', 'public-body'],
        excluded: true,
      },
    ],
    attachments: [
      {
        text: 'Declaração do requerente, assinada',
        at: [3, 14],
        required: true,
      },
      {
        text: 'Estatutos',
        at: [3, 15],
        required: true,
      },
      {
        text: 'Lista de controlo preenchida',
        at: [3, 16],
        required: true,
      },
    ],
    criteria: [
      {
        text: 'Pertinência /20',
        at: [3, 18],
        weight: 20,
      },
      {
        text: 'Conceção /10',
        at: [3, 22],
        weight: 10,
      },
    ],
    questions: [
      {
        text: 'Em que medida responde a ação aos objetivos e às prioridades do convite?',
        at: [2, 13],
        section: 'Pertinência da ação',
        required: true,
        limit: {
          text: '(no máximo 400 palavras)',
          at: [2, 14],
          maximum: 400,
          unit: 'words',
        },
      },
      {
        text: 'Analise os problemas e as necessidades dos distritos abrangidos, bem como a forma como a ação se articula com os planos das autoridades locais.',
        at: [2, 15],
        section: 'Pertinência da ação',
        required: true,
        limit: {
          text: '(no máximo 500 palavras)',
          at: [2, 17],
          maximum: 500,
          unit: 'words',
        },
      },
      {
        text: 'Identifique os grupos-alvo e os beneficiários finais e quantifique-os.',
        at: [2, 18],
        section: 'Pertinência da ação',
        required: true,
        limit: {
          text: '(no máximo 300 palavras)',
          at: [2, 19],
          maximum: 300,
          unit: 'words',
        },
      },
      {
        text: 'Que valor acrescentado traz a ação, por exemplo em matéria de igualdade de género, de ambiente ou de direitos das pessoas com deficiência?',
        at: [2, 20],
        section: 'Pertinência da ação',
        required: true,
        interrupted: true,
        limit: {
          text: '(no máximo 250 palavras)',
          at: [3, 2],
          maximum: 250,
          unit: 'words',
        },
      },
      {
        text: 'Descreva o objetivo geral, o objetivo específico e os resultados esperados.',
        at: [3, 5],
        section: 'Conceção da ação',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Apresente as atividades principais e justifique a sua escolha.',
        at: [3, 6],
        section: 'Conceção da ação',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Explique o papel dos correquerentes.',
        at: [3, 9],
        section: 'Conceção da ação',
        required: true,
        limit: {
          text: '(no máximo 200 palavras)',
          at: [3, 9],
          maximum: 200,
          unit: 'words',
        },
      },
      {
        text: 'Indique se a ação dá continuidade a outra já financiada e o que dela se aprendeu (facultativo).',
        at: [3, 10],
        section: 'Conceção da ação',
        required: false,
        limit: {
          text: '(no máximo 150 palavras)',
          at: [3, 11],
          maximum: 150,
          unit: 'words',
        },
      },
    ],
    noQuestions: [
      {
        text: 'Preencher o quadro.',
        at: [2, 6],
      },
      {
        text: 'Os problemas estão bem identificados?',
        at: [3, 19],
      },
      {
        text: 'Os grupos-alvo estão claramente definidos?',
        at: [3, 20],
      },
      {
        text: 'A ação acrescenta valor?',
        at: [3, 21],
      },
      {
        text: 'A lógica da intervenção é sólida?',
        at: [3, 23],
      },
    ],
    fields: [
      {
        text: 'Título da ação: [...]',
        at: [2, 7],
      },
      {
        text: 'Local ou locais da ação: [...]',
        at: [2, 8],
      },
      {
        text: 'Duração total (meses): [...]',
        at: [2, 9],
      },
      {
        text: 'Subvenção pedida (EUR): [...]',
        at: [2, 10],
      },
    ],
    otherDates: [
      {
        text: '31 de julho de 2027',
        at: [1, 10],
      },
      {
        text: '18 de janeiro de 2027',
        at: [3, 24],
      },
      {
        text: '8 de março de 2027',
        at: [3, 25],
      },
    ],
    otherAmounts: [
      {
        text: '3 600 000 EUR',
        at: [1, 13],
      },
    ],
  },
};
