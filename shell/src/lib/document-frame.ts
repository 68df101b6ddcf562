/** Id of the element with the frame of the document (`src/frame`). */
export const frameId = 'frame';

/** Whether the document shows its frame: until something of the app stands in its place. */
export const isFramed = (): boolean => document.documentElement.dataset.frame !== undefined;

/** Takes the frame away. Called in the commit that paints something else in its place, so nothing flashes. */
export function removeFrame(): void {
  delete document.documentElement.dataset.frame;
  document.getElementById(frameId)?.remove();
}
