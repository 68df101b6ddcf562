import { textOfBlocks } from '@harambee/domain';
import type { TextBlock } from '@harambee/domain/schemas';
import fc from 'fast-check';
import { bankAnswer } from '../testing/answers.ts';
import { editedBlocks } from './edited-blocks.ts';
import { LoadedAnswers } from './search-answers.ts';

const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', content: [{ text }] });
const risks = bankAnswer({
  id: 'a-2',
  question: 'Set out the main risks and mitigation measures.',
  blocks: [paragraph('Wells may be dry, so a tenth of the budget waits for a second try.')],
});
const board = bankAnswer({
  id: 'a-3',
  question: 'Describe your board and how decisions are made.',
  blocks: [paragraph('Nine members, elected for three years, meet six times a year.')],
});

test('without a server, the answers that were loaded are searched by meaning all the same', () => {
  const loaded = new LoadedAnswers([bankAnswer(), risks, board]);
  const [first] = loaded.search('What could go wrong, and what would you do then?', 3);
  expect(first).toMatchObject({ answer: { id: 'a-2' }, match: { fits: true, subjects: ['Risks'] } });
  const unlikely = loaded.search('Which patents and trademarks do you hold?', 3);
  expect(unlikely.filter(({ match }) => match.fits)).toEqual([]);
});

describe('an answer edited as plain text', () => {
  const before = bankAnswer().blocks;
  const text = textOfBlocks(before).text;

  test('unchanged, it is the same to the last mark', () => {
    expect(editedBlocks(text, before)).toEqual(before);
  });

  test('a table that nobody touched stays a table', () => {
    const table: TextBlock = { kind: 'table', rows: [[[{ text: 'Year' }], [{ text: 'Wells' }]]] };
    const edited = editedBlocks(`New first line\n\n${textOfBlocks([table]).text}`, [paragraph('Old'), table]);
    expect(edited).toEqual([paragraph('New first line'), table]);
  });

  test('a fact is linked where it is still said, whole; a longer number is another one', () => {
    const [changed] = editedBlocks('We reach 1,200 pupils of 21,200.', before);
    expect(changed).toMatchObject({
      content: [{ text: 'We reach ' }, { fact: 'profile.fact.pupils' }, { text: ' pupils of 21,200.' }],
    });
    expect(editedBlocks('We reach 11,200 pupils.', before)).toEqual([paragraph('We reach 11,200 pupils.')]);
  });

  test('whatever is typed, no word of it is lost', () => {
    const typed = fc.array(fc.stringMatching(/^[a-z0-9 ,.•\n-]{0,40}$/), { maxLength: 6 });
    fc.assert(
      fc.property(typed, (lines) => {
        const written = lines.join('\n\n');
        const words = (one: string) =>
          one.replace(/^[^\S\n]*(?:[•*–-]|\(?\d{1,2}[.)]) +(?=\S)/gm, ' ').match(/[a-z0-9]+/g) ?? [];
        expect(words(textOfBlocks(editedBlocks(written, before)).text)).toEqual(words(written));
      }),
    );
  });
});
