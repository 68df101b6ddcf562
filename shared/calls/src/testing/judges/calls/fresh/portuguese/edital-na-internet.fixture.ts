import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Pular para o conteúdo
INSTITUTO CAMINHO DAS ÁGUAS
Quem somos   Editais   Resultados   Fale conosco   🔍

Edital 04/2026 – Juventude e Caatinga
Publicado em 26/10/2026 às 10h14, atualizado em 03/11/2026 às 18h02
Compartilhe: WhatsApp  Facebook  E-mail

O Instituto Caminho das Águas, braço social da Companhia Energética Caminho das Águas, abre inscrições para
projetos de jovens que recuperam a Caatinga.

📅 Inscrições até 18/12/2026, às 23h59 (horário de Brasília)
💰 De R$ 40 mil a R$ 120 mil por projeto (R$ 1,5 milhão no total)
📍 Bahia, Pernambuco, Paraíba, Ceará e Rio Grande do Norte

Quem pode se inscrever
✔ Associações, cooperativas e OSCs com CNPJ ativo há, no mínimo, 2 anos
✔ Com receita anual de até R$ 2 milhões
✔ Que já trabalhem com meio ambiente ou educação
✖ Prefeituras, escolas e pessoas físicas não podem se inscrever
✖ Não apoiamos campanhas eleitorais nem cultos

O que o formulário pergunta
Copie as perguntas e prepare as respostas em um arquivo de texto. O sistema corta o que passa do limite.

1. Conte a história da sua organização. (até 1.000 caracteres, contando espaços)
2. Qual é o desafio da Caatinga no lugar onde vocês atuam? (até 1.500 caracteres, contando espaços)
3. O que os jovens vão fazer? Explique mês a mês. (até 2.500 caracteres, contando espaços)
4. Quantos jovens participam e como serão escolhidos? (até 800 caracteres, contando espaços)
5. Quais resultados vocês esperam? Use números. (até 1.200 caracteres, contando espaços)
6. Como a comunidade vai cuidar das mudas depois? (até 1.000 caracteres, contando espaços)
7. Liste as despesas por mês.
8. Tem vídeo ou reportagem sobre o trabalho de vocês? Cole o link. (opcional)

Documentos
Estatuto social e ata da última eleição
Cartão do CNPJ
Balanço do último ano
Plano de proteção de adolescentes, caso exista

Notas
Impacto ambiental: peso 4
Protagonismo dos jovens: peso 4
Orçamento: peso 2

Perguntas frequentes
⌄ Posso inscrever dois projetos?
⌄ É preciso ter sede própria?
⌄ Dá para comprar moto?
⌄ Quando sai o resultado?
Em 26 de fevereiro de 2027, aqui no site.

