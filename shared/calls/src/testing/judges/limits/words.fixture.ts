import { words } from './limit-case.ts';

/** Words: runs of what is not white space; East Asian signs one by one. */
export const countedWords = [
  words('words-empty', '', 0, 'No text has no words.', { maximum: 5 }),
  words('words-blank', ' \n\t ', 0, 'White space alone has none.', { maximum: 5 }),
  words('words-plain', 'We bring clean water to schools.', 6, 'A full stop belongs to its word.'),
  words('words-spaces', '  We   bring\twater\n', 3, 'However much white space there is.'),
  words('words-crlf', 'First line\r\nsecond line', 4, 'A line break divides.'),
  words('words-no-break', '1\u00A0200 people', 3, 'A no-break space divides, too.'),
  words('words-hyphen', 'community-based health-care workers', 3, 'A hyphenated word is one.', {
    letterRuns: 5,
  }),
  words('words-slash', 'men/women and boys/girls', 3, 'A slash does not divide.', { letterRuns: 5 }),
  words('words-em-dash', 'We dig wells—and repair them', 5, 'A dash without spaces does not divide.', {
    letterRuns: 6,
  }),
  words(
    'words-lone-dash',
    'We dig wells – and repair them',
    7,
    'A dash between spaces is a run of its own.',
    {
      letterRuns: 6,
      maximum: 6,
    },
  ),
  words('words-bullets', '• Wells\n• Pumps', 4, 'So is a bullet that was typed.', { letterRuns: 2 }),
  words('words-hyphen-list', '- Wells\n- Pumps\n- Taps', 6, 'And a hyphen at the start of a line.', {
    letterRuns: 3,
  }),
  words('words-numbered', '1. Wells\n2. Pumps', 4, 'And a number.'),
  words('words-number', '1,200 people', 2, 'A number with a separator is one.', { letterRuns: 3 }),
  words('words-decimal', 'It rose by 3.5 points', 5, 'So is a decimal.', { letterRuns: 6 }),
  words('words-money', 'EUR 10.000,50 in all', 4, 'A currency apart from its amount is a word.', {
    letterRuns: 6,
  }),
  words('words-money-joined', '$10,000 in all', 3, 'A sign that touches is not.', { letterRuns: 4 }),
  words('words-percent', '45 % of them', 4, 'A sign between spaces is.', { letterRuns: 3 }),
  words('words-ampersand', 'soap & water', 3, 'So is an ampersand.', { letterRuns: 2 }),
  words('words-apostrophe', "the school's well isn't dry", 5, 'An apostrophe does not divide.'),
  words('words-curly', 'the school’s well isn’t dry', 5, 'A curly one neither.'),
  words('words-french', "l’eau n'est pas potable", 4, 'Elision is one run.'),
  words('words-french-signs', 'Quels besoins ? Voici : « l’eau »', 8, 'French signs stand alone and count.', {
    letterRuns: 4,
    maximum: 8,
  }),
  words('words-url', 'See https://example.org/a-b?c=d today', 3, 'A link is one.', { letterRuns: 9 }),
  words('words-e-mail', 'Write to office@example.org please', 4, 'So is an e-mail address.', {
    letterRuns: 6,
  }),
  words('words-date', 'by 31/03/2027 or 31 March 2027', 6, 'A date is as many as it has runs.', {
    letterRuns: 8,
  }),
  words('words-initials', 'Dr. A. B. Odhiambo, M.D.', 5, 'Points belong to their runs.', { letterRuns: 6 }),
  words('words-ellipsis', 'and so on...then on', 4, 'Points without a space do not divide.', {
    letterRuns: 5,
  }),
  words('words-brackets', 'wells (and pumps)', 3, 'Brackets belong to their words.'),
  words('words-emoji', 'Water 💧 for all', 4, 'An emoji between spaces is a run.', { letterRuns: 3 }),
  words('words-zero-width', 'well\u200Bbeing matters', 2, 'A space without width does not divide.', {
    letterRuns: 3,
  }),
  words('words-soft-hyphen', 'sani\u00ADtation matters', 2, 'Nor does a soft hyphen.', { letterRuns: 3 }),
  words('words-combining', 'e\u0301cole ouverte', 2, 'An accent divides nothing.'),
  words('words-arabic', 'ماء نظيف لكل مدرسة', 4, 'Arabic has spaces.'),
  words('words-amharic', 'ንጹህ ውሃ ለሁሉም', 3, 'So has Amharic of today.'),
  words('words-amharic-mark', 'ንጹህ፡ውሃ፡ለሁሉም', 1, 'The old word mark is no white space.', { letterRuns: 3 }),
  words('words-chinese', '我们修井。', 5, 'East Asian signs count one by one, as Word has it.', {
    letterRuns: 1,
  }),
  words('words-japanese', '水をくむ', 4, 'Kana, too.', { letterRuns: 1 }),
  words('words-chinese-mixed', '我们 NGO 修了12口井', 8, 'Six signs, NGO and 12.', { letterRuns: 3 }),
  words('words-korean', '깨끗한 물을 모두에게', 3, 'Korean has spaces: its words count.'),
  words('words-at-limit', 'word '.repeat(250), 250, 'Exactly the limit is within it.', { maximum: 250 }),
  words('words-one-over', `${'word '.repeat(250)}more`, 251, 'One more is over.', { maximum: 250 }),
];
