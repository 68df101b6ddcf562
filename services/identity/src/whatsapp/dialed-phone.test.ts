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
])('the code for %p goes to %p', async (text, phone) => expect(await dialedPhone(text)).toBe(phone));

test('a number that the library does not know passes if it has the shape of one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^\+[1-9]\d{7,14}$/), async (phone) => {
      expect(await dialedPhone(phone)).toBeDefined();
    }),
  );
  expect(await dialedPhone('+999 1234 5678')).toBe(phoneOf('+999 1234 5678'));
});
