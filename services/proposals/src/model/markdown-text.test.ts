import fc from 'fast-check';
import { markdownText } from './markdown-text.ts';

test.each([
  ['a tag inside a tag', 'Wells <scr<script>ipt>alert(1)</scr</script>ipt> for all'],
  ['half a tag', 'Wells for all <img src=x onerror=alert(1)'],
  ['a tag without an end', 'Wells for all <script>alert(1)'],
  ['tags that come out of tags', 'Wells <<b>b>for</<b>b> all'],
  ['a comment without an end', 'Wells for all <!-- <b>hidden'],
  ['thoughts of a model', '<think>I shall lie</think>Wells for all'],
  ['a tag in many lines', 'Wells <a\nhref="javascript:alert(1)"\n>for</a> all'],
  ['a tag with invisible signs', 'Wells <\u200bscript>alert(1)</\u200bscript> for all'],
])('of %s nothing is left that could be markup', (_name, answer) => {
  const text = markdownText(answer);
  expect(text).toMatch(/^Wells/);
  expect(text).toContain('for');
  expect(text).not.toMatch(/<[a-z/!?]/i);
  expect(text).not.toMatch(/hidden|I shall lie/);
});

test('entities are words, never tags', () => {
  expect(markdownText('Wells &lt;script&gt; for all')).not.toMatch(/<[a-z/!?]/i);
});

test('a comparison is no tag', () => {
  expect(markdownText('Fewer than 5 < 10 km, and 10 > 5.')).toBe('Fewer than 5 < 10 km, and 10 > 5.');
});

test('code fences go, what they hold stays', () => {
  expect(markdownText('```markdown\nWe drill four wells.\n```')).toBe('We drill four wells.');
  expect(markdownText('~~~\nWe drill four wells.')).toBe('We drill four wells.');
});

test('links and pictures leave their words, not their addresses', () => {
  const text = markdownText(
    'See [the survey](javascript:alert(1)) and ![a well](https://evil.example/x.png "t").',
  );
  expect(text).toContain('See the survey');
  expect(text).toContain('a well');
  expect(text).not.toMatch(/evil\.example|\]\(/);
});

test('headings go, lists have bullets, emphasis leaves its words', () => {
  expect(markdownText('# Team\n\n**Amina** leads _the work_:\n- one\n* two\n3. three')).toBe(
    'Amina leads the work:\n• one\n• two\n• three',
  );
});

test('rows of a table are lines', () => {
  expect(markdownText('| Item | Cost |\n| --- | ---: |\n| Pump | $5 |')).toBe('Item, Cost\nPump, $5');
});

test.each([
  ['a year at the beginning of a line', '2026. We begin in May.', '2026. We begin in May.'],
  [
    'a title with a line of dashes under it',
    'Our wells\n---\nFour are drilled.',
    'Our wells\nFour are drilled.',
  ],
  ['a bold title above its text', '**Why now:**\nThe river is dry.', 'The river is dry.'],
  ['bold words inside a sentence', '**Amina Odhiambo** leads it.', 'Amina Odhiambo leads it.'],
  ['a quotation', '> “We walk far,” she says.', '“We walk far,” she says.'],
  [
    'signs that Markdown has a meaning for',
    'A pump_head costs 5 * 3 = \\$15 & more.',
    'A pump_head costs 5 * 3 = $15 & more.',
  ],
  ['thoughts without an end', 'Wells for all.\n<think>But are they?', 'Wells for all.'],
  ['words of a button', '<button onclick="x()">Wells</button> for all', 'Wells for all'],
  ['a struck word', 'Wells ~~and pumps~~ for all', 'Wells and pumps for all'],
])('%s', (_name, answer, text) => {
  expect(markdownText(answer)).toBe(text);
});

test('whatever is answered, nothing of it can be a tag, and words of plain prose stay', () => {
  const piece = fc.constantFrom(
    ...[
      '<',
      '>',
      '<b',
      '</',
      '<!--',
      '-->',
      '<script>',
      '&lt;',
      '&amp;',
      '`',
      '```',
      '**',
      '_',
      '[',
      '](',
      ')',
      '\\',
      '\n',
      '\n\n',
      '|',
      '- ',
      '# ',
      'well',
      ' ',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      expect(markdownText(pieces.join(''))).not.toMatch(/<[a-z/!?]/i);
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Wells', 'are', 'dry', 'in', 'May'), { minLength: 1 }), (words) => {
      expect(markdownText(`${words.join(' ')}.`)).toBe(`${words.join(' ')}.`);
    }),
  );
});
