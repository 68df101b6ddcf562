import { aiUseStatement } from './ai-use.ts';

const engine = { key: 'budget', engine: 'built-in' } as const;
const model = (key: 'impact' | 'team' | 'methodology') =>
  ({ key, engine: 'model', model: 'maji-1' }) as const;

test('without a model it says so, and claims no reader whom nobody stored (DRAFT-40)', () => {
  expect(aiUseStatement({ sections: [engine] })).toBe(
    'No language model was used to write the text of this proposal. The software Harambee drafted the text from the applicant’s answers, with fixed wording and computed tables. The draft was not changed afterwards.',
  );
});

test('a model is named with its sections in reading order, beside those of the engine', () => {
  expect(aiUseStatement({ sections: [model('team'), model('impact'), engine, model('methodology')] })).toBe(
    'A language model (maji-1) drafted Methodology, Impact and Team. What it wrote was checked against the facts that the applicant entered. The software Harambee drafted Budget from the applicant’s answers, with fixed wording and computed tables. The draft was not changed afterwards.',
  );
});

test('a paragraph that a model wrote again is its own, also in a text of the engine (DRAFT-37)', () => {
  const taken = { section: 'impact', blocks: [], model: 'maji-1' } as const;
  const mine = { section: 'team', blocks: [] } as const;
  expect(aiUseStatement({ sections: [engine], edits: [taken, mine] })).toBe(
    'A language model (maji-1) wrote one paragraph again, in Impact, and people of the applicant took what it wrote. What it wrote was checked against the facts that the applicant entered. The software Harambee drafted the text from the applicant’s answers, with fixed wording and computed tables. People of the applicant changed one paragraph of the draft, in Team.',
  );
  expect(aiUseStatement({ sections: [model('team'), engine], edits: [taken, taken] })).not.toContain(
    'not changed',
  );
});

test('what people changed is counted by paragraph, and a paragraph given back to the engine is not', () => {
  const edit = { section: 'impact', blocks: [] } as const;
  const text = { sections: [engine], readiness: { readAt: '2026-11-20T08:00:00.000Z' } };
  expect(aiUseStatement({ ...text, edits: [edit, { section: 'budget', blocks: null }] })).toContain(
    'changed one paragraph of the draft, in Impact. A person confirmed on 20 November 2026 to have read the whole text.',
  );
  expect(aiUseStatement({ ...text, edits: [edit, { section: 'team', blocks: [] }] })).toContain(
    'changed 2 paragraphs of the draft, in Impact and Team.',
  );
});
