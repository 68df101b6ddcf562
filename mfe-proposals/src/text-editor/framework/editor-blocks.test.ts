import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { saySameBlocks } from '@harambee/domain';
import type { TextBlock } from '@harambee/domain/schemas';
import fc from 'fast-check';
import { $getRoot } from 'lexical';
import type { EditedParagraph } from '../edited-paragraph.ts';
import { readParagraphs, showParagraphs } from './editor-blocks.ts';
import type { LineNode } from './editor-nodes.ts';
import { newSectionEditor } from './new-section-editor.ts';

const cards = new Map();

function openWith(paragraphs: readonly EditedParagraph[]) {
  const editor = newSectionEditor();
  editor.update(() => showParagraphs(paragraphs, cards), { discrete: true });
  const order = paragraphs.map(({ paragraph }) => paragraph);
  return { editor, read: () => editor.read(() => readParagraphs(order)) };
}

const marks = fc
  .subarray(['bold', 'italic'] as const)
  .map((some) => (some.length > 0 ? { marks: some } : {}));
const words = fc.stringMatching(/^[ a-zé—0-9.,%$]{1,20}$/).filter((text) => text.trim() !== '');
const inline = fc.oneof(
  fc.tuple(words, marks).map(([text, own]) => ({ text, ...own })),
  fc.tuple(words, marks).map(([text, own]) => ({ fact: 'proposal.x', text, value: '5', ...own })),
  words.map((need) => ({ need })),
);
const content = fc.array(inline, { minLength: 1, maxLength: 5 });
const block: fc.Arbitrary<TextBlock> = fc.oneof(
  fc.record({ kind: fc.constantFrom('paragraph', 'heading', 'bullet', 'numbered'), content }),
  fc.record({
    kind: fc.constant('table' as const),
    rows: fc.integer({ min: 1, max: 4 }).chain((columns) =>
      fc.array(fc.array(content, { minLength: columns, maxLength: columns }), {
        minLength: 1,
        maxLength: 5,
      }),
    ),
  }),
) as fc.Arbitrary<TextBlock>;

test('whatever is put into the editor is read back as it was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(block, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
      (given) => {
        const paragraphs = given.map((blocks, place) => ({ paragraph: `p${place + 1}`, blocks }));
        const back = openWith(paragraphs).read();
        expect(back.map(({ paragraph }) => paragraph)).toEqual(paragraphs.map(({ paragraph }) => paragraph));
        back.forEach(({ blocks }, place) => {
          expect(saySameBlocks(blocks, paragraphs[place]?.blocks ?? [])).toBe(true);
        });
      },
    ),
    { numRuns: propertyRuns(60) },
  );
});

const line = (text: string): TextBlock => ({ kind: 'paragraph', content: [{ text }] });

test('lines added, split off, moved and removed belong to the paragraph they stand in', () => {
  const { editor, read } = openWith(
    ['One', 'Two', 'Three'].map((text, at) => ({ paragraph: `p${at + 1}`, blocks: [line(text)] })),
  );
  editor.update(
    () => {
      const [one, two, three] = $getRoot().getChildren() as LineNode[];
      two?.setKind('heading');
      two?.insertNewAfter(null);
      one?.insertBefore(three as LineNode);
    },
    { discrete: true },
  );
  expect(read()).toEqual([
    { paragraph: 'p1', blocks: [] },
    { paragraph: 'p2', blocks: [] },
    {
      paragraph: 'p3',
      blocks: [line('Three'), line('One'), { kind: 'heading', content: [{ text: 'Two' }] }],
    },
  ]);
});
