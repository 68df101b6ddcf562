import { forgetKeptText, keepText, readKeptText } from './kept-text.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('kept beside the sign-in: for good when remembered, for the session otherwise', () => {
  localStorage.setItem('auth_token', 't');
  expect(keepText('u', 'form', { title: 'Wells' })).toBe(true);
  expect(Object.keys(localStorage)).toContain('kept-text:u:form');
  expect(readKeptText('u', 'form')).toEqual({ title: 'Wells' });
  expect(readKeptText('somebody else', 'form')).toBeUndefined();

  localStorage.clear();
  keepText('u', 'form', { title: 'Pumps' });
  expect(localStorage).toHaveLength(0);
  expect(readKeptText('u', 'form')).toEqual({ title: 'Pumps' });
});

test('text that is cut is nothing kept', () => {
  sessionStorage.setItem('kept-text:u:form', '{"values":');
  expect(readKeptText('u', 'form')).toBeUndefined();
});

test('forgets one form, or all of one person and nobody else', () => {
  for (const [user, name] of [
    ['u', 'a'],
    ['u', 'b'],
    ['v', 'a'],
  ] as const)
    keepText(user, name, 1);
  forgetKeptText('u', 'a');
  expect(readKeptText('u', 'a')).toBeUndefined();
  expect(readKeptText('u', 'b')).toBe(1);
  forgetKeptText('u');
  expect(readKeptText('u', 'b')).toBeUndefined();
  expect(readKeptText('v', 'a')).toBe(1);
});

test('a browser without room says so instead of claiming that it is kept', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepText('u', 'form', 1)).toBe(false);
  full.mockRestore();
});
