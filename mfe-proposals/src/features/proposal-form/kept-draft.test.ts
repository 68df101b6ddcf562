import { keepText } from '@harambee/platform';
import { completeFields } from '../../testing/proposals.ts';
import { keptName, readKeptDraft } from './kept-draft.ts';

beforeEach(() => sessionStorage.clear());

const keep = (content: unknown) => keepText('u', keptName, content);

test('comes back with its section, for the person who typed it', () => {
  keep({ values: completeFields, section: 'funding' });
  expect(readKeptDraft('u')).toEqual({ values: completeFields, section: 'funding' });
  expect(readKeptDraft('somebody else')).toBeUndefined();
});

test.each([[[]], [{ values: null }], ['text'], [null]])('%j is nothing kept', (content) => {
  keep(content);
  expect(readKeptDraft('u')).toBeUndefined();
});

test('what does not fit the form is left out, and the rest stays', () => {
  keep({ values: { title: 'Wells', beneficiaries: 'many', objectives: [1, 'Two'] }, section: 'nowhere' });
  expect(readKeptDraft('u')).toMatchObject({
    section: 'basic',
    values: { title: 'Wells', beneficiaries: 0, objectives: ['Two'], projectDuration: 12 },
  });
});
