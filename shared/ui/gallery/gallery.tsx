import { useState, useSyncExternalStore } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { RouterNavigation } from '../src/app.ts';
import {
  asRoom,
  Global,
  HarambeeTheme,
  NavigationProvider,
  styled,
  ThemePreferenceProvider,
  useThemePreference,
} from '../src/index.ts';
import { addressOf, parts, slug } from './parts.ts';
import type { Shown, ShownState } from './show.tsx';

const Top = styled.header`
  display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 16px 24px; border-bottom: 1px solid var(--line);
  h1 { font-size: 20px; line-height: 28px; }
  nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0; padding: 0; list-style: none; }
  nav a { color: var(--primary-ink); display: inline-block; padding: 4px 0; }
  nav a[aria-current] { font-weight: 700; }
  label { display: inline-flex; gap: 6px; align-items: center; }
  @media (max-width: 599px) { padding: 12px 16px; }
`;
const Component = styled.section`
  padding: 24px; border-bottom: 1px solid var(--line-soft);
  & > h2 { font-size: 18px; line-height: 24px; margin-bottom: 12px; }
  @media (max-width: 599px) { padding: 16px; }
`;
const States = styled.div`
  display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 440px), 1fr)); align-items: start;
  &[data-small] { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: flex-end; }
  :root[data-narrow] &:not([data-small]) { grid-template-columns: 320px; }
`;
const State = styled.figure`
  margin: 0; min-width: 0;
  & > figcaption { font-size: var(--t-xs); color: var(--ink-3); margin-bottom: 4px; overflow-wrap: anywhere; }
  &:not([data-small]) > div { ${asRoom} }
`;

/** What is shown: the part or the single state that the address names. */
const address = () => decodeURIComponent(location.hash.slice(1));
const subscribe = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};
const useAddress = () => useSyncExternalStore(subscribe, address);

/** Components without a look of their own: these are around everything, or inside one that is. */
export const frame: readonly unknown[] = [
  HarambeeTheme,
  ThemePreferenceProvider,
  Global,
  RouterNavigation,
  NavigationProvider,
];

/** Every component of the package in every state. */
export function Gallery() {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <InRouter /> }]));
  return (
    <HarambeeTheme>
      <RouterProvider router={router} />
    </HarambeeTheme>
  );
}

const InRouter = () => (
  <RouterNavigation>
    <Shows address={useAddress()} />
  </RouterNavigation>
);

function Shows({ address: shown }: { address: string }) {
  for (const [part, components] of Object.entries(parts)) {
    for (const component of components) {
      const state = component.states.find(({ name }) => addressOf(part, component, name) === shown);
      if (state) return <Alone key={shown} state={state} />;
    }
  }
  const [first = ''] = Object.keys(parts);
  return <Overview key={shown} part={Object.hasOwn(parts, shown) ? shown : first} />;
}

const Room = styled.main`${asRoom} min-height: 100vh;`;

/** One state in a page of its own, as the app shows it. */
const Alone = ({ state }: { state: ShownState }) => <Room>{state.element}</Room>;

/** All components of a part; states that cover the page are links. */
function Overview({ part }: { part: string }) {
  return (
    <>
      <Top>
        <h1>Gallery</h1>
        <nav aria-label="Parts">
          <ul>
            {Object.keys(parts).map((name) => (
              <li key={name}>
                <a href={`#${name}`} aria-current={name === part ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Looks />
      </Top>
      <main>
        {parts[part]?.map((component, place) => (
          // A component may stand in a part twice, with states of different sizes.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Component key={place} aria-labelledby={`${slug(component.name)}-${place}`}>
            <h2 id={`${slug(component.name)}-${place}`}>{component.name}</h2>
            <AllStates part={part} component={component} />
          </Component>
        ))}
      </main>
    </>
  );
}

function AllStates({ part, component }: { part: string; component: Shown }) {
  const { states, isAlone, isSmall } = component;
  if (isAlone)
    return (
      <ul>
        {states.map(({ name }) => (
          <li key={name}>
            <a href={`#${addressOf(part, component, name)}`} data-alone>
              {component.name}, {name}
            </a>
          </li>
        ))}
      </ul>
    );
  return (
    <States data-small={isSmall || undefined}>
      {states.map(({ name, element }) => (
        <State key={name} data-small={isSmall || undefined}>
          <figcaption>{name}</figcaption>
          <div>{element}</div>
        </State>
      ))}
    </States>
  );
}

function Looks() {
  const { scheme, setPreference } = useThemePreference();
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={scheme === 'dark'}
          onChange={({ target }) => setPreference(target.checked ? 'dark' : 'light')}
        />
        Dark
      </label>
      <label>
        <input
          type="checkbox"
          defaultChecked={'narrow' in document.documentElement.dataset}
          onChange={({ target }) => document.documentElement.toggleAttribute('data-narrow', target.checked)}
        />
        Narrow
      </label>
    </>
  );
}
