import { charts, chartTables } from './parts/charts.tsx';
import { controls, openMenus } from './parts/controls.tsx';
import { display } from './parts/display.tsx';
import { feedback, toasts } from './parts/feedback.tsx';
import { fields } from './parts/fields.tsx';
import { layout, pages } from './parts/layout.tsx';
import { overlays } from './parts/overlays.tsx';
import type { Shown } from './show.tsx';

/** The parts of the gallery, by the word in their address. A test finds exported components that none of them has. */
export const parts: Readonly<Record<string, readonly Shown[]>> = {
  controls: [...controls, ...openMenus],
  fields,
  display,
  feedback: [...feedback, ...toasts],
  layout: [...layout, ...pages],
  overlays,
  charts: [...charts, ...chartTables],
};

/** For an address: lower case, with hyphens. */
export const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The address of a state that is shown alone: `overlays/dialog/long-words`. */
export const addressOf = (part: string, { name }: Shown, state: string): string =>
  [part, name, state].map(slug).join('/');
