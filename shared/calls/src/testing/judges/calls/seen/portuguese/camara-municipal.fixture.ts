import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
MUNICÍPIO DE VALE DE ESPINHOS
Divisão de Ação Social e Associativismo
Programa de Apoio ao Associativismo - candidatura anual
Entidade financiadora: Município de Vale de Espinhos
Processo PAA/2027
Prazo: as candidaturas entregam-se até às 17h30 do dia 15 de fevereiro de 2027.
Deliberação da Câmara: até 30 de abril de 2027. Prazo do ano passado: 16/02/2026.
Apoio máximo: 5.000 € por associação. Verba do programa: 90.000 €.

O programa existe desde 1998. No ano passado foram apoiadas 34 associações,
com um valor médio de 2.640 €.

Condições
 a) Associação legalmente constituída
 b) Sede ou atividade regular no concelho
 c) O apoio não ultrapassa 40% das receitas do ano anterior
 d) Ter entregue o relatório do apoio anterior
 e) Não se apoiam atividades partidárias

Quadro I - A associação
 1. Fins da associação  (máx. 60 palavras)
 2. Número de sócios, de praticantes e de voluntários
 3. Que atividades realizou no ano anterior?  (máx. 200 palavras)
Quadro II - O plano
 4. Descreva as atividades para as quais pede apoio.  (máx. 300 palavras)
    Indique local, datas e público de cada uma.
 5. Por que são precisas? Que diferença fazem aos munícipes?  (máx. 200 palavras)
 6. Com que outras entidades colabora?  (máx. 100 palavras)
 7. Como inclui pessoas com deficiência?  (máx. 100 palavras)
 8. Cedência de espaços ou transporte: preencher só se necessário
Quadro III - As contas
 9. Receitas e despesas previstas
    Despesa .............. €      Receita .............. €
10. Justifique as despesas superiores a 500 €.  (algumas linhas)

Juntar: relatório e contas do ano anterior; plano de atividades; declaração de não dívida.

Tem dúvidas? Onde posso pedir ajuda? No balcão do Associativismo.
A candidatura pode ser entregue em papel? Pode.
O município trata os dados nos termos da lei. Quais são os seus direitos?
Data ____/____/______   Assinatura ______________________
`,
);

export const camaraMunicipal: CallFixture = {
  id: 'camara-municipal',
  language: 'pt',
  shape: "council's Word form",
  from: 'docx',
  pages,
  truth: {
    title: { text: 'Programa de Apoio ao Associativismo - candidatura anual', at: [1, 3] },
    funder: { text: 'Município de Vale de Espinhos', at: [1, 4] },
    reference: { text: 'PAA/2027', at: [1, 5] },
    currency: 'EUR',
    most: { value: 5000, text: '5.000 €', at: [1, 8] },
    deadline: {
      kind: 'stated',
      date: '2027-02-15',
      time: '17:30',
      text: 'até às 17h30 do dia 15 de fevereiro de 2027',
      at: [1, 6],
    },
    eligibility: [
      { text: 'Associação legalmente constituída', at: [1, 14], kind: 'legal-form', forms: ['association'] },
      { text: 'Sede ou atividade regular no concelho', at: [1, 15], kind: 'other' },
      {
        text: 'O apoio não ultrapassa 40% das receitas do ano anterior',
        at: [1, 16],
        kind: 'share-of-income',
        mostPercent: 40,
      },
      { text: 'Ter entregue o relatório do apoio anterior', at: [1, 17], kind: 'other' },
      {
        text: 'Não se apoiam atividades partidárias',
        at: [1, 18],
        kind: 'sector',
        sectors: ['politics'],
        excluded: true,
      },
    ],
    attachments: [
      { text: 'relatório e contas do ano anterior', at: [1, 36], required: true },
      { text: 'plano de atividades', at: [1, 36], required: true },
      { text: 'declaração de não dívida', at: [1, 36], required: true },
    ],
    criteria: [],
    questions: [
      {
        text: 'Fins da associação',
        at: [1, 21],
        section: 'A associação',
        required: true,
        limit: { text: '(máx. 60 palavras)', at: [1, 21], maximum: 60, unit: 'words' },
      },
      {
        text: 'Número de sócios, de praticantes e de voluntários',
        at: [1, 22],
        section: 'A associação',
        required: true,
      },
      {
        text: 'Que atividades realizou no ano anterior?',
        at: [1, 23],
        section: 'A associação',
        required: true,
        limit: { text: '(máx. 200 palavras)', at: [1, 23], maximum: 200, unit: 'words' },
      },
      {
        text: 'Descreva as atividades para as quais pede apoio.',
        at: [1, 25],
        section: 'O plano',
        required: true,
        limit: { text: '(máx. 300 palavras)', at: [1, 25], maximum: 300, unit: 'words' },
        help: { text: 'Indique local, datas e público de cada uma.', at: [1, 26] },
      },
      {
        text: 'Por que são precisas? Que diferença fazem aos munícipes?',
        at: [1, 27],
        section: 'O plano',
        required: true,
        limit: { text: '(máx. 200 palavras)', at: [1, 27], maximum: 200, unit: 'words' },
      },
      {
        text: 'Com que outras entidades colabora?',
        at: [1, 28],
        section: 'O plano',
        required: true,
        limit: { text: '(máx. 100 palavras)', at: [1, 28], maximum: 100, unit: 'words' },
      },
      {
        text: 'Como inclui pessoas com deficiência?',
        at: [1, 29],
        section: 'O plano',
        required: true,
        limit: { text: '(máx. 100 palavras)', at: [1, 29], maximum: 100, unit: 'words' },
      },
      {
        text: 'Cedência de espaços ou transporte: preencher só se necessário',
        at: [1, 30],
        section: 'O plano',
        required: false,
      },
      { text: 'Receitas e despesas previstas', at: [1, 32], section: 'As contas', required: true },
      {
        text: 'Justifique as despesas superiores a 500 €.',
        at: [1, 34],
        section: 'As contas',
        required: true,
        uncountable: { text: '(algumas linhas)', at: [1, 34] },
      },
    ],
    noQuestions: [
      { text: 'Onde posso pedir ajuda?', at: [1, 38] },
      { text: 'A candidatura pode ser entregue em papel?', at: [1, 39] },
      { text: 'Quais são os seus direitos?', at: [1, 40] },
    ],
    fields: [],
    otherDates: [
      { text: 'até 30 de abril de 2027', at: [1, 7] },
      { text: '16/02/2026', at: [1, 7] },
    ],
    otherAmounts: [
      { text: '90.000 €', at: [1, 8] },
      { text: '2.640 €', at: [1, 11] },
    ],
  },
};
