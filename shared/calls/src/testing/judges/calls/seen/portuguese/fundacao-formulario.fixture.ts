import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Início > Editais > Inscrição
Rascunho salvo às 10:42
Edital Raízes do Cerrado 2027
Instituto Buriti Vivo
Edital nº IBV-RC-01/2027

Quanto
Cada projeto recebe de R$ 30.000,00 a R$ 80.000,00. O edital soma R$ 1,6 milhão.
Quando
Inscrições até 31 de março de 2027, às 23h59, horário de Brasília.
As inscrições abriram em 1º de fevereiro de 2027; o resultado sai em 14 de junho de 2027.
Quem
- associações, cooperativas e organizações da sociedade civil sem fins lucrativos
- com sede no Brasil
- com CNPJ ativo há pelo menos dois anos
- com receita anual de até R$ 1 milhão
- Empresas e pessoas físicas não podem se inscrever.

Campos com * são obrigatórios.
1 Organização
Nome da organização *
CNPJ *
Conte quem vocês são e o que já fizeram. *
até 1.500 caracteres com espaços
Como as decisões são tomadas na organização? *
até 800 caracteres com espaços

2 Projeto
Nome do projeto *
Que problema o projeto enfrenta? *
Diga de onde vêm os números que usar.
até 2.000 caracteres com espaços
Descreva as atividades e quando cada uma acontece. *
até 3.000 caracteres com espaços
Quem participa e como povos e comunidades tradicionais foram ouvidos? *
até 1.500 caracteres com espaços
Quais resultados vocês esperam em doze meses? *
até 1.500 caracteres com espaços
Há algo mais que devamos saber? (opcional)
até 500 caracteres com espaços

3 Orçamento
Valor solicitado *
Explique os principais gastos. *
até 1.000 caracteres com espaços

4 Anexos
- Estatuto social *
- Ata de eleição da diretoria *
- Fotos do território (opcional)

Perguntas frequentes
Posso inscrever dois projetos? Não.
O edital paga salários? Paga, até um terço do valor.
E se a internet cair? O rascunho fica salvo.
Como tratamos os seus dados? Veja a política de privacidade.
`,
);

export const fundacaoFormulario: CallFixture = {
  id: 'fundacao-formulario',
  language: 'pt',
  shape: 'foundation web form',
  from: 'pasted',
  pages,
  truth: {
    title: { text: 'Edital Raízes do Cerrado 2027', at: [1, 3] },
    funder: { text: 'Instituto Buriti Vivo', at: [1, 4] },
    reference: { text: 'IBV-RC-01/2027', at: [1, 5] },
    currency: 'BRL',
    least: { value: 30000, text: 'de R$ 30.000,00 a R$ 80.000,00', at: [1, 8] },
    most: { value: 80000, text: 'de R$ 30.000,00 a R$ 80.000,00', at: [1, 8] },
    deadline: {
      kind: 'stated',
      date: '2027-03-31',
      time: '23:59',
      zone: 'America/Sao_Paulo',
      text: '31 de março de 2027, às 23h59, horário de Brasília',
      at: [1, 10],
    },
    eligibility: [
      {
        text: 'associações, cooperativas e organizações da sociedade civil sem fins lucrativos',
        at: [1, 13],
        kind: 'legal-form',
        forms: ['association', 'cooperative', 'non-profit'],
      },
      { text: 'com sede no Brasil', at: [1, 14], kind: 'country', countries: ['BR'] },
      { text: 'com CNPJ ativo há pelo menos dois anos', at: [1, 15], kind: 'age', leastYears: 2 },
      {
        text: 'com receita anual de até R$ 1 milhão',
        at: [1, 16],
        kind: 'income',
        most: 1000000,
        currency: 'BRL',
      },
      {
        text: 'Empresas e pessoas físicas não podem se inscrever.',
        at: [1, 17],
        kind: 'legal-form',
        forms: ['company', 'individual'],
        excluded: true,
      },
    ],
    attachments: [
      { text: 'Estatuto social', at: [1, 48], required: true },
      { text: 'Ata de eleição da diretoria', at: [1, 49], required: true },
      { text: 'Fotos do território', at: [1, 50], required: false },
    ],
    criteria: [],
    questions: [
      {
        text: 'Conte quem vocês são e o que já fizeram.',
        at: [1, 23],
        section: 'Organização',
        required: true,
        limit: {
          text: 'até 1.500 caracteres com espaços',
          at: [1, 24],
          maximum: 1500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Como as decisões são tomadas na organização?',
        at: [1, 25],
        section: 'Organização',
        required: true,
        limit: {
          text: 'até 800 caracteres com espaços',
          at: [1, 26],
          maximum: 800,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Que problema o projeto enfrenta?',
        at: [1, 30],
        section: 'Projeto',
        required: true,
        help: { text: 'Diga de onde vêm os números que usar.', at: [1, 31] },
        limit: {
          text: 'até 2.000 caracteres com espaços',
          at: [1, 32],
          maximum: 2000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Descreva as atividades e quando cada uma acontece.',
        at: [1, 33],
        section: 'Projeto',
        required: true,
        limit: {
          text: 'até 3.000 caracteres com espaços',
          at: [1, 34],
          maximum: 3000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Quem participa e como povos e comunidades tradicionais foram ouvidos?',
        at: [1, 35],
        section: 'Projeto',
        required: true,
        limit: {
          text: 'até 1.500 caracteres com espaços',
          at: [1, 36],
          maximum: 1500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Quais resultados vocês esperam em doze meses?',
        at: [1, 37],
        section: 'Projeto',
        required: true,
        limit: {
          text: 'até 1.500 caracteres com espaços',
          at: [1, 38],
          maximum: 1500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      {
        text: 'Há algo mais que devamos saber?',
        at: [1, 39],
        section: 'Projeto',
        required: false,
        limit: {
          text: 'até 500 caracteres com espaços',
          at: [1, 40],
          maximum: 500,
          unit: 'characters',
          spaces: 'counted',
        },
      },
      { text: 'Valor solicitado', at: [1, 43], section: 'Orçamento', required: true },
      {
        text: 'Explique os principais gastos.',
        at: [1, 44],
        section: 'Orçamento',
        required: true,
        limit: {
          text: 'até 1.000 caracteres com espaços',
          at: [1, 45],
          maximum: 1000,
          unit: 'characters',
          spaces: 'counted',
        },
      },
    ],
    noQuestions: [
      { text: 'Posso inscrever dois projetos?', at: [1, 53] },
      { text: 'O edital paga salários?', at: [1, 54] },
      { text: 'E se a internet cair?', at: [1, 55] },
      { text: 'Como tratamos os seus dados?', at: [1, 56] },
    ],
    fields: [
      { text: 'Nome da organização *', at: [1, 21] },
      { text: 'CNPJ *', at: [1, 22] },
      { text: 'Nome do projeto *', at: [1, 29] },
    ],
    otherDates: [
      { text: '1º de fevereiro de 2027', at: [1, 11] },
      { text: '14 de junho de 2027', at: [1, 11] },
    ],
    otherAmounts: [{ text: 'R$ 1,6 milhão', at: [1, 8] }],
  },
};