Não achou o que procurava? edital@caminhodasaguas.example | 0800 555 0142
Ao continuar, você aceita os cookies. Aceitar   Configurar
`,
);

export const editalNaInternet: CallFixture = {
  id: 'edital-na-internet',
  language: 'pt',
  shape: "company institute's page",
  from: 'pasted',
  pages,
  truth: {
    title: {
      text: 'Edital 04/2026 – Juventude e Caatinga',
      at: [1, 5],
    },
    funder: {
      text: 'Instituto Caminho das Águas',
      at: [1, 9],
    },
    reference: {
      text: '04/2026',
      at: [1, 5],
    },
    currency: 'BRL',
    least: {
      value: 40000,
      text: 'De R$ 40 mil a R$ 120 mil por projeto',
      at: [1, 13],
    },
    most: {
      value: 120000,
      text: 'De R$ 40 mil a R$ 120 mil por projeto',
      at: [1, 13],
    },
    deadline: {
      kind: 'stated',
      date: '2026-12-18',
      time: '23:59',
      zone: 'America/Sao_Paulo',
      text: 'Inscrições até 18/12/2026, às 23h59 (horário de Brasília)',
      at: [1, 12],
    },
    eligibility: [
      {
        text: 'Bahia, Pernambuco, Paraíba, Ceará e Rio Grande do Norte',
        at: [1, 14],
        kind: 'other',
      },
      {
        text: 'Associações, cooperativas e OSCs com CNPJ ativo há, no mínimo, 2 anos',
        at: [1, 17],
        kind: 'legal-form',
        forms: ['association', 'cooperative', 'non-profit'],
      },
      {
        text: 'com CNPJ ativo há, no mínimo, 2 anos',
        at: [1, 17],
        kind: 'age',
        leastYears: 2,
      },
      {
        text: 'Com receita anual de até R$ 2 milhões',
        at: [1, 18],
        kind: 'income',
        most: 2000000,
        currency: 'BRL',
      },
      {
        text: 'Que já trabalhem com meio ambiente ou educação',
        at: [1, 19],
        kind: 'sector',
        sectors: ['environment', 'education'],
      },
      {
        text: 'Prefeituras, escolas e pessoas físicas não podem se inscrever',
        at: [1, 20],
        kind: 'legal-form',
        forms: ['public-body', 'school', 'individual'],
        excluded: true,
      },
      {
        text: 'Não apoiamos campanhas eleitorais nem cultos',
        at: [1, 21],
        kind: 'sector',
        sectors: ['politics', 'religion'],
        excluded: true,
      },
    ],
    attachments: [
      {
        text: 'Estatuto social e ata da última eleição',
        at: [1, 36],
        required: true,
      },
      {
        text: 'Cartão do CNPJ',
        at: [1, 37],
        required: true,
      },
      {
        text: 'Balanço do último ano',
        at: [1, 38],
        required: true,
      },
      {
        text: 'Plano de proteção de adolescentes, caso exista',
        at: [1, 39],
        required: false,
      },
    ],
    criteria: [
      {
        text: 'Impacto ambiental: peso 4',
        at: [1, 42],
        weight: 4,
      },
      {
        text: 'Protagonismo dos jovens: peso 4',
        at: [1, 43],
        weight: 4,
      },
      {
        text: 'Orçamento: peso 2',
        at: [1, 44],
        weight: 2,
      },
    ],
    questions: [
      {
        text: 'Conte a história da sua organização.',
        at: [1, 26],
        section: 'O que o formulário pergunta',
        required: true,
        limit: {
          text: '(até 1.000 caracteres, contando espaços)',
          at: [1, 26],
          maximum: 1000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Qual é o desafio da Caatinga no lugar onde vocês atuam?',
        at: [1, 27],
        section: 'O que o formulário pergunta',
        required: true,
        limit: {
          text: '(até 1.500 caracteres, contando espaços)',
          at: [1, 27],
          maximum: 1500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'O que os jovens vão fazer?',
        at: [1, 28],
        section: 'O que o formulário pergunta',
        required: true,
        help: {
          text: 'Explique mês a mês.',
          at: [1, 28],
        },
        limit: {
          text: '(até 2.500 caracteres, contando espaços)',
          at: [1, 28],
          maximum: 2500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Quantos jovens participam e como serão escolhidos?',
        at: [1, 29],
        section: 'O que o formulário pergunta',
        required: true,
        limit: {
          text: '(até 800 caracteres, contando espaços)',
          at: [1, 29],
          maximum: 800,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Quais resultados vocês esperam?',
        at: [1, 30],
        section: 'O que o formulário pergunta',
        required: true,
        help: {
          text: 'Use números.',
          at: [1, 30],
        },
        limit: {
          text: '(até 1.200 caracteres, contando espaços)',
          at: [1, 30],
          maximum: 1200,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Como a comunidade vai cuidar das mudas depois?',
        at: [1, 31],
        section: 'O que o formulário pergunta',
        required: true,
        limit: {
          text: '(até 1.000 caracteres, contando espaços)',
          at: [1, 31],
          maximum: 1000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Liste as despesas por mês.',
        at: [1, 32],
        section: 'O que o formulário pergunta',
        required: true,
      },
      {
        text: 'Tem vídeo ou reportagem sobre o trabalho de vocês?',
        at: [1, 33],
        section: 'O que o formulário pergunta',
        required: false,
        help: {
          text: 'Cole o link.',
          at: [1, 33],
        },
      },
    ],
    noQuestions: [
      {
        text: 'Posso inscrever dois projetos?',
        at: [1, 47],
      },
      {
        text: 'É preciso ter sede própria?',
        at: [1, 48],
      },
      {
        text: 'Dá para comprar moto?',
        at: [1, 49],
      },
      {
        text: 'Quando sai o resultado?',
        at: [1, 50],
      },
      {
        text: 'Não achou o que procurava?',
        at: [1, 53],
      },
      {
        text: 'Copie as perguntas e prepare as respostas em um arquivo de texto.',
        at: [1, 24],
      },
    ],
    fields: [],
    otherDates: [
      {
        text: '26/10/2026',
        at: [1, 6],
      },
      {
        text: '03/11/2026',
        at: [1, 6],
      },
      {
        text: '26 de fevereiro de 2027',
        at: [1, 51],
      },
    ],
    otherAmounts: [
      {
        text: '(R$ 1,5 milhão no total)',
        at: [1, 13],
      },
    ],
  },
};
