/** What makes a pattern go back over a text, if it can: starts of numbers, brackets, dates, limits, lists, words. */
export const pieces = [
  '1.',
  '1.1.',
  '(a) ',
  '((',
  '[[ ',
  '(1) a; ',
  '1 ',
  '1,2,',
  '12 000 ',
  '£1 ',
  'EUR 1 to ',
  '12/03/2027 ',
  '1 March to ',
  'max 100 words ',
  '100 ',
  'one hundred ',
  'words words ',
  'characters without ',
  'due by ',
  'up to not more than ',
  '(35 points), ',
  'Attach: a, ',
  'Describe a? ',
  'Kenya, Uganda ',
  'A-1/',
  'a  b  ',
  '\t',
  'é ',
  '.',
  '…',
  'Ab: ',
  'U.S. ',
  'Who can apply     When     ',
  'Documents  a  ',
  'The Aaa of Bbb ',
  'projects a b ',
  'not a b c less than £5 of income ',
  'non-profit ',
  'if a, ',
  'A1 ',
  'peso ',
  ' > ',
  '                              x',
];

export const filled = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Four times the text may take four times as long, and as much again for what a machine does besides. */
export const most = 9;
export const noise = 0.02;
