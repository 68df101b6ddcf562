import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Aba	Leia antes
Chamada	Mulheres que Empreendem
Financiador	Fundo Ipê Amarelo
Código	MQE-5
Abertura	11/01/2027
Encerramento	fluxo contínuo, sem data final
Mínimo	R$ 20 mil
Máximo	R$ 60 mil
Total	R$ 900 mil
Nota	Responda na coluna G
Nota	Uma planilha por organização
Duração	10 a 14 meses
Resultado	30/04/2027
Contato	mqe@ipeamarelo.example
Nota	Não apague linhas nem mude a ordem.
`,
  `
Nº	Bloco	Pergunta	Orientação	Tamanho	Obrigatória
1	Proponente	Nome e natureza jurídica			S
2	Proponente	Há quanto tempo trabalha com mulheres?	Mínimo: 2 anos		S
3	Proponente	Receita do último ano	O pedido não passa de 60% dela		S
4	Projeto	Quem são as mulheres e onde vivem?	Somente no Brasil	200 palavras	S
5	Projeto	O que elas produzem ou querem produzir?		200 palavras	S
6	Projeto	Plano de formação e de assessoria	Por mês	300 palavras	S
7	Projeto	Como será o acesso a crédito e a mercados?		1500 caracteres com espaços	S
8	Projeto	Cuidado com as crianças durante as atividades		600 caracteres sem espaços	S
9	Resultados	Metas de renda e como serão medidas		200 palavras	S
10	Resultados	Parcerias	Se houver	100 palavras	N
11	Recursos	Orçamento resumido			S
12	Recursos	O que fica depois do apoio?		150 palavras	S
`,
  `
Documento	Obrigatório
Estatuto	S
Certidões negativas	S
Balanço patrimonial	S
Portfólio	N
`,
  `
Critério	Peso
Renda	40
Formação	30
Gestão	30
Elegibilidade	OSC ou cooperativa
Elegibilidade	Atuação em gênero e geração de renda
Ajuda	Não conseguiu abrir a planilha? mqe@ipeamarelo.example
`,
);

export const planilhaPerguntas: CallFixture = {
  id: 'planilha-perguntas',
  language: 'pt',
  shape: 'spreadsheet of questions',
  from: 'xlsx',
  pages,
  truth: {
    title: { text: 'Mulheres que Empreendem', at: [1, 2] },
    funder: { text: 'Fundo Ipê Amarelo', at: [1, 3] },
    reference: { text: 'MQE-5', at: [1, 4] },
    currency: 'BRL',
    least: { value: 20000, text: 'R$ 20 mil', at: [1, 7] },
    most: { value: 60000, text: 'R$ 60 mil', at: [1, 8] },
    deadline: { kind: 'none' },
    eligibility: [
      { text: 'Mínimo: 2 anos', at: [2, 3], kind: 'age', leastYears: 2 },
      { text: 'O pedido não passa de 60% dela', at: [2, 4], kind: 'share-of-income', mostPercent: 60 },
      { text: 'Somente no Brasil', at: [2, 5], kind: 'country', countries: ['BR'] },
      { text: 'OSC ou cooperativa', at: [4, 5], kind: 'legal-form', forms: ['non-profit', 'cooperative'] },
      {
        text: 'Atuação em gênero e geração de renda',
        at: [4, 6],
        kind: 'sector',
        sectors: ['gender', 'livelihoods'],
      },
    ],
    attachments: [
      { text: 'Estatuto', at: [3, 2], required: true },
      { text: 'Certidões negativas', at: [3, 3], required: true },
      { text: 'Balanço patrimonial', at: [3, 4], required: true },
      { text: 'Portfólio', at: [3, 5], required: false },
    ],
    criteria: [
      { text: 'Renda', at: [4, 2], weight: 40 },
      { text: 'Formação', at: [4, 3], weight: 30 },
      { text: 'Gestão', at: [4, 4], weight: 30 },
    ],
    questions: [
      { text: 'Nome e natureza jurídica', at: [2, 2], section: 'Proponente', required: true },
      {
        text: 'Há quanto tempo trabalha com mulheres?',
        at: [2, 3],
        section: 'Proponente',
        required: true,
        help: { text: 'Mínimo: 2 anos', at: [2, 3] },
      },
      {
        text: 'Receita do último ano',
        at: [2, 4],
        section: 'Proponente',
        required: true,
        help: { text: 'O pedido não passa de 60% dela', at: [2, 4] },
      },
      {
        text: 'Quem são as mulheres e onde vivem?',
        at: [2, 5],
        section: 'Projeto',
        required: true,
        help: { text: 'Somente no Brasil', at: [2, 5] },
        limit: { text: '200 palavras', at: [2, 5], maximum: 200, unit: 'words' },
      },
      {
        text: 'O que elas produzem ou querem produzir?',
        at: [2, 6],
        section: 'Projeto',
        required: true,
        limit: { text: '200 palavras', at: [2, 6], maximum: 200, unit: 'words' },
      },
      {
        text: 'Plano de formação e de assessoria',
        at: [2, 7],
        section: 'Projeto',
        required: true,
        help: { text: 'Por mês', at: [2, 7] },
        limit: { text: '300 palavras', at: [2, 7], maximum: 300, unit: 'words' },
      },
      {
        text: 'Como será o acesso a crédito e a mercados?',
        at: [2, 8],
        section: 'Projeto',
        required: true,
        limit: {
          text: '1500 caracteres com espaços',
          at: [2, 8],
          maximum: 1500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Cuidado com as crianças durante as atividades',
        at: [2, 9],
        section: 'Projeto',
        required: true,
        limit: {
          text: '600 caracteres sem espaços',
          at: [2, 9],
          maximum: 600,
          unit: 'characters',
          spaces: 'not-counted',
        },
      },
      {
        text: 'Metas de renda e como serão medidas',
        at: [2, 10],
        section: 'Resultados',
        required: true,
        limit: { text: '200 palavras', at: [2, 10], maximum: 200, unit: 'words' },
      },
      {
        text: 'Parcerias',
        at: [2, 11],
        section: 'Resultados',
        required: false,
        help: { text: 'Se houver', at: [2, 11] },
        limit: { text: '100 palavras', at: [2, 11], maximum: 100, unit: 'words' },
      },
      { text: 'Orçamento resumido', at: [2, 12], section: 'Recursos', required: true },
      {
        text: 'O que fica depois do apoio?',
        at: [2, 13],
        section: 'Recursos',
        required: true,
        limit: { text: '150 palavras', at: [2, 13], maximum: 150, unit: 'words' },
      },
    ],
    noQuestions: [{ text: 'Não conseguiu abrir a planilha?', at: [4, 7] }],
    fields: [],
    otherDates: [
      { text: '11/01/2027', at: [1, 5] },
      { text: '30/04/2027', at: [1, 13] },
    ],
    otherAmounts: [{ text: 'R$ 900 mil', at: [1, 9] }],
  },
};
