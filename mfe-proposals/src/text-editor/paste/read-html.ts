/** Beyond this nobody pastes text; the rest is dropped, and the person is told. */
const longestHtml = 4_000_000;
/** Elements within elements. What is deeper is read as words. */
export const deepest = 200;

/** Without style sheets: one pass, however many of them have no end. */
function withoutStyleSheets(html: string): string {
  const [start, end] = [/<style\b/gi, /<\/style\s*>/gi];
  let kept = '';
  let at = 0;
  for (;;) {
    start.lastIndex = at;
    const from = start.exec(html)?.index;
    end.lastIndex = from ?? 0;
    if (from === undefined || !end.test(html)) return kept + html.slice(at);
    kept += html.slice(at, from);
    at = end.lastIndex;
  }
}

/**
 * HTML from the clipboard as elements of a document of its own: nothing in it runs or is fetched. The security policy
 * of the page allows no inline styles, in such a document neither: they are read as data.
 */
export function parseHtml(html: string): { body: HTMLElement; isCut: boolean } {
  const plain = withoutStyleSheets(html.slice(0, longestHtml)).replace(/<[^<>]+>/g, (tag) =>
    tag.replace(/\sstyle\s*=/gi, ' data-style='),
  );
  const { body } = new DOMParser().parseFromString(plain, 'text/html');
  return { body, isCut: html.length > longestHtml };
}

/** One after the other: a live list of them is slow where there are many. */
export function* childrenOf(node: Node): Generator<Node> {
  for (let child = node.firstChild; child; child = child.nextSibling) yield child;
}

/** What an element says of its look. */
export const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';
