import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Fundação Costa Clara          Prémio Mar Limpo 2027          documento interno n.º 3
Prémio Mar Limpo 2027: regulamento e candidatura
Promotor: Fundação Costa Clara
Ref.ª FCC/ML-27
Artigo 1.º  Montante
A Fundação distribui 300 000 euros. Cada projeto recebe no mínimo 8 mil e no
máximo 40 mil euros. O Prémio cobre até metade do orçamento.
Artigo 2.º  Datas
1. Sessão de esclarecimento: 3 de março de 2027.
2. As candidaturas terminam ao meio-dia (hora de Lisboa) de 16 de abril de 2027.
3. Anúncio: 8 de junho de 2027, Dia dos Oceanos.
4. A edição anterior terminou a 17 de abril de 2026 e premiou sete projetos.
Artigo 3.º  Destinatários
Associações, cooperativas e instituições de ensino superior
com sede em Portugal, incluindo as regiões autónomas
e com mais de um ano de atividade.
As autarquias participam apenas como parceiras.
                                                                     p. 1
`,
  `
Fundação Costa Clara          Prémio Mar Limpo 2027          documento interno n.º 3
FORMULÁRIO
P.1 Que troço de costa ou de rio quer limpar ou proteger?
    700 caracteres, espaços incluídos
P.2 De onde vem o lixo? Apresente medições, se as tiver.
    1.400 caracteres, espaços incluídos
P.3 Descreva as ações e os meios necessários.
    2.000 caracteres, espaços incluídos
P.4 Quantas pessoas mobiliza, e de que idades?
P.5 O que acontece aos resíduos recolhidos? Indique o destino, a quanti-
dade prevista e quem os trata.
    1.000 caracteres, espaços excluídos
P.6 Como evita que o lixo volte?
    1.400 caracteres, espaços incluídos
P.7 Orçamento por rubrica
P.8 Resumo para o público            um parágrafo
CRITÉRIOS   Efeito 50 %   Participação 30 %   Inovação 20 %
DOCUMENTOS  certidão permanente   orçamento assinado   autorização da capitania
            fotografias do local
RESERVA     O júri pode não atribuir o Prémio. Das suas decisões não há recurso.
CONTACTO    Ficou com dúvidas? marlimpo@costaclara.example
            É preciso pagar alguma coisa? Nada.
                                                                     p. 2
`,
);

export const fundacaoEmpresarial: CallFixture = {
  id: 'fundacao-empresarial',
  language: 'pt',
  shape: 'corporate foundation',
  from: 'pdf',
  pages,
  truth: {
    title: { text: 'Prémio Mar Limpo 2027: regulamento e candidatura', at: [1, 2] },
    funder: { text: 'Fundação Costa Clara', at: [1, 3] },
    reference: { text: 'FCC/ML-27', at: [1, 4] },
    currency: 'EUR',
    least: { value: 8000, text: 'no mínimo 8 mil', at: [1, 6] },
    most: { value: 40000, text: 'no máximo 40 mil euros', at: [1, 6] },
    deadline: {
      kind: 'stated',
      date: '2027-04-16',
      time: '12:00',
      zone: 'Europe/Lisbon',
      text: 'ao meio-dia (hora de Lisboa) de 16 de abril de 2027',
      at: [1, 10],
    },
    eligibility: [
      { text: 'O Prémio cobre até metade do orçamento.', at: [1, 7], kind: 'own-share', leastPercent: 50 },
      {
        text: 'Associações, cooperativas e instituições de ensino superior',
        at: [1, 14],
        kind: 'legal-form',
        forms: ['association', 'cooperative', 'university'],
      },
      {
        text: 'com sede em Portugal, incluindo as regiões autónomas',
        at: [1, 15],
        kind: 'country',
        countries: ['PT'],
      },
      { text: 'e com mais de um ano de atividade.', at: [1, 16], kind: 'age', leastYears: 1 },
      {
        text: 'As autarquias participam apenas como parceiras.',
        at: [1, 17],
        kind: 'legal-form',
        forms: ['public-body'],
        excluded: true,
      },
    ],
    attachments: [
      { text: 'certidão permanente', at: [2, 18], required: true },
      { text: 'orçamento assinado', at: [2, 18], required: true },
      { text: 'autorização da capitania', at: [2, 18], required: true },
      { text: 'fotografias do local', at: [2, 19], required: false },
    ],
    criteria: [
      { text: 'Efeito 50 %', at: [2, 17], weight: 50 },
      { text: 'Participação 30 %', at: [2, 17], weight: 30 },
      { text: 'Inovação 20 %', at: [2, 17], weight: 20 },
    ],
    questions: [
      {
        text: 'Que troço de costa ou de rio quer limpar ou proteger?',
        at: [2, 3],
        section: 'FORMULÁRIO',
        required: true,
        limit: {
          text: '700 caracteres, espaços incluídos',
          at: [2, 4],
          maximum: 700,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'De onde vem o lixo? Apresente medições, se as tiver.',
        at: [2, 5],
        section: 'FORMULÁRIO',
        required: true,
        limit: {
          text: '1.400 caracteres, espaços incluídos',
          at: [2, 6],
          maximum: 1400,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Descreva as ações e os meios necessários.',
        at: [2, 7],
        section: 'FORMULÁRIO',
        required: true,
        limit: {
          text: '2.000 caracteres, espaços incluídos',
          at: [2, 8],
          maximum: 2000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Quantas pessoas mobiliza, e de que idades?',
        at: [2, 9],
        section: 'FORMULÁRIO',
        required: true,
      },
      {
        text: 'O que acontece aos resíduos recolhidos? Indique o destino, a quantidade prevista e quem os trata.',
        at: [2, 10],
        section: 'FORMULÁRIO',
        required: true,
        limit: {
          text: '1.000 caracteres, espaços excluídos',
          at: [2, 12],
          maximum: 1000,
          unit: 'characters',
          spaces: 'not-counted',
        },
      },
      {
        text: 'Como evita que o lixo volte?',
        at: [2, 13],
        section: 'FORMULÁRIO',
        required: true,
        limit: {
          text: '1.400 caracteres, espaços incluídos',
          at: [2, 14],
          maximum: 1400,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      { text: 'Orçamento por rubrica', at: [2, 15], section: 'FORMULÁRIO', required: true },
      {
        text: 'Resumo para o público',
        at: [2, 16],
        section: 'FORMULÁRIO',
        required: true,
        uncountable: { text: 'um parágrafo', at: [2, 16] },
      },
    ],
    noQuestions: [
      { text: 'Ficou com dúvidas?', at: [2, 21] },
      { text: 'É preciso pagar alguma coisa?', at: [2, 22] },
    ],
    fields: [],
    otherDates: [
      { text: '3 de março de 2027', at: [1, 9] },
      { text: '8 de junho de 2027', at: [1, 11] },
      { text: '17 de abril de 2026', at: [1, 12] },
    ],
    otherAmounts: [{ text: '300 000 euros', at: [1, 6] }],
  },
};
