import { media } from '@harambee/ui';
import { frameId } from '../lib/document-frame.ts';

/**
 * What only the frame of the document needs. It is hidden unless `frame-script.ts` shows it, on top of the app, which
 * takes it away once it stands in the same place. What exists once for each width in the app is here for all widths.
 */
export const frameRules = `
#${frameId} { display: none; }
:root[data-frame] #${frameId} { display: block; }
:root[data-frame] #root { position: absolute; inset: 0; z-index: -1; overflow: hidden; }
#${frameId} [data-skeleton], #${frameId} [data-part='panel'] { display: none; }
#${frameId} [data-skeleton][data-shown] { display: block; }
#${frameId} [data-assistant] > [data-part='panel'] { display: block; height: 100dvh; padding: 8px 8px 8px 0; }
#${frameId} [data-part='panel'] > div { height: 100%; border: 1px solid var(--line); border-radius: var(--r-sheet); background: var(--card); }
@media ${media.desktop} { #${frameId} [data-part='menu'] { display: none; } }
@media ${media.belowDesktop} { #${frameId} [data-part='side'] { display: none; } }
`.trim();
