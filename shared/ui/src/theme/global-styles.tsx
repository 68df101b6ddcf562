import { css, Global } from '@emotion/react';
import { fontFaces } from './fonts.ts';
import { media } from './media.ts';
import { customProperties, darkColors, darkRaisedColors, lightColors, sizes } from './tokens.ts';

// `scroll-padding` keeps focused elements clear of the top bar, and of buttons and snackbars at the lower edge.
// `color-scheme` also styles the browser's own controls: scroll bars, date pickers, option lists.
const styles = css`
  ${fontFaces}
  :root { color-scheme: light; ${customProperties(sizes)} ${customProperties(lightColors)} }
  [data-theme='dark'] { color-scheme: dark; ${customProperties(darkColors)} }
  [data-theme='dark'] [data-raised] { ${customProperties(darkRaisedColors as Record<string, string>)} }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block: 72px 88px; }
  html:has([data-part='snackbar']) { scroll-padding-block-end: 208px; }
  body { margin: 0; background: var(--desk); color: var(--ink); font: 400 var(--t-md)/20px var(--font-text); -webkit-font-smoothing: antialiased; overflow-wrap: break-word; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, table, fieldset, legend { margin: 0; padding: 0; }
  fieldset { border: 0; min-width: 0; }
  ul, ol { list-style: none; }
  h1, h2, h3, h4 { font-family: var(--font-head); font-weight: 600; letter-spacing: -.012em; text-wrap: balance; }
  h1 { font-size: var(--t-h1); line-height: 34px; letter-spacing: -.02em; }
  h2 { font-size: var(--t-h3); line-height: 24px; }
  h3 { font-size: var(--t-h4); line-height: 22px; }
  b, strong { font-weight: 600; }
  a { color: var(--primary-ink); text-underline-offset: 3px; text-decoration-thickness: 1px; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; background: none; border: 0; padding: 0; }
  ::placeholder { color: var(--ink-3); opacity: 1; }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
  /* It gets the focus so that reading continues there; it is not a control, so it has no focus ring. */
  :is(h1, h2, h3)[tabindex='-1']:focus { outline: 0; }
  [hidden] { display: none !important; }

  @media ${media.phone} {
    body { background: var(--paper); }
    h1 { font-size: 24px; line-height: 30px; }
  }
  @media ${media.reducedMotion} {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
`;

/** The baseline of every page: custom properties, fonts, and a few element rules that the components rely on. */
export function GlobalStyles() {
  return <Global styles={styles} />;
}
