/**
 * A cheap `getComputedStyle` for pages without style sheets (`withoutStyles` in `web-env.cjs`). For every ancestor of
 * every element that a query by role or name inspects, jsdom checks every rule of its default style sheet, which
 * takes a tenth of the time of a page's tests. This answers those queries from the tag and inline styles; jsdom
 * answers everything else, and pages with style sheets.
 */
const inherited = { visibility: 'visible', pointerEvents: 'auto' };

/** Asking creates the declaration (`styles.cjs`). */
const inline = (element) => (element.hasAttribute('style') ? element.style : undefined);

exports.cheapComputedStyle = (window) => {
  const { getComputedStyle } = window;
  const displays = new Map();

  /** The style that follows from tag and attributes alone, computed once for each kind of element. */
  function displayOf(element) {
    const own = inline(element)?.display;
    if (own) return own;
    const { localName, hidden } = element;
    const kind = `${localName} ${hidden} ${element.getAttribute('type')} ${element.hasAttribute('open')}`;
    if (!displays.has(kind)) displays.set(kind, getComputedStyle.call(window, element).display);
    return displays.get(kind);
  }

  function inheritedBy(element, property) {
    for (let at = element; at?.nodeType === 1; at = at.parentNode) {
      const own = inline(at)?.[property];
      if (own && own !== 'inherit') return own;
    }
    return inherited[property];
  }

  const answers = {
    display: displayOf,
    opacity: (element) => inline(element)?.opacity || '1',
    visibility: (element) => inheritedBy(element, 'visibility'),
    'pointer-events': (element) => inheritedBy(element, 'pointerEvents'),
  };
  answers.pointerEvents = answers['pointer-events'];

  return (element, pseudo) => {
    const whole = () => getComputedStyle.call(window, element, pseudo);
    if (pseudo || window.document.styleSheets.length > 0 || element?.nodeType !== 1) return whole();
    return new Proxy(
      {},
      {
        get(_, name) {
          if (Object.hasOwn(answers, name)) return answers[name](element);
          if (name === 'getPropertyValue')
            return (property) =>
              Object.hasOwn(answers, property)
                ? answers[property](element)
                : whole().getPropertyValue(property);
          const style = whole();
          const value = style[name];
          return typeof value === 'function' ? value.bind(style) : value;
        },
      },
    );
  };
};
