import fc from 'fast-check';
import { costOfTokens, isOwnHost, tokensOfSection, tokensOfText } from './language-model.ts';

test('a longer proposal takes more tokens, and the most is more than the least', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(200_000), (characters, more) => {
      const [one, longer] = [tokensOfText(characters), tokensOfText(characters + more)];
      expect(one.input.least).toBeLessThan(one.input.most);
      expect(longer.input.least).toBeGreaterThanOrEqual(one.input.least);
    }),
  );
});

test('a section takes fewer than a text, and a longer one more', () => {
  const [short, long] = [tokensOfSection(400, 'tone'), tokensOfSection(4_000, 'tone')];
  expect(short.input.least).toBeLessThan(long.input.least);
  expect(long.input.least).toBeLessThan(long.input.most);
  expect(tokensOfSection(400, 'more_about').input.most).toBeGreaterThan(short.input.most);
  expect(long.output.most).toBeLessThan(tokensOfText(20_000).output.most * 2);
});

test('the cost is that of the tokens, at the price of a million', () => {
  const { input, output } = tokensOfText(20_000);
  const cost = costOfTokens(tokensOfText(20_000), { currency: 'USD', input: 2, output: 8 });
  expect(cost.least).toBeCloseTo((input.least * 2 + output.least * 8) / 1e6);
  expect(cost.most).toBeCloseTo((input.most * 2 + output.most * 8) / 1e6);
});

test.each([
  ['localhost:11434', true],
  ['127.0.0.1:11434', true],
  ['192.168.1.20', true],
  ['172.20.0.2:80', true],
  ['ollama.internal', true],
  ['models.example.org', false],
  ['172.33.0.2', false],
  ['10.example.org', false],
])('%s is in one’s own network: %s', (host, isOwn) => expect(isOwnHost(host)).toBe(isOwn));
