// Stands in the document after the frame, and runs before the first paint: it shows the frame to people who are signed
// in, if the page is one of the app, as they left it on this device. It stays small and imports no library.
import { storageKeys } from '@harambee/platform/storage-keys';
import { isSignedInHere } from '../early/signed-in-here.ts';
import { frameId } from '../lib/document-frame.ts';
import { kindOfPage } from '../skeleton/page-kinds.ts';
import { namePerson } from './name-person.ts';

const isWide = (pixels: number) => matchMedia(`(min-width: ${pixels}px)`).matches;
const isOn = (key: string) => localStorage.getItem(key) === 'true';

function mark(frame: HTMLElement, selector: string, name: string, value = ''): void {
  for (const element of frame.querySelectorAll(selector)) element.setAttribute(name, value);
}

function show(): void {
  const frame = document.getElementById(frameId);
  const path = location.pathname.replace(/(.)\/$/, '$1');
  const kind = kindOfPage(path);
  if (!frame || !kind || !isSignedInHere()) return;
  mark(frame, `[data-skeleton=${kind}]`, 'data-shown');
  // Below these widths the sidebar is a drawer, and the assistant covers the page.
  const desk = '[data-part=desk]';
  if (isWide(1024) && isOn(storageKeys.sidebarCollapsed))
    mark(frame, `${desk},[data-part=side]>*`, 'data-collapsed');
  if (isWide(1440) && isOn(storageKeys.assistantOpen)) mark(frame, desk, 'data-assistant');
  for (const link of frame.querySelectorAll<HTMLAnchorElement>('nav a,ul a')) {
    const to = link.pathname;
    if (path === to || path.startsWith(`${to}/`)) link.setAttribute('aria-current', 'page');
    const label = link.querySelector('span')?.textContent;
    const heading = frame.querySelector('[data-shown] [data-part=title]');
    if (path === to && heading && label && kind !== 'dashboard' && link.closest('nav'))
      heading.textContent = label;
  }
  document.documentElement.dataset.frame = kind;
  void namePerson(frame);
}

show();
