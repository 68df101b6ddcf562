const marks = '[data-mark][role=button]';

/** One stop of the Tab key in each section: a text has hundreds of marks. */
export function setStops(root: HTMLElement): void {
  for (const section of root.querySelectorAll('section')) {
    if (section.querySelector(`${marks}[tabindex="0"]`)) continue;
    section.querySelector<HTMLElement>(marks)?.setAttribute('tabindex', '0');
  }
}

/** The mark one is on is where the Tab key comes back to. */
export function onlyStop(mark: HTMLElement): void {
  for (const other of mark.closest('section')?.querySelectorAll(`${marks}[tabindex="0"]`) ?? []) {
    if (other !== mark) other.setAttribute('tabindex', '-1');
  }
  mark.setAttribute('tabindex', '0');
}

/** Where a key leads: the arrows through the whole text, Home and End within the section. */
export function nextMark(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>(marks)];
  const own = [...(from.closest('section')?.querySelectorAll<HTMLElement>(marks) ?? [])];
  const isBefore = (mark: HTMLElement) =>
    (from.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const isAfter = (mark: HTMLElement) =>
    (from.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  switch (key) {
    case 'ArrowRight':
      return all.find(isAfter);
    case 'ArrowLeft':
      return all.findLast(isBefore);
    case 'Home':
      return own[0];
    case 'End':
      return own.at(-1);
    default:
      return undefined;
  }
}

/** The next missing fact after the one that has the focus; after the last the first again. */
export function nextNeed(root: HTMLElement): HTMLElement | undefined {
  const needs = [...root.querySelectorAll<HTMLElement>('[data-mark=need]')];
  const at = needs.indexOf(document.activeElement as HTMLElement);
  return needs[at + 1] ?? needs[0];
}
