import { characters } from './limit-case.ts';

/** Characters of Latin text: spaces, line breaks, typing signs. */
export const plainCharacters = [
  characters('empty', '', 0, 'No text has no characters.', { maximum: 10 }),
  characters('one-word', 'Water', 5, 'Each letter is one.'),
  characters('two-words', 'Clean water', 11, 'The space between words is one.'),
  characters('two-spaces', 'Clean  water', 12, 'Two spaces are two: nothing is drawn together.', {
    maximum: 11,
  }),
  characters('space-before', ' Water', 6, 'A leading space is typed and counts.'),
  characters('space-after', 'Water ', 6, 'A trailing space is typed and counts.', { maximum: 5 }),
  characters('only-spaces', '     ', 5, 'Spaces alone count as what they are.'),
  characters('tab', 'Water\tand soap', 14, 'A tab is one, however wide it looks.'),
  characters('line-feed', 'Water\nSoap', 10, 'A line break is one.', { lineBreaksAsTwo: 11 }),
  characters('crlf', 'Water\r\nSoap', 10, 'CR LF is one line break, as a browser has it while one types.', {
    lineBreaksAsTwo: 11,
  }),
  characters('carriage-return', 'Water\rSoap', 10, 'A lone CR is a line break, too.', {
    lineBreaksAsTwo: 11,
  }),
  characters('mixed-breaks', 'a\r\nb\nc\rd', 7, 'Four letters and three line breaks of three kinds.', {
    lineBreaksAsTwo: 10,
  }),
  characters('blank-line', 'First.\n\nSecond.', 15, 'A blank line is two line breaks.', {
    lineBreaksAsTwo: 17,
  }),
  characters(
    'blank-line-crlf',
    'First.\r\n\r\nSecond.',
    15,
    'The same text from Windows has the same count.',
    {
      lineBreaksAsTwo: 17,
    },
  ),
  characters('break-at-end', 'Water.\n', 7, 'The break after the last line counts.', {
    lineBreaksAsTwo: 8,
    maximum: 6,
  }),
  characters('bullets', '• Wells\n• Pumps', 15, 'A bullet that was typed and its space are characters.', {
    lineBreaksAsTwo: 16,
  }),
  characters('hyphen-list', '- Wells\n- Pumps\n- Taps', 22, 'So are hyphens that stand for bullets.', {
    lineBreaksAsTwo: 24,
  }),
  characters('digits', '1,200 people', 12, 'Digits and separators are one each.'),
  characters('money', 'EUR 10.000,50', 13, 'The point and the comma of an amount count.'),
  characters('percent', '45 % of 1,200', 13, 'A sign is one.'),
  characters('url', 'https://example.org/a?b=1&c=2', 29, 'A link counts as it is written.'),
  characters('e-mail', 'office@example.org', 18, 'So does an e-mail address.'),
  characters('markup', '<b>Water</b>', 12, 'What looks like markup is text, and counts in full.'),
  characters('entity', 'Soap &amp; water', 16, 'An entity is not read: it counts as its letters.'),
  characters('curly-quotes', '“Clean” water', 13, 'A curly quotation mark is one.'),
  characters('apostrophe', 'the school’s well', 17, 'So is a curly apostrophe.'),
  characters('ellipsis', 'and so on…', 10, 'An ellipsis sign is one, three points are three.'),
  characters('three-points', 'and so on...', 12, 'Three points are three.', { maximum: 10 }),
  characters('em-dash', 'wells—and pumps', 15, 'A dash is one, whatever its length.'),
  characters('long-at-limit', 'word '.repeat(400), 2000, 'Two thousand, the last a space.', {
    maximum: 2000,
  }),
  characters('long-one-over', `${'word '.repeat(400)}.`, 2001, 'One above the limit is above the limit.', {
    maximum: 2000,
  }),
  characters(
    'long-breaks',
    'nineteen characters\n'.repeat(50),
    1000,
    'Fifty lines of twenty with their breaks.',
    {
      lineBreaksAsTwo: 1050,
      maximum: 1000,
    },
  ),
];
