import { pastedBlocks } from './pasted-blocks.ts';

/** As Word for Windows puts it on the clipboard, shortened in its style sheet only. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<h2 style='margin-top:2.0pt'><span style='mso-ascii-font-family:Calibri;color:#2F5496'>Who we reach<o:p></o:p></span></h2>
<p class=MsoNormal style='text-align:justify'>We reach <b style='mso-bidi-font-weight:normal'>12,000</b> girls in
<i>Turkana</i>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>Clean water<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span><span
style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span></span><![endif]>Train teachers<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Year</b></p></td><td><p>Taps</p></td></tr>
<tr><td><p>2027</p></td><td><p>31</p></td></tr></table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<!--EndFragment--></body></html>`;

test('from Word: headings, both kinds of lists, tables, bold and italic; nothing of its look', () => {
  expect(pastedBlocks(word)).toEqual([
    { kind: 'heading', content: [{ text: 'Who we reach' }] },
    {
      kind: 'paragraph',
      content: [
        { text: 'We reach ' },
        { text: '12,000', marks: ['bold'] },
        { text: ' girls in ' },
        { text: 'Turkana', marks: ['italic'] },
        { text: '.' },
      ],
    },
    { kind: 'bullet', content: [{ text: 'Clean water' }] },
    { kind: 'numbered', content: [{ text: 'Train teachers' }] },
    {
      kind: 'table',
      rows: [
        [[{ text: 'Year', marks: ['bold'] }], [{ text: 'Taps' }]],
        [[{ text: '2027' }], [{ text: '31' }]],
      ],
    },
  ]);
});

test('from a page: real lists; scripts, pictures and links leave only words', () => {
  const html =
    '<div>Intro <a href="javascript:alert(1)">here</a><script>alert(1)</script><img src=x onerror=alert(1)></div>' +
    '<ul><li>One<ul><li><p>Two</p></li></ul></li></ul><ol><li><em>Three</em></li></ol>';
  expect(pastedBlocks(html)).toEqual([
    { kind: 'paragraph', content: [{ text: 'Intro ' }, { text: 'here' }] },
    { kind: 'bullet', content: [{ text: 'One' }] },
    { kind: 'bullet', content: [{ text: 'Two' }] },
    { kind: 'numbered', content: [{ text: 'Three', marks: ['italic'] }] },
  ]);
  expect(pastedBlocks('')).toEqual([]);
});
