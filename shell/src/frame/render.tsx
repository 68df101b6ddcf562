import { HarambeeTheme } from '@harambee/ui';
import { RouterNavigation } from '@harambee/ui/app';
import { collectStyles, withoutStyleAttributes } from '@harambee/ui/static';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { frameId } from '../lib/document-frame.ts';
import { frameRules } from './frame-rules.ts';
import { StaticFrame } from './static-frame.tsx';

// Run by the build (`shared/config/webpack/documents`), outside a browser.

/** The frame of the document and the style element of the document. */
export function renderFrame(): { frame: string; styles: string } {
  const { collect, element } = collectStyles();
  const { html, rules } = withoutStyleAttributes(
    renderToStaticMarkup(
      collect(
        <HarambeeTheme>
          <MemoryRouter initialEntries={['/nowhere']}>
            <RouterNavigation>
              <StaticFrame />
            </RouterNavigation>
          </MemoryRouter>
        </HarambeeTheme>,
      ),
    ),
  );
  return {
    frame: `<div id="${frameId}" inert aria-hidden="true">${html}</div>`,
    styles: element(`${rules}${frameRules}`),
  };
}
