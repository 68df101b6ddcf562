import { remembered } from './remembered.ts';

test('a text is parsed once while it is cached, and the cache is limited', () => {
  const read: string[] = [];
  const lengthOf = remembered((text) => {
    read.push(text.slice(0, 3));
    return text.length;
  });
  expect([lengthOf('one'), lengthOf('one'), lengthOf('')]).toEqual([3, 3, 0]);
  expect(read).toEqual(['one', '']);
  lengthOf('x'.repeat(500_000));
  expect(lengthOf('one')).toBe(3);
  expect(read).toEqual(['one', '', 'xxx', 'one']);
});
