import { phoneOf } from '@harambee/domain';
import fc from 'fast-check';
import { dialedPhone } from './dialed-phone.ts';

test.each([
  ['+254 (0)700 000 001', '+254700000001'],
  ['+44 (0) 20 7946 0958', '+442079460958'],
  ['+39 06 1234 5678', '+390612345678'],
  [' +1 (212) 555-0100 ', '+12125550100'],
  ['0700 000 001', undefined],
  ['call +254 700 000 001', undefined],
])('the code for %p goes to %p', (text, phone) => expect(dialedPhone(text)).toBe(phone));

test('a number that the library does not know passes if it has the shape of one', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{7,14}$/), (phone) => {
      expect(dialedPhone(phone)).toBeDefined();
    }),
  );
  expect(dialedPhone('+999 1234 5678')).toBe(phoneOf('+999 1234 5678'));
});
