/**
 * The design tokens: the only source of colors, sizes and durations. `GlobalStyles` publishes each as a custom
 * property with the same name (`--ink-2`, `--r-card`) for style rules.
 */
export const lightColors = {
  desk: '#F2EDE3',
  paper: '#FBF8F3',
  card: '#FFFEFB',
  raised: '#FFFFFF',
  sunken: '#F5F0E7',
  line: '#E5DDCE',
  'line-soft': '#EEE8DC',
  'line-control': '#898371',
  scrim: 'rgb(28 35 33 / .38)',

  ink: '#1C2321',
  'ink-2': '#47504B',
  'ink-3': '#636A63',

  primary: '#0E6B56',
  'primary-hover': '#0A5645',
  'on-primary': '#FFFFFF',
  'primary-ink': '#0B604D',
  'primary-tint': '#E2EFE8',
  'primary-line': '#B5D3C6',

  accent: '#E59F1A',
  'accent-hover': '#D48F0C',
  'on-accent': '#231803',
  'accent-ink': '#855400',
  'accent-tint': '#FBEFD5',
  'accent-line': '#ECD09A',

  danger: '#B4482B',
  'danger-hover': '#9A3A20',
  'on-danger': '#FFFFFF',
  'danger-ink': '#9E3B20',
  'danger-tint': '#FAE8E1',
  'danger-line': '#E4B7A6',

  'success-ink': '#2A6B33',
  'success-tint': '#E5F1E1',
  'success-line': '#BBD8B4',
  'warning-ink': '#7C5200',
  'warning-tint': '#FBEFD5',
  'warning-line': '#ECD09A',
  'error-ink': '#9E3B20',
  'error-tint': '#FAE8E1',
  'error-line': '#E4B7A6',
  'info-ink': '#1D5C86',
  'info-tint': '#E2EEF5',
  'info-line': '#B4D0E1',
  'pending-ink': '#5A536E',
  'pending-tint': '#EEEBF2',
  'pending-line': '#D2CBDE',

  'rarity-common': '#6B6759',
  'rarity-uncommon': '#0E6B56',
  'rarity-rare': '#1D5C86',
  'rarity-epic': '#7A3772',
  'rarity-legendary': '#9A6200',
  'on-rarity': '#FFFFFF',
  'legendary-fill': '#E59F1A',
  'on-legendary': '#231803',

  focus: '#0E6B56',
  float:
    '0 0 0 1px rgb(28 35 33 / .06), 0 2px 4px rgb(28 35 33 / .04), 0 18px 48px -12px rgb(28 35 33 / .24)',

  'art-hull': '#FBF8F3',
  'art-sun': '#E59F1A',
  'art-sky': '#0E6B56',
  'art-hill': '#0A4C3D',
  'art-wave-1': '#0B5746',
  'art-wave-2': '#0E6B56',
  'art-wave-3': '#2F8A72',
};

/** A custom property that differs between the two schemes. */
export type ColorToken = keyof typeof lightColors;

export const darkColors: Record<ColorToken, string> = {
  desk: '#0A100E',
  paper: '#0F1614',
  card: '#16201C',
  raised: '#1D2924',
  sunken: '#121B18',
  line: '#29352F',
  'line-soft': '#202B26',
  'line-control': '#6E7F77',
  scrim: 'rgb(4 8 7 / .66)',

  ink: '#E9EEE9',
  'ink-2': '#BAC5BF',
  'ink-3': '#93A29A',

  primary: '#5DBB9D',
  'primary-hover': '#74CBB0',
  'on-primary': '#06211A',
  'primary-ink': '#7ACFB4',
  'primary-tint': '#17302A',
  'primary-line': '#2C5548',

  accent: '#E8B04A',
  'accent-hover': '#F0C06A',
  'on-accent': '#231803',
  'accent-ink': '#EBBE6C',
  'accent-tint': '#2F2614',
  'accent-line': '#5A4820',

  danger: '#E08A6C',
  'danger-hover': '#EA9E84',
  'on-danger': '#2A0E05',
  'danger-ink': '#F0A389',
  'danger-tint': '#33201A',
  'danger-line': '#6A3C2D',

  'success-ink': '#8FCF93',
  'success-tint': '#1A2E1D',
  'success-line': '#355239',
  'warning-ink': '#EBBE6C',
  'warning-tint': '#2F2614',
  'warning-line': '#5A4820',
  'error-ink': '#F0A389',
  'error-tint': '#33201A',
  'error-line': '#6A3C2D',
  'info-ink': '#8DC3E8',
  'info-tint': '#172A37',
  'info-line': '#2D4B60',
  'pending-ink': '#BDB4D6',
  'pending-tint': '#26222F',
  'pending-line': '#453E57',

  'rarity-common': '#A39E8D',
  'rarity-uncommon': '#5DBB9D',
  'rarity-rare': '#79B4DC',
  'rarity-epic': '#CD93C4',
  'rarity-legendary': '#E8B04A',
  'on-rarity': '#10160F',
  'legendary-fill': '#E8B04A',
  'on-legendary': '#231803',

  focus: '#7ACFB4',
  float: '0 0 0 1px rgb(255 255 255 / .07), 0 18px 48px -12px rgb(0 0 0 / .7)',

  'art-hull': '#DDE6DF',
  'art-sun': '#E8B04A',
  'art-sky': '#142722',
  'art-hill': '#0E1C18',
  'art-wave-1': '#11231E',
  'art-wave-2': '#163029',
  'art-wave-3': '#2A5548',
};

/** In the dark scheme, hairlines and plain buttons on raised surfaces are lighter, too. */
export const darkRaisedColors: Partial<Record<ColorToken, string>> = {
  'line-soft': '#313E38',
  line: '#3A4842',
  card: '#25322C',
  sunken: '#1A2520',
};

/** What both schemes share: type, space, shape and motion. */
export const sizes = {
  'font-head':
    '"Bricolage Grotesque Variable", "Bricolage Fallback", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  'font-text': '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  'font-mono': 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, "Liberation Mono", monospace',
  't-xs': '12px',
  't-sm': '13px',
  't-md': '14px',
  't-lg': '16px',
  't-h4': '16px',
  't-h3': '18px',
  't-h2': '22px',
  't-h1': '28px',
  't-display': '40px',
  's-1': '4px',
  's-2': '8px',
  's-3': '12px',
  's-4': '16px',
  's-5': '24px',
  's-6': '32px',
  's-7': '48px',
  's-8': '64px',
  'r-control': '8px',
  'r-card': '12px',
  'r-sheet': '14px',
  'r-pill': '999px',
  'h-control': '36px',
  'h-input': '40px',
  'w-sidebar': '256px',
  'w-assistant': '384px',
  fast: '120ms',
  slow: '200ms',
  ease: 'cubic-bezier(.2, .7, .3, 1)',
};

/**
 * `--name: value;` for every entry, for use inside a rule.
 */
export function customProperties(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}
