import { figurePattern } from '@harambee/domain';
import type { FactCard } from '@harambee/domain/schemas';
import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { registerRichText } from '@lexical/rich-text';
import {
  $addUpdateTag,
  $getNodeByKey,
  $getRoot,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  FORMAT_TEXT_COMMAND,
  HISTORY_MERGE_TAG,
  mergeRegister,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EditedParagraph, EngineWords } from './edited-paragraph.ts';
import { nodeOfBlock, nodesByParagraph, readParagraphs, showParagraphs } from './framework/editor-blocks.ts';
import { registerCommands, toggleKind } from './framework/editor-commands.ts';
import { type EditorLook, noLook, readLook } from './framework/editor-look.ts';
import { factNode, LineNode, UnsourcedNode } from './framework/editor-nodes.ts';
import { newSectionEditor } from './framework/new-section-editor.ts';
import { isTableTool, partAtCaret, registerTables, runTableTool } from './framework/table-commands.ts';
import { watchFigures } from './framework/unsourced-figures.ts';
import type { PastedText } from './paste/pasted-blocks.ts';
import { statedAs } from './sources/matching-facts.ts';
import type { ToolName } from './tools.tsx';

interface TextEditorOptions {
  words: RefObject<HTMLElement | null>;
  /** What it begins with. */
  paragraphs: readonly EditedParagraph[];
  engine: ReadonlyMap<string, EngineWords>;
  cards: ReadonlyMap<string, FactCard>;
  /** The paragraph that gets the caret. */
  startAt: string | undefined;
  onText: (paragraphs: EditedParagraph[]) => void;
  onPasted: (pasted: PastedText) => void;
}

const figuresOf = (engine: ReadonlyMap<string, EngineWords>): Set<string> =>
  new Set(
    [...engine.values()].flatMap(({ base }) => base.replace(/\{[^{}]+\}/g, ' ').match(figurePattern) ?? []),
  );

/** The framework behind one text: its text, what the toolbar shows, and what the tools do. */
export function useTextEditor(options: TextEditorOptions) {
  const { words, cards, engine } = options;
  const given = useRef(options);
  given.current.onText = options.onText;
  given.current.onPasted = options.onPasted;
  const [editor] = useState(newSectionEditor);
  const [look, setLook] = useState<EditorLook>(noLook);
  const [history, setHistory] = useState({ undo: false, redo: false });
  const order = given.current.paragraphs.map(({ paragraph }) => paragraph);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is set up once; later props concern what is saved
  useEffect(() => {
    const { paragraphs, startAt } = given.current;
    editor.setRootElement(words.current);
    const engines = figuresOf(engine);
    const stop = mergeRegister(
      registerRichText(editor),
      registerHistory(editor, createEmptyHistoryState(), 500),
      registerTables(editor),
      registerCommands(editor, cards, (pasted) => given.current.onPasted(pasted)),
      watchFigures(editor, (figure) => engines.has(figure)),
      editor.registerCommand(
        CAN_UNDO_COMMAND,
        (undo) => {
          setHistory((now) => ({ ...now, undo }));
          return false;
        },
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerCommand(
        CAN_REDO_COMMAND,
        (redo) => {
          setHistory((now) => ({ ...now, redo }));
          return false;
        },
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves }) => {
        setLook(editorState.read(readLook));
        if (dirtyElements.size + dirtyLeaves.size === 0) return;
        given.current.onText(editorState.read(() => readParagraphs(order)));
      }),
    );
    editor.update(
      () => {
        showParagraphs(paragraphs, cards);
        const lines = $getRoot().getChildren();
        const start = lines.find((line) => line instanceof LineNode && line.getParagraph() === startAt);
        (start ?? lines[0])?.selectStart();
        $addUpdateTag(HISTORY_MERGE_TAG);
      },
      { discrete: true },
    );
    words.current?.focus({ preventScroll: true });
    return () => {
      stop();
      editor.setRootElement(null);
    };
  }, []);

  const paragraphAtCaret = (): string | undefined => {
    const part = partAtCaret();
    if (!part) return undefined;
    for (const [paragraph, nodes] of nodesByParagraph(order)) {
      if (nodes.some((node) => node.is(part))) return paragraph;
    }
    return undefined;
  };

  const backToEngine = () => {
    const paragraph = paragraphAtCaret() ?? '';
    const nodes = nodesByParagraph(order).get(paragraph) ?? [];
    const wanted = engine
      .get(paragraph)
      ?.blocks.map((block, place) => nodeOfBlock(block, cards, place === 0 ? paragraph : ''));
    if (!wanted) return;
    for (const node of wanted) nodes[0]?.insertBefore(node);
    for (const node of nodes) node.remove();
    wanted[0]?.selectStart();
  };

  const run = (name: ToolName) => {
    if (name === 'bold' || name === 'italic') editor.dispatchCommand(FORMAT_TEXT_COMMAND, name);
    else if (name === 'undo') editor.dispatchCommand(UNDO_COMMAND, undefined);
    else if (name === 'redo') editor.dispatchCommand(REDO_COMMAND, undefined);
    else if (name === 'engine') editor.update(backToEngine);
    else if (isTableTool(name)) editor.update(() => runTableTool(name));
    else if (name !== 'link' && name !== 'comment') editor.update(() => toggleKind(name));
  };

  /** The number becomes a statement of the fact: in its own words where they say the same, else in the fact's. */
  const link = (key: string, card: FactCard) =>
    editor.update(() => {
      const node = $getNodeByKey(key);
      if (!(node instanceof UnsourcedNode)) return;
      const fact = factNode(statedAs(card, node.getTextContent()), card.id, card.value, card.kind);
      fact.setFormat(node.getFormat());
      node.replace(fact);
      fact.selectNext(0, 0);
    });

  return {
    look,
    history,
    run,
    link,
    /** With the caret where it was. */
    focus: () => {
      words.current?.focus({ preventScroll: true });
      editor.focus();
    },
    elementOf: (key: string) => editor.getElementByKey(key),
    keyOf: (element: HTMLElement): string | undefined =>
      editor.read(() =>
        $getRoot()
          .getAllTextNodes()
          .find((node) => element.contains(editor.getElementByKey(node.getKey())))
          ?.getKey(),
      ),
    paragraphAtCaret: () => editor.read(paragraphAtCaret),
  };
}
