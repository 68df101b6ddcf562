import { $createTextNode, $getRoot } from 'lexical';
import { readParagraphs } from './editor-blocks.ts';
import { type LineNode, lineNode, UnsourcedNode } from './editor-nodes.ts';
import { newSectionEditor } from './new-section-editor.ts';
import { watchFigures } from './unsourced-figures.ts';

function openWith(...texts: string[]) {
  const editor = newSectionEditor();
  watchFigures(editor, (figure) => figure === '2');
  const update = (change: () => void) => editor.update(change, { discrete: true });
  update(() => {
    $getRoot().append(lineNode('paragraph').append(...texts.map((text) => $createTextNode(text))));
  });
  const line = () => $getRoot().getFirstChild() as LineNode;
  const marked = () =>
    editor.read(() =>
      line()
        .getChildren()
        .filter((node) => node instanceof UnsourcedNode)
        .map((node) => node.getTextContent()),
    );
  return { editor, update, line, marked };
}

test.each([
  ['We reach 12,000 people, 40 % girls.', ['12,000', '40 %']],
  ['Phase 2 of 3 for $4,500', ['3', '$4,500']],
  ['H2O and COVID-19', []],
  ['No figure', []],
])('%s', (text, figures) => {
  expect(openWith(text).marked()).toEqual(figures);
});

test('a figure that goes on is one figure; one that becomes a word is none; no word is lost', () => {
  const { editor, update, line, marked } = openWith('We reach 12');
  update(() => line().append($createTextNode(',000 people')));
  expect(marked()).toEqual(['12,000']);
  update(() => (line().getChildAtIndex(1) as UnsourcedNode).setTextContent('many'));
  expect(marked()).toEqual([]);
  expect(editor.read(() => readParagraphs([]))).toEqual([
    { paragraph: 'start', blocks: [{ kind: 'paragraph', content: [{ text: 'We reach many people' }] }] },
  ]);
});
