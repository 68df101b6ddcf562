import { oneTimeCodeOf, phoneOf } from './phone.ts';

test.each([
  ['+254 700 000 001', '+254700000001'],
  [' +1 (212) 555-0100 ', '+12125550100'],
  ['0700 000 001', undefined],
  ['254700000001', undefined],
  ['+0700000001', undefined],
  ['', undefined],
])('the phone %p is dialed as %p', (text, phone) => expect(phoneOf(text)).toBe(phone));

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456 ', '123456'],
  ['000000', '000000'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['', undefined],
])('the code %p is read as %p', (text, code) => expect(oneTimeCodeOf(text)).toBe(code));
