import { propertyRuns } from '@harambee/config/property-runs.mjs';
import { textEditLimits } from '@harambee/domain';
import type { TableBlock, TextBlock, TextInline } from '@harambee/domain/schemas';
import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { registerRichText } from '@lexical/rich-text';
import fc from 'fast-check';
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  KEY_TAB_COMMAND,
  REDO_COMMAND,
  SELECT_ALL_COMMAND,
  UNDO_COMMAND,
} from 'lexical';
import { givePagesWhatEditorsNeed } from '../../testing/editor-page.ts';
import { readParagraphs, showParagraphs } from './editor-blocks.ts';
import { readLook } from './editor-look.ts';
import { UnsourcedNode } from './editor-nodes.ts';
import { newSectionEditor } from './new-section-editor.ts';
import { registerTables, runTableTool, type TableTool } from './table-commands.ts';
import { cellsOf, TextTableNode } from './table-nodes.ts';
import { watchFigures } from './unsourced-figures.ts';

beforeAll(givePagesWhatEditorsNeed);

const people: TextInline = { fact: 'proposal.beneficiaries', text: '5,320', value: '5,320' };
const given: TableBlock = {
  kind: 'table',
  rows: [
    [[{ text: 'Village' }], [{ text: 'Pupils' }]],
    [[{ text: 'Lodwar' }], [people]],
  ],
};

function openTable(blocks: TextBlock[] = [given]) {
  const editor = newSectionEditor();
  const root = document.createElement('div');
  root.contentEditable = 'true';
  document.body.append(root);
  editor.setRootElement(root);
  registerRichText(editor);
  registerHistory(editor, createEmptyHistoryState(), 0);
  registerTables(editor);
  watchFigures(editor, () => false);
  const update = (change: () => void) => editor.update(change, { discrete: true });
  update(() => showParagraphs([{ paragraph: 'p1', blocks }], new Map()));
  const table = () =>
    $getRoot()
      .getChildren()
      .find((node) => node instanceof TextTableNode);
  const tableNow = () => {
    const found = table();
    if (!found) throw new Error('there is no table');
    return found;
  };
  return {
    ...{ editor, root, update, tableNow },
    caretIn: (row: number, column: number) => update(() => cellsOf(tableNow())[row]?.[column]?.selectEnd()),
    type: (text: string) =>
      update(() => {
        const selection = $getSelection();
        if ($isRangeSelection(selection)) selection.insertText(text);
      }),
    use: (tool: TableTool) => update(() => runTableTool(tool)),
    press: (shiftKey = false) => {
      const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, cancelable: true });
      update(() => void editor.dispatchCommand(KEY_TAB_COMMAND, event));
      return event.defaultPrevented;
    },
    look: () => editor.read(readLook),
    blocks: () => editor.read(() => readParagraphs(['p1'])).flatMap((one) => one.blocks),
    rows: () =>
      editor.read(() => cellsOf(tableNow()).map((cells) => cells.map((cell) => cell.getTextContent()))),
  };
}

test('cells are written in; numbers in them are unsourced, facts stay locked', () => {
  const { caretIn, type, blocks, editor } = openTable();
  caretIn(1, 0);
  type(' for 48 taps');
  expect(blocks()).toEqual([
    { kind: 'table', rows: [given.rows[0], [[{ text: 'Lodwar for 48 taps' }], [people]]] },
  ]);
  const unsourced = () =>
    editor.read(() =>
      $getRoot()
        .getAllTextNodes()
        .filter((node) => node instanceof UnsourcedNode)
        .map((node) => node.getTextContent()),
    );
  expect(unsourced()).toEqual(['48']);
  caretIn(1, 1);
  type('9');
  expect(blocks()).toMatchObject([{ rows: [given.rows[0], [{}, [people, { text: '9' }]]] }]);
});

test('Tab goes from cell to cell and makes a row at the end; with Shift it goes back, and out of the first cell', () => {
  const { caretIn, press, look, rows } = openTable();
  caretIn(0, 0);
  const place = () => [look().cell?.row, look().cell?.column];
  expect(look().cell).toEqual({ row: 1, column: 1, rows: 2, columns: 2, head: '' });
  press();
  expect(place()).toEqual([1, 2]);
  press();
  press();
  expect(look().cell).toEqual({ row: 2, column: 2, rows: 2, columns: 2, head: 'Pupils' });
  expect(press()).toBe(true);
  expect([place(), rows()]).toEqual([
    [3, 1],
    [
      ['Village', 'Pupils'],
      ['Lodwar', '5,320'],
      ['', ''],
    ],
  ]);
  press(true);
  expect(place()).toEqual([2, 2]);
  for (let back = 0; back < 4; back += 1) press(true);
  expect(look().cell).toBeUndefined();
});

