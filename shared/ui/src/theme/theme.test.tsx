import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HarambeeTheme } from './harambee-theme.tsx';
import { useThemePreference } from './theme-preference.tsx';
import { customProperties, darkColors, lightColors } from './tokens.ts';

const user = userEvent.setup();
const html = document.documentElement;

/** The operating system's choice, which can change while the page is open. */
function operatingSystem() {
  const listeners = new Set<() => void>();
  const system = { isDark: false };
  window.matchMedia = ((query: string) => ({
    get matches() {
      return query.includes('dark') && system.isDark;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
  return {
    switchTo(isDark: boolean) {
      system.isDark = isDark;
      act(() => {
        for (const listener of listeners) listener();
      });
    },
  };
}

function Chooser() {
  const { preference, scheme, setPreference } = useThemePreference();
  return (
    <>
      <output>{`${preference}: ${scheme}`}</output>
      {(['light', 'dark', 'system'] as const).map((name) => (
        <button key={name} type="button" onClick={() => setPreference(name)}>
          {name}
        </button>
      ))}
    </>
  );
}

const app = (
  <HarambeeTheme>
    <Chooser />
  </HarambeeTheme>
);

beforeEach(() => {
  localStorage.clear();
  operatingSystem();
});

test('follows the operating system until the user chooses', () => {
  const system = operatingSystem();
  render(app);
  expect(screen.getByRole('status')).toHaveTextContent('system: light');
  expect(html.dataset.theme).toBe('light');
  system.switchTo(true);
  expect(screen.getByRole('status')).toHaveTextContent('system: dark');
  expect(html.dataset.theme).toBe('dark');
});

test('stores the choice under its key, and no longer follows the system', async () => {
  const system = operatingSystem();
  render(app);
  await user.click(screen.getByText('light'));
  system.switchTo(true);
  expect(html.dataset.theme).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  await user.click(screen.getByText('system'));
  expect(localStorage.getItem('theme')).toBe('system');
  expect(html.dataset.theme).toBe('dark');
});

test('starts with the stored choice; an invalid one counts as system', () => {
  localStorage.setItem('theme', 'dark');
  const { unmount } = render(app);
  expect(html.dataset.theme).toBe('dark');
  unmount();
  localStorage.setItem('theme', 'purple');
  render(app);
  expect(screen.getByRole('status')).toHaveTextContent('system: light');
});

test('follows a choice made in another tab', () => {
  render(app);
  localStorage.setItem('theme', 'dark');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  });
  expect(html.dataset.theme).toBe('dark');
});

test('works if storage is blocked', async () => {
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden');
  });
  const unreadable = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden');
  });
  render(app);
  await user.click(screen.getByText('dark'));
  expect(html.dataset.theme).toBe('dark');
  forbidden.mockRestore();
  unreadable.mockRestore();
});

test('the hook throws outside the provider', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Chooser />)).toThrow('useThemePreference must be used within a HarambeeTheme');
  silent.mockRestore();
});

/** Contrast of two colors as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const light = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('the colors of the %s scheme', (_, colors) => {
  const surfaces = ['card', 'paper', 'raised', 'sunken', 'desk'] as const;

  test.each(['ink', 'ink-2', 'ink-3', 'primary-ink', 'accent-ink', 'danger-ink'] as const)(
    '%s reads on every surface',
    (ink) => {
      for (const surface of surfaces)
        expect(contrast(colors[ink], colors[surface])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['success', 'warning', 'error', 'info', 'pending'] as const)(
    '%s is readable on its tint',
    (tone) => {
      expect(contrast(colors[`${tone}-ink`], colors[`${tone}-tint`])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['primary', 'accent', 'danger'] as const)('text on %s buttons is readable', (kind) => {
    expect(contrast(colors[kind], colors[`on-${kind}`])).toBeGreaterThanOrEqual(4.5);
  });

  test('borders of controls and the focus ring are visible', () => {
    for (const surface of ['card', 'paper'] as const) {
      expect(contrast(colors['line-control'], colors[surface])).toBeGreaterThanOrEqual(3);
      expect(contrast(colors.focus, colors[surface])).toBeGreaterThanOrEqual(3);
    }
  });
});

test('tokens become custom properties', () => {
  expect(customProperties({ 'ink-2': '#47504B', 's-1': '4px' })).toBe('--ink-2:#47504B;--s-1:4px;');
});
