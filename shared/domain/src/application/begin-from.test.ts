import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { type ProposalSectionKey, proposalSectionKeys } from '../proposal-form/proposal-sections.ts';
import { type AnswerTable, answerTables } from './application.schemas.ts';
import { beginFrom } from './begin-from.ts';

const from = (text: string, hasRows?: (table: AnswerTable) => boolean, help = '') => {
  const start = beginFrom({ text, help, sectionKey: '' }, hasRows);
  if (start.kind === 'section') return start.section;
  return start.kind === 'rows' ? `rows ${start.table}` : start.kind;
};

test.each<[ProposalSectionKey, string[]]>([
  [
    'executive_summary',
    [
      'Please give a short summary of your project.',
      'Résumé du projet (en quelques lignes)',
      'Resumen del proyecto',
      'Faça um resumo do projeto.',
    ],
  ],
  [
    'project_description',
    [
      'Why is your project needed?',
      'Describe the problem that your project addresses.',
      'Décrivez le besoin auquel répond votre projet.',
      '¿A qué necesidad responde su proyecto?',
      'Descreva o problema e o contexto.',
      'Who are your beneficiaries?',
    ],
  ],
  [
    'methodology',
    [
      'How will you deliver the project?',
      'Quelle est votre méthodologie ?',
      'Describa la metodología',
      'Qual é a metodologia do projeto?',
    ],
  ],
  [
    'budget',
    [
      'How much does it cost and what will you spend it on?',
      'Quel est le coût total du projet ?',
      'Presupuesto detallado',
      'Apresente o orçamento.',
    ],
  ],
  [
    'timeline',
    [
      'What are the main milestones?',
      'Calendrier prévisionnel',
      'Cronograma de actividades',
      'Cronograma de execução',
    ],
  ],
  [
    'impact',
    [
      'What difference will your project make?',
      'How will you measure your results?',
      'Quels résultats attendez-vous ?',
      '¿Qué cambios quiere lograr?',
      'Que impacto o projeto terá?',
    ],
  ],
  [
    'team',
    [
      'Who will run it? Tell us about your staff.',
      'Présentez votre équipe.',
      'Presente al equipo del proyecto.',
      'Apresente a equipe responsável.',
      'Describe the track record of your organization.',
    ],
  ],
  [
    'sustainability',
    [
      'How will you sustain the impact after the grant ends?',
      'Comment assurerez-vous la pérennité du projet ?',
      '¿Cómo garantizará la sostenibilidad?',
      'Como será garantida a sustentabilidade?',
    ],
  ],
])('%s is proposed for what asks for it in four languages (CALL-24)', (section, questions) => {
  expect(questions.map((text) => [text, from(text)])).toEqual(questions.map((text) => [text, section]));
});

test('nothing is proposed for what no section holds', () => {
  for (const text of ['Legal name of the applicant', 'IBAN', 'Adresse postale', 'Teléfono', 'CNPJ', 'X?', ''])
    expect([text, from(text)]).toEqual([text, 'nothing']);
});

test('rows are proposed where the proposal has them, else the section on the same matter', () => {
  const risks = 'Which risks do you see, and how will you mitigate them?';
  expect(from(risks)).toBe('methodology');
  expect(from(risks, (table) => table === 'risks')).toBe('rows risks');
  expect(from(risks, (table) => table === 'people')).toBe('methodology');
  expect(from('Quels indicateurs allez-vous suivre ?', () => true)).toBe('rows outcomes');
});

test('the guidance helps where the question itself says little', () => {
  expect(from('Question 4', undefined, 'Attach a budget with all costs.')).toBe('budget');
  expect(from('What is your budget?', undefined, 'Why is it needed?')).toBe('budget');
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('budget', 'Pérennité', 'risk', 'why', 'el equipo', 'résumé', '?', '\n'))
    .map((words) => words.join(' ')),
);

test('whatever a question says, the answer begins somewhere that exists; what was set wins; accents and case do not matter', () => {
  fc.assert(
    fc.property(
      anyText,
      anyText,
      fc.constantFrom('' as const, ...proposalSectionKeys),
      fc.subarray([...answerTables]),
      (text, help, sectionKey, tables) => {
        const hasRows = (table: AnswerTable) => tables.includes(table);
        const start = beginFrom({ text, help, sectionKey }, hasRows);
        if (sectionKey !== '') return expect(start).toEqual({ kind: 'section', section: sectionKey });
        if (start.kind === 'section') expect(proposalSectionKeys).toContain(start.section);
        else if (start.kind === 'rows') expect(tables).toContain(start.table);
        else expect(start).toEqual({ kind: 'nothing' });
        const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
        expect(beginFrom({ text: plain, help, sectionKey }, hasRows)).toEqual(start);
      },
    ),
    { numRuns: propertyRuns(600) },
  );
});
