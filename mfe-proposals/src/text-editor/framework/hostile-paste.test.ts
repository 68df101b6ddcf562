import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { textEditLimits } from '@harambee/domain';
import fc from 'fast-check';
import { pastedText } from '../paste/pasted-blocks.ts';
import { wordHtml } from '../paste/word.fixture.ts';
import { expectHarmless, shown } from './harmless.fixture.ts';

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="data:text/html;base64,PHNjcmlwdD4=">',
  '<a href="javascript:alert(1)" onclick="alert(1)">words</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg><script>alert(1)</script><foreignObject><p>x</p></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><input autofocus onfocus=alert(1)><button formaction="javascript:alert(1)">go</button></form>',
  '<p style="background:url(javascript:alert(1))" onmouseover="alert(1)">styled</p>',
  '<template><p onclick=alert(1)>x</p></template><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<object data="x"><embed src="x"></object><base href="//evil"><meta http-equiv=refresh content="0;url=//evil">',
  '<table><tr><td colspan=99999 rowspan=99999>wide</td></tr></table>',
  '<o:p><b>kept</b></o:p>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<style>',
  '<![if !supportLists]>',
  '<!--',
];

test.each(hostile)('nothing of %s is markup', (html) => {
  expectHarmless(pastedText(`<p>before ${html} after</p>`));
});

test('words that look like markup stay words', () => {
  const { blocks } = pastedText('<p>&lt;img src=x onerror=alert(1)&gt; &amp;lt;b&amp;gt;</p>');
  expect(blocks).toEqual([
    { kind: 'paragraph', content: [{ text: '<img src=x onerror=alert(1)> &lt;b&gt;' }] },
  ]);
  expect(shown(blocks).querySelector('img')).toBeNull();
});

test('any mixture of pieces, well-formed or cut, is harmless and within the limits', () => {
  const tag = fc.constantFrom(
    ...'p,h1,h4,ul,ol,li,table,tr,td,th,b,i,span,div,br,a,o:p,style,del,sup'.split(','),
  );
  const piece = fc.oneof(
    fc.constantFrom(...hostile),
    tag.map((name) => `<${name}>`),
    tag.map((name) => `</${name}>`),
    fc.tuple(tag, fc.string()).map(([name, value]) => `<${name} style='${value}' onload="${value}">`),
    fc.string(),
    fc.tuple(fc.nat(wordHtml.length), fc.nat(900)).map(([at, long]) => wordHtml.slice(at, at + long)),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => expectHarmless(pastedText(pieces.join('')))),
    { numRuns: propertyRuns(120) },
  );
});

test.each([
  ['elements within elements', '<div><b>'],
  ['lists within lists', '<ul><li>a'],
  ['tables within tables', '<table><tr><td>a'],
])('%s are read as deep as anybody writes', (_what, piece) => {
  expectHarmless(pastedText(`${piece.repeat(400)}word`));
});

test('of more than anybody pastes the beginning is kept', () => {
  const pasted = pastedText(
    `<p>First</p><img src="data:image/png;base64,${'A'.repeat(4_100_000)}"><p>Last</p>`,
  );
  expectHarmless(pasted);
  expect(pasted.blocks).toEqual([{ kind: 'paragraph', content: [{ text: 'First' }] }]);
  expect(pasted.leftOut).toContain('the end');
});

test('a line of more pieces than one line takes is cut, what follows is kept', () => {
  const many = '<b>a</b>b'.repeat(textEditLimits.inlines);
  const pasted = pastedText(`<p>${many}</p><p>Last</p>`);
  expectHarmless(pasted);
  expect(pasted.blocks.at(-1)).toEqual({ kind: 'paragraph', content: [{ text: 'Last' }] });
});

test('1 MB of paragraphs is cut at the limits, and the person is told', () => {
  const pasted = pastedText('<p>word word word</p>'.repeat(50_000));
  expectHarmless(pasted);
  expect(pasted.blocks).toHaveLength(textEditLimits.blocks);
  expect(pasted.leftOut).toEqual(['the end']);
});
