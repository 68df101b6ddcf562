import { media } from '../theme/media.ts';

/** Shared by text inputs, text areas and selects. Plain text, so that it can be nested in any rule. */
export const controlStyles = `
  display: block; width: 100%; min-height: max(var(--h-input), var(--rows-height, 0px)); padding: 0 12px; font-size: 15px; line-height: 22px;
  border: 1px solid var(--line-control); border-radius: var(--r-control); background: var(--card); color: var(--ink);
  transition: border-color var(--fast);
  &:focus { outline: 2px solid var(--focus); outline-offset: 1px; border-radius: var(--r-control); }
  &[aria-invalid='true'] { border: 2px solid var(--danger); background: color-mix(in srgb, var(--danger-tint) 35%, var(--card)); padding: 0 11px; }
  &:disabled { background: var(--sunken); color: var(--ink-3); cursor: not-allowed; }
  &:read-only:not(select) { background: var(--sunken); }
  @media ${media.phone} { font-size: 16px; min-height: max(44px, var(--rows-height, 0px)); }
`;

/** A box around an input with something before or after it; the box has the border and the focus ring. */
export const affixStyles = `
  display: flex; align-items: center; gap: 8px; width: 100%; min-height: var(--h-input); padding: 0 12px;
  border: 1px solid var(--line-control); border-radius: var(--r-control); background: var(--card); color: var(--ink);
  & > input { border: 0; background: none; flex: 1; min-width: 0; height: calc(var(--h-input) - 2px); padding: 0; outline: 0; font-size: 15px; }
  &:focus-within { outline: 2px solid var(--focus); outline-offset: 1px; }
  &:has(> input[aria-invalid='true']) { border: 2px solid var(--danger); padding: 0 11px; background: color-mix(in srgb, var(--danger-tint) 35%, var(--card)); }
  &:has(> input[aria-invalid='true']) > input { height: calc(var(--h-input) - 4px); }
  &:has(> button:focus-visible) { outline: 0; }
  & > button { margin-right: -8px; }
  @media ${media.phone} { min-height: 44px; & > input { font-size: 16px; height: 42px; } & > button { height: 40px; } }
`;
