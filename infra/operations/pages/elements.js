/**
 * Makes an element. Texts become text, never markup. `on…` are listeners, other properties are attributes; false and
 * undefined leave an attribute out.
 */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children.flat().filter((child) => child !== undefined && child !== false));
  return made;
}

const dateTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment in the reader's time; in full, with the zone, as a title. */
export const moment = (at) =>
  element('time', { datetime: at, title: new Date(at).toString() }, dateTime.format(new Date(at)));

let lastId = 0;

/** A labeled field. */
export function field(label, properties, ...children) {
  lastId += 1;
  const id = `field-${lastId}`;
  const { tag = 'input', hint, ...rest } = properties;
  return element(
    'div',
    { class: 'field' },
    element('label', { for: id }, label),
    hint && element('p', { id: `${id}-hint`, class: 'hint' }, hint),
    element(tag, { id, 'aria-describedby': hint && `${id}-hint`, ...rest }, ...children),
  );
}
