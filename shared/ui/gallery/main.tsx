import { createRoot } from 'react-dom/client';
import { HarambeeTheme } from '../src/index.ts';
import { TestRouter } from '../src/test-router.tsx';
import { FieldsPart } from './fields-part.tsx';
import { OverlaysPart } from './overlays-part.tsx';
import { PagePart } from './page-part.tsx';
import { SignInPart } from './sign-in-part.tsx';
import { StatesPart } from './states-part.tsx';

// `index.html#dark fields` shows one part in the dark scheme.
const [scheme, only] = decodeURIComponent(location.hash.slice(1)).split(' ');
localStorage.setItem('theme', scheme === 'dark' ? 'dark' : 'light');
document.documentElement.dataset.theme = localStorage.theme;
document.documentElement.lang = 'en';

const parts = {
  page: PagePart,
  fields: FieldsPart,
  states: StatesPart,
  'sign-in': SignInPart,
  overlays: OverlaysPart,
};

const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(
  <HarambeeTheme>
    <TestRouter>
      {Object.entries(parts)
        .filter(([name]) => (only ? name === only : name !== 'overlays'))
        .map(([name, Part]) => (
          <Part key={name} />
        ))}
    </TestRouter>
  </HarambeeTheme>,
);
