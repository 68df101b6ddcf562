interface Letter {
  node: Node;
  offset: number;
}

/** The letter under a pointer, as browsers tell it. */
export function letterAt({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Letter | undefined {
  if (document.caretPositionFromPoint) {
    const position = document.caretPositionFromPoint(clientX, clientY);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  const range = document.caretRangeFromPoint?.(clientX, clientY);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
