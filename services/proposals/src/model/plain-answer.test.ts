import { plainAnswer } from './plain-answer.ts';

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
  const text = plainAnswer(answer);
  expect(text).toMatch(/^Wells/);
  expect(text).toContain('for');
  expect(text).not.toMatch(/<[a-z/!?]/i);
  expect(text).not.toMatch(/hidden|I shall lie/);
});

test('entities are words, never tags', () => {
  expect(plainAnswer('Wells &lt;script&gt; for all')).not.toMatch(/<[a-z/!?]/i);
});

test('a comparison is no tag', () => {
  expect(plainAnswer('Fewer than 5 < 10 km, and 10 > 5.')).toBe('Fewer than 5 < 10 km, and 10 > 5.');
});

test('code fences go, what they hold stays', () => {
  expect(plainAnswer('```markdown\nWe drill four wells.\n```')).toBe('We drill four wells.');
  expect(plainAnswer('~~~\nWe drill four wells.')).toBe('We drill four wells.');
});

test('links and pictures leave their words, not their addresses', () => {
  const text = plainAnswer(
    'See [the survey](javascript:alert(1)) and ![a well](https://evil.example/x.png "t").',
  );
  expect(text).toContain('See the survey');
  expect(text).toContain('a well');
  expect(text).not.toMatch(/evil\.example|\]\(/);
});

test('headings go, lists have bullets, emphasis leaves its words', () => {
  expect(plainAnswer('# Team\n\n**Amina** leads _the work_:\n- one\n* two\n3. three')).toBe(
    'Amina leads the work:\n• one\n• two\n• three',
  );
});

test('rows of a table are lines', () => {
  expect(plainAnswer('| Item | Cost |\n| --- | ---: |\n| Pump | $5 |')).toBe('Item, Cost\nPump, $5');
});
