import { styleOf } from './read-html.ts';

/** What a person is told of, since its words or meaning are lost. */
export type LeftOut = 'pictures' | 'footnotes' | 'comments' | 'deletions' | 'rows' | 'columns' | 'the end';

const silently = new Set([
  'STYLE',
  'SCRIPT',
  'TITLE',
  'META',
  'LINK',
  'HEAD',
  'XML',
  'NOSCRIPT',
  'TEMPLATE',
  'O:P',
]);
const pictures = new Set(['IMG', 'SVG', 'PICTURE', 'OBJECT', 'EMBED', 'IFRAME', 'VIDEO', 'AUDIO', 'CANVAS']);

/** Marks of footnotes and the notes themselves, as Word, LibreOffice and Google Docs write them. */
const isFootnote = (element: Element): boolean =>
  /mso-(footnote|endnote)-id|mso-element:\s*(footnote|endnote)/i.test(styleOf(element)) ||
  /\b(sdfootnote|sdendnote|MsoFootnote|MsoEndnote)/i.test(element.className) ||
  /^(sd)?(foot|end)note\d+$|^(ft|ed)n\d+$/i.test(element.id) ||
  (element.tagName === 'SUP' && isFootnoteLink(element.firstElementChild)) ||
  isFootnoteLink(element);

const isFootnoteLink = (element: Element | null): boolean =>
  element?.tagName === 'A' && /#_?ftnt?/.test(element.getAttribute('href') ?? '');

const isComment = (element: Element): boolean =>
  /mso-comment|mso-element:\s*comment/i.test(styleOf(element)) || /\bmsocom/i.test(element.className);

/** Whether an element is left out with all that is in it, and what to call that. */
export function droppedAs(element: Element): LeftOut | 'nothing' | undefined {
  const tag = element.tagName.toUpperCase();
  if (silently.has(tag)) return tag === 'O:P' && /\S/.test(element.textContent ?? '') ? undefined : 'nothing';
  if (pictures.has(tag)) return 'pictures';
  if (isFootnote(element)) return 'footnotes';
  if (isComment(element)) return 'comments';
  if (tag === 'DEL') return 'deletions';
  // What is not to be seen where it was copied is not pasted.
  if (/mso-hide:\s*all|(?<![-\w])display:\s*none|mso-list:\s*ignore/i.test(styleOf(element)))
    return 'nothing';
  return element.hasAttribute('hidden') ? 'nothing' : undefined;
}