test('rows and columns are added and removed; the last of them stays; undo and redo', () => {
  const { caretIn, use, rows, editor, update, root } = openTable();
  caretIn(0, 0);
  use('rowBelow');
  use('columnAfter');
  expect(rows()).toEqual([
    ['Village', '', 'Pupils'],
    ['', '', ''],
    ['Lodwar', '', '5,320'],
  ]);
  expect([...root.querySelectorAll('th')].map((head) => head.textContent)).toEqual(['Village', '', 'Pupils']);
  update(() => void editor.dispatchCommand(UNDO_COMMAND, undefined));
  expect(rows()[0]).toEqual(['Village', 'Pupils']);
  update(() => void editor.dispatchCommand(REDO_COMMAND, undefined));
  expect(rows()[0]).toEqual(['Village', '', 'Pupils']);
  caretIn(0, 0);
  use('removeRow');
  expect([...root.querySelectorAll('th')]).toHaveLength(3);
  for (let more = 0; more < 4; more += 1) use('removeRow');
  for (let more = 0; more < 4; more += 1) use('removeColumn');
  expect(rows()).toEqual([['5,320']]);
});

test('a table is made from nothing, named by its heads for screen readers, and removed again', () => {
  const { update, use, type, blocks, root, rows, look } = openTable([]);
  update(() => $getRoot().selectEnd());
  use('table');
  type('Year');
  use('table');
  expect(rows()).toEqual([
    ['Year', ''],
    ['', ''],
    ['', ''],
  ]);
  expect(root.querySelector('table')).toHaveAttribute('aria-label', 'Table: Year');
  expect(blocks()).toEqual([
    {
      kind: 'table',
      rows: [[[{ text: 'Year' }], []]],
    },
  ]);
  expect(look().kind).toBeUndefined();
  use('removeTable');
  expect(blocks()).toEqual([]);
});

test('a selection that leaves the table is in no cell, and no tool of tables changes anything', () => {
  const before: TextBlock = { kind: 'paragraph', content: [{ text: 'Before it' }] };
  const { update, use, look, rows, tableNow } = openTable([before, given]);
  update(() => {
    const selection = $getRoot().getFirstChild()?.selectStart();
    const line = cellsOf(tableNow())[1]?.[0]?.getFirstChild();
    if (line) selection?.focus.set(line.getKey(), 0, 'element');
  });
  expect(look().cell).toBeUndefined();
  for (const tool of ['rowBelow', 'columnAfter', 'removeRow', 'removeColumn'] as const) use(tool);
  expect(rows()).toEqual([
    ['Village', 'Pupils'],
    ['Lodwar', '5,320'],
  ]);
});

test('no more rows and columns than a text takes; rows of other lengths become even', () => {
  const many = { length: textEditLimits.tableRows };
  const { caretIn, use, rows, press } = openTable([
    { kind: 'table', rows: Array.from(many, (_, row) => (row === 0 ? [[{ text: 'a' }], []] : [[]])) },
  ]);
  expect(rows().every((row) => row.length === 2)).toBe(true);
  caretIn(textEditLimits.tableRows - 1, 1);
  use('rowBelow');
  press();
  expect(rows()).toHaveLength(textEditLimits.tableRows);
  caretIn(0, 0);
  for (let more = 0; more < textEditLimits.tableColumns; more += 1) use('columnAfter');
  expect(rows()[0]).toHaveLength(textEditLimits.tableColumns);
});

test('lines of a cell are kept; whatever is pressed, a table stays one that can be stored', () => {
  const step = fc.oneof(
    fc.record({ at: fc.tuple(fc.nat(5), fc.nat(5)) }),
    fc.record({ text: fc.constantFrom('a', '12', ' ', ',000', 'é') }),
    fc.record({
      tool: fc.constantFrom<TableTool>('table', 'rowBelow', 'columnAfter', 'removeRow', 'removeColumn'),
    }),
    fc.record({ key: fc.constantFrom('tab', 'back', 'enter', 'break', 'undo', 'redo', 'all') }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const app = openTable();
      const { editor, update } = app;
      app.caretIn(0, 0);
      for (const one of steps) {
        if ('at' in one && app.editor.read(() => $getRoot().getFirstChild() instanceof TextTableNode))
          app.caretIn(...one.at);
        if ('text' in one) app.type(one.text);
        if ('tool' in one) app.use(one.tool);
        if (!('key' in one)) continue;
        if (one.key === 'tab' || one.key === 'back') app.press(one.key === 'back');
        else
          update(() => {
            if (one.key === 'enter') editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined);
            else if (one.key === 'break') editor.dispatchCommand(INSERT_LINE_BREAK_COMMAND, false);
            else if (one.key === 'undo') editor.dispatchCommand(UNDO_COMMAND, undefined);
            else if (one.key === 'redo') editor.dispatchCommand(REDO_COMMAND, undefined);
            else editor.dispatchCommand(SELECT_ALL_COMMAND, new KeyboardEvent('keydown'));
          });
      }
      const read = app.blocks();
      for (const block of read) {
        if (block.kind !== 'table') continue;
        expect(new Set(block.rows.map((row) => row.length)).size).toBe(1);
        expect(block.rows.length).toBeLessThanOrEqual(textEditLimits.tableRows);
        expect(block.rows[0]?.length).toBeLessThanOrEqual(textEditLimits.tableColumns);
      }
      // Shown anew, it is the same.
      expect(openTable(read).blocks()).toEqual(read);
    }),
    { numRuns: propertyRuns(60) },
  );
});
