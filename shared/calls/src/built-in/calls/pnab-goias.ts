import { builtInCall } from '../built-in-call.ts';

const project = '2. Dados do projeto';

export const pnabGoias = builtInCall({
  id: 'pnab-goias-octo-marques-2026',
  language: 'pt',
  sources: [
    {
      publication:
        'Edital de Chamamento Público nº 01, de 6 de março de 2026, “Octo Marques 110 Anos”, Anexo II-B (form for legal entities, as a public program fills it in: generateAnexosOctoMarques.ts)',
      date: '2026-03-06',
      gives: 'questions, order, guidance, declarations',
    },
    {
      publication:
        'https://abcdoabc.com.br/minc-divulga-mais-tres-modelos-de-editais-para-auxiliar-na-execucao-da-pnab/',
      date: '2024-06-11',
      gives: 'that the ministry publishes such forms as models for states and municipalities',
    },
  ],
  unsure: [
    'The form has no limits.',
    'The amounts of the categories and the deadline are left out: no official text was at hand.',
    'Questions about people (gender, color, disability, quotas) are left out.',
    'Other municipalities use the same form with small changes.',
  ],
  fields: {
    name: 'Edital Octo Marques 110 Anos (PNAB, fomento à cultura)',
    funder: 'Município de Goiás – Política Nacional Aldir Blanc',
    reference: 'Chamamento Público nº 01/2026',
    publication: 'Edital de Chamamento Público nº 01, de 6 de março de 2026, Anexo II-B',
    publicationDay: '2026-03-06',
    currency: 'BRL',
  },
  questions: [
    {
      text: 'Currículo resumido da organização',
      help: 'As principais ações culturais já realizadas.',
      section: '1. Dados do agente cultural',
      sectionKey: 'team',
    },
    { text: 'Nome do projeto', section: project, sectionKey: 'project_description' },
    {
      text: 'O que é o projeto?',
      help: 'Informações gerais: o que será feito, por que importa, em que contexto.',
      section: project,
      sectionKey: 'project_description',
    },
    {
      text: 'Quais são os objetivos?',
      help: 'Entre três e cinco.',
      section: project,
      sectionKey: 'impact',
    },
    {
      text: 'Quais são as metas?',
      help: 'Os objetivos em pequenas ações que se podem contar.',
      section: project,
      sectionKey: 'impact',
    },
    { text: 'Que público será alcançado?', section: project, sectionKey: 'impact' },
    {
      text: 'Que medidas de acessibilidade há, e como serão postas em prática?',
      help: 'Arquitetônicas, de comunicação e de atitude.',
      section: project,
      sectionKey: 'methodology',
    },
    { text: 'Onde o projeto acontece?', section: project, sectionKey: 'project_description' },
    { text: 'Quando começa e quando termina?', section: project, sectionKey: 'timeline' },
    { text: 'Quem é a equipe?', section: project, sectionKey: 'team' },
    { text: 'Cronograma', help: 'Os passos da execução.', section: project, sectionKey: 'timeline' },
    { text: 'Como o projeto será divulgado?', section: project, sectionKey: 'methodology' },
    {
      text: 'Planilha orçamentária',
      help: 'Todas as despesas, com as metas ou etapas a que pertencem.',
      section: '3. Planilha orçamentária',
      sectionKey: 'budget',
    },
  ],
  eligibility: [
    {
      text: 'Residir há pelo menos dois anos no Município de Goiás',
      kind: 'country',
      value: 'Brazil',
    },
    {
      text: 'Pessoas jurídicas com ou sem fins lucrativos; há outro formulário para pessoas e coletivos',
      kind: 'other',
    },
  ],
  attachments: [
    { name: 'Declaração de residência (Anexo IX)', kind: 'other' },
    { name: 'Declarações para as cotas (Anexos VII e VIII)', kind: 'other', required: false },
    { name: 'Outros documentos sobre o projeto e a equipe', kind: 'other', required: false },
  ],
});
