import { characters, solidCharacters } from './limit-case.ts';

/** Characters that are more than one code unit, or that cannot be seen. */
export const signsAndScripts = [
  characters('emoji', 'Water 💧', 7, 'An emoji of one code point is one.', { utf16: 8 }),
  characters('emoji-family', '👨\u200D👩\u200D👧', 5, 'Three people and two joiners: five code points.', {
    utf16: 8,
    graphemes: 1,
  }),
  characters('emoji-skin', '👍🏾', 2, 'A skin tone is a code point of its own.', { utf16: 4, graphemes: 1 }),
  characters('emoji-flag', '🇰🇪', 2, 'A flag is two letters.', { utf16: 4, graphemes: 1 }),
  characters('emoji-variation', '❤\uFE0F', 2, 'The sign that asks for color is a code point.', {
    graphemes: 1,
  }),
  characters('keycap', '1\uFE0F\u20E3', 3, 'A keycap is a digit and two signs.', { graphemes: 1 }),
  characters('emoji-row', '🌱🌱🌱🌱🌱', 5, 'Five of them are five.', { utf16: 10, maximum: 5 }),
  characters('composed', 'caf\u00E9', 4, 'A composed letter is one.'),
  characters('combining', 'cafe\u0301', 4, 'Letter and accent are composed before they are counted.'),
  characters('combining-vietnamese', 'tie\u0302\u0301ng', 5, 'Two accents compose into one letter.'),
  characters('combining-alone', 'q\u0301', 2, 'There is no composed form: letter and accent are two.', {
    graphemes: 1,
  }),
  characters('combining-word', 'e\u0301cole\u0301', 5, 'Both accents compose.'),
  characters('ligature', 'ﬁnance', 6, 'A ligature is one: it is not taken apart.'),
  characters('no-break-space', '1\u00A0200', 5, 'A no-break space is one.'),
  characters('narrow-space', '5\u202F000\u00A0€', 7, 'So is a narrow one.'),
  characters('zero-width-space', 'well\u200Bbeing', 10, 'A space without width is still a character.'),
  characters('soft-hyphen', 'sani\u00ADtation', 11, 'So is a soft hyphen, seen or not.'),
  characters('byte-order-mark', '\uFEFFWater', 6, 'A byte order mark inside a text is a character.'),
  characters('direction-mark', 'abc\u200F', 4, 'So is a mark of direction.'),
  characters('arabic', 'ماء نظيف', 8, 'Letters of Arabic are one each.'),
  characters('arabic-vowels', 'مُدَرِّس', 8, 'Vowel signs of Arabic are code points of their own.', {
    graphemes: 4,
  }),
  characters('chinese', '干净的水', 4, 'A Chinese sign is one.'),
  characters('chinese-rare', '𠮷野家', 3, 'Also where it lies beyond the first plane.', { utf16: 4 }),
  characters('amharic', 'ንጹህ ውሃ', 6, 'A syllable of Amharic is one.'),
  characters('amharic-stop', 'ንጹህ፡ውሃ።', 7, 'So are its word mark and its full stop.'),
  characters('devanagari', 'नमस्ते', 6, 'Vowel signs and the virama are code points of their own.', {
    graphemes: 3,
  }),
  characters('hangul-parts', '\u1112\u1161\u11AB', 1, 'Parts of a Korean syllable compose into one.'),
  characters('bold-letters', '𝗪𝗮𝘁𝗲𝗿', 5, 'Mathematical letters are one each: nothing is made plain.', {
    utf16: 10,
  }),
  solidCharacters('solid-words', 'Clean water', 10, 'The space does not count.'),
  solidCharacters('solid-two-spaces', 'Clean  water', 10, 'Nor do two.'),
  solidCharacters('solid-ends', '  Water  ', 5, 'Nor those at the ends.'),
  solidCharacters('solid-tab', 'Water\tand\tsoap', 12, 'A tab is white space.'),
  solidCharacters('solid-breaks', 'Water\r\n\r\nSoap', 9, 'So is a line break: it does not count.', {
    lineBreaksAsTwo: 9,
  }),
  solidCharacters('solid-no-break', '5\u00A0000\u202F€', 5, 'So are the no-break spaces.'),
  solidCharacters('solid-ideographic', '水\u3000土', 2, 'So is the wide space of Chinese.'),
  solidCharacters('solid-next-line', 'a\u0085b', 2, 'So is NEXT LINE, by Unicode.'),
  solidCharacters(
    'solid-zero-width',
    'well\u200Bbeing',
    10,
    'A space without width is no white space: it counts.',
  ),
  solidCharacters('solid-mark', '\uFEFFWater', 6, 'Nor is a byte order mark.'),
  solidCharacters('solid-bullets', '• Wells\n• Pumps', 12, 'Bullets count, their spaces do not.'),
  solidCharacters('solid-punctuation', 'Wells, pumps; taps.', 17, 'Punctuation counts.'),
  solidCharacters('solid-emoji', '💧 💧', 2, 'An emoji is one.', { utf16: 4 }),
  solidCharacters('solid-at-limit', 'word '.repeat(300), 1200, 'Three hundred words of four letters.', {
    maximum: 1200,
  }),
  solidCharacters('solid-over', 'word. '.repeat(300), 1500, 'A full stop each, and it is over.', {
    maximum: 1200,
  }),
];
