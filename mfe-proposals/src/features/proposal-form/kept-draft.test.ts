import { completeFields } from '../../testing/proposals.ts';
import { clearKeptDraft, keepDraft, readKeptDraft } from './kept-draft.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('kept beside the sign-in: for good when remembered, for the session otherwise', () => {
  localStorage.setItem('auth_token', 't');
  expect(keepDraft('u', { values: completeFields, section: 'funding' })).toBe(true);
  expect(localStorage.getItem('proposal-draft:u')).not.toBeNull();
  expect(readKeptDraft('u')).toEqual({ values: completeFields, section: 'funding' });
  expect(readKeptDraft('somebody else')).toBeUndefined();

  localStorage.clear();
  keepDraft('u', { values: completeFields, section: 'team' });
  expect(localStorage.getItem('proposal-draft:u')).toBeNull();
  expect(readKeptDraft('u')?.section).toBe('team');
  clearKeptDraft('u');
  expect(readKeptDraft('u')).toBeUndefined();
});

test.each(['not json', '{"values":', '[]', '{"values":null}', '"text"'])('%s is nothing kept', (stored) => {
  sessionStorage.setItem('proposal-draft:u', stored);
  expect(readKeptDraft('u')).toBeUndefined();
});

test('what does not fit the form is left out, and the rest stays', () => {
  const stored = {
    values: { title: 'Wells', beneficiaries: 'many', objectives: [1, 'Two'] },
    section: 'nowhere',
  };
  sessionStorage.setItem('proposal-draft:u', JSON.stringify(stored));
  expect(readKeptDraft('u')).toMatchObject({
    section: 'basic',
    values: { title: 'Wells', beneficiaries: 0, objectives: ['Two'], projectDuration: 12 },
  });
});

test('a browser without room says so instead of claiming that it is kept', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepDraft('u', { values: completeFields, section: 'basic' })).toBe(false);
  jest.restoreAllMocks();
});
