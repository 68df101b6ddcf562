import { pastedText } from '../paste/pasted-blocks.ts';
import { expectHarmless } from './harmless.fixture.ts';

const mega = 1_000_000;
const filled = (piece: string) => piece.repeat(Math.ceil(mega / piece.length));

test.each([
  ['one paragraph', `<p>${filled('word ')}</p>`],
  ['rows', `<table>${filled('<tr><td>a</td><td>b</td></tr>')}</table>`],
  ['columns', `<table><tr>${filled('<td>a</td>')}</tr></table>`],
  ['style sheets without an end', filled('<style')],
  ['style sheets', filled('<style>p{}</style>')],
  ['tags without an end', filled('<p ')],
  ['a picture in the text', `<p>a<img src="data:image/png;base64,${filled('A')}">b</p>`],
  ['empty paragraphs', filled('<p><o:p>&nbsp;</o:p></p>')],
  ['breaks', `<p>${filled('<br>')}</p>`],
])(
  '1 MB of %s is read within the limits',
  (_what, html) => {
    const started = performance.now();
    expectHarmless(pastedText(html));
    // jsdom takes most of it; what grows with the square of the length would take minutes.
    expect(performance.now() - started).toBeLessThan(20_000);
  },
  40_000,
);
