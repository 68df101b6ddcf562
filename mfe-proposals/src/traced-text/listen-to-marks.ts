import { nextMark, onlyStop } from './mark-stops.ts';

/** What the listeners know of the open card; changed in place, so that no listener looks at what was. */
export interface MarkWatch {
  mark?: HTMLElement;
  card?: HTMLElement;
  /** Opened on purpose: it stays when the pointer leaves. */
  isPinned: boolean;
  /** It gets the focus as soon as it is there. */
  isCardAwaited: boolean;
}

interface MarkActions {
  show: (mark: HTMLElement | undefined, isPinned?: boolean) => void;
  goBack: () => void;
  focusIn: (card: HTMLElement) => void;
}

const hoverPause = 120;
/** Long enough to reach the card with the pointer (WCAG 1.4.13). */
const leavePause = 220;

/** A found stretch has a card as a mark has, but is no button. */
const markAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-mark][role=button],[data-found]')) ||
  undefined;

/** One set of listeners for all marks of a text. Answers how to stop them. */
export function listenToMarks(root: HTMLElement, watch: MarkWatch, actions: MarkActions): () => void {
  const stops: (() => void)[] = [];
  const on = <Type extends keyof DocumentEventMap>(
    target: HTMLElement | Document,
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
    capture = false,
  ) => {
    target.addEventListener(type, listener as EventListener, capture);
    stops.push(() => target.removeEventListener(type, listener as EventListener, capture));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (pause: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, pause);
  };

  const isInCard = (target: EventTarget | null) => target instanceof Node && !!watch.card?.contains(target);
  const isOutside = (target: EventTarget | null) => !isInCard(target) && markAt(target) === undefined;
  const leave = () => {
    const focused = document.activeElement;
    if (!watch.isPinned && watch.mark !== focused && !isInCard(focused)) actions.show(undefined);
  };
  const press = (mark: HTMLElement, isIntoCard: boolean) => {
    clearTimeout(timer);
    const card = watch.mark === mark ? watch.card : undefined;
    actions.show(mark, true);
    if (isIntoCard && card) actions.focusIn(card);
    else watch.isCardAwaited = isIntoCard;
  };

  const pointer = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const mark = markAt(event.target);
    if (isInCard(event.target) || (mark && mark === watch.mark)) clearTimeout(timer);
    else if (mark?.dataset.mark && !watch.isPinned) later(hoverPause, () => actions.show(mark));
    else later(leavePause, leave);
  };
  on(root, 'pointerover', pointer);
  on(root, 'pointerleave', () => later(leavePause, leave));

  const focus = (event: FocusEvent) => {
    const mark = markAt(event.target);
    if (!mark) return;
    clearTimeout(timer);
    if (mark.dataset.mark) onlyStop(mark);
    if (mark !== watch.mark) actions.show(mark);
  };
  on(root, 'focusin', focus);
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (isOutside(relatedTarget)) actions.show(undefined);
  };
  on(root, 'focusout', blur);

  const click = ({ target, detail }: MouseEvent) => {
    const mark = markAt(target);
    // A click without a pointer is a screen reader's or a voice's.
    if (mark?.dataset.mark) press(mark, detail === 0);
  };
  on(root, 'click', click);

  const key = (event: KeyboardEvent) => {
    if (isInCard(event.target)) return leaveCardByTab(event, watch.card, actions.goBack);
    const mark = markAt(event.target);
    if (!mark || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') press(mark, true);
    else {
      const next = nextMark(root, mark, event.key);
      if (!next) return;
      next.focus();
    }
    event.preventDefault();
  };
  on(root, 'keydown', key);

  // Escape closes it wherever the focus is, a press elsewhere too.
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !watch.mark) return;
    event.stopPropagation();
    if (isInCard(document.activeElement)) actions.goBack();
    else actions.show(undefined);
  };
  on(document, 'keydown', onEscape, true);
  const elsewhere = ({ target }: PointerEvent) => {
    if (watch.mark && isOutside(target)) actions.show(undefined);
  };
  on(document, 'pointerdown', elsewhere);

  stops.push(() => clearTimeout(timer));
  return () => {
    for (const stop of stops) stop();
  };
}

/** The card stands at the end of the text: from its ends the Tab key leads back to the words it speaks of. */
function leaveCardByTab(event: KeyboardEvent, card: HTMLElement | undefined, goBack: () => void): void {
  if (event.key !== 'Tab') return;
  const stops = [...(card?.querySelectorAll('a, button') ?? [])];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (edge && event.target !== edge && event.target !== card) return;
  event.preventDefault();
  goBack();
}
