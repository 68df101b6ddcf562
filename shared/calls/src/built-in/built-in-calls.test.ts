import {
  callFileName,
  callFileProblem,
  callFromTemplate,
  callProblems,
  callTableNames,
  dayOf,
  emptyCall,
  exportCall,
  isCalendarDay,
  missingCallCells,
} from '@harambee/domain';
import { CallFile } from '@harambee/domain/schemas';
import { Compile } from 'typebox/compile';
import { asOf, type BuiltInCall, builtInCalls, builtInLanguages } from './index.ts';

const isFile = Compile(CallFile);
const contentOf = ({ call }: BuiltInCall) => ({ ...emptyCall, ...call });
const forms = builtInCalls.map((form): [string, BuiltInCall] => [form.id, form]);

test('there are ten, of ten funders, in four languages; each can be told by its id', () => {
  expect(builtInCalls).toHaveLength(10);
  expect(new Set(builtInCalls.map(({ id }) => id)).size).toBe(10);
  expect(new Set(builtInCalls.map(({ call }) => call.funder)).size).toBe(10);
  expect(new Set(builtInCalls.map(({ language }) => language))).toEqual(
    new Set(Object.keys(builtInLanguages)),
  );
});

test.each(forms)(
  '%s can be stored as a call, and nothing that readers expect of a row is empty',
  (_id, form) => {
    const content = contentOf(form);
    expect(callProblems(content)).toEqual([]);
    for (const table of callTableNames)
      for (const row of content[table])
        expect([table, row, missingCallCells(table, row)]).toEqual([table, row, []]);
  },
);

test.each(forms)(
  '%s goes through the file that organizations share, and comes back the same',
  (_id, form) => {
    const file = JSON.parse(JSON.stringify(exportCall(contentOf(form))));
    expect(callFileProblem(file)).toBeUndefined();
    expect([...isFile.Errors(file)]).toEqual([]);
    expect(file.call).toEqual(form.call);
    expect(callFileName(form.call.name)).toMatch(/^[\p{Ll}\p{N}-]+\.json$/u);
  },
);

test.each(forms)(
  '%s names its sources and the date of each, none in the future',
  (_id, { sources, call }) => {
    expect(call.publication).not.toBe('');
    for (const { publication, date, gives } of sources) {
      expect(publication.length).toBeGreaterThan(15);
      expect(gives).not.toBe('');
      expect(date).toMatch(/^20[012]\d(?:-(?:0[1-9]|1[0-2])(?:-[0-3]\d)?)?$/);
      expect(isCalendarDay(`${date}-01-01`.slice(0, 10))).toBe(true);
      expect(date.localeCompare(dayOf(new Date()))).toBeLessThan(0);
    }
  },
);

test.each(forms)('%s states the date of its questions, and says what is uncertain', (_id, form) => {
  expect(asOf(form)).toBe(form.sources[0].date);
  expect(form.unsure.length).toBeGreaterThan(0);
  if (form.call.publicationDay !== '') expect(form.call.publicationDay).toBe(asOf(form));
});

test.each(forms)(
  '%s asks for what can be answered: limits are possible, and each answer begins somewhere',
  (_id, { call }) => {
    expect(call.questions.length).toBeGreaterThanOrEqual(8);
    expect(call.eligibility.length + call.criteria.length).toBeGreaterThan(0);
    for (const { limit, limitUnit, sectionKey, section } of call.questions) {
      expect(sectionKey).not.toBe('');
      expect(section).not.toBe('');
      if (limit === null) expect(limitUnit).toBe('');
      else {
        const [least, most] = limitUnit === 'words' ? [50, 1_000] : [50, 10_000];
        expect(limit).toBeGreaterThanOrEqual(least);
        expect(limit).toBeLessThanOrEqual(most);
      }
    }
    // A summary begins from the summary, and money from the budget.
    for (const { text, sectionKey } of call.questions)
      if (/^(?:budget|presupuesto|planilha orçamentária)/i.test(text)) expect(sectionKey).toBe('budget');
  },
);

test.each(forms)('%s sets no deadline, and nothing that an organization decides', (_id, { call }) => {
  expect([call.deadlineDay, call.deadlineTime, call.deadlineZone]).toEqual(['', '', '']);
  for (const own of ['notes', 'status', 'likelihood', 'isTemplate']) expect(call).not.toHaveProperty(own);
});

test('a call begins from one as from a template', () => {
  for (const form of builtInCalls) {
    const started = callFromTemplate(contentOf(form));
    expect(started).toMatchObject({
      name: form.call.name,
      questions: form.call.questions,
      status: 'considering',
    });
    expect(callProblems(started)).toEqual([]);
  }
});

test('limits of public forms are as their sources give them', () => {
  const limitsOf = (id: string) =>
    builtInCalls
      .find((form) => form.id === id)
      ?.call.questions.flatMap(({ limit, limitUnit }) => (limit === null ? [] : [`${limit} ${limitUnit}`]));
  expect(limitsOf('awards-for-all-england')).toEqual(['300 words', '150 words', '200 words']);
  expect(limitsOf('un-democracy-fund')).toEqual(
    [1_000, 300, 255, 1_000, 400, 500, 500, 500].map((limit) => `${limit} characters`),
  );
  expect(limitsOf('heritage-fund-3000-10000')?.filter((limit) => limit === '500 words')).toHaveLength(5);
  expect(limitsOf('cerfa-12156-subvention')).toEqual([]);
});
