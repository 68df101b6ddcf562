import styled from '@emotion/styled';
import Popper from '@mui/material/Popper';
import { type ReactNode, type Ref, useMemo } from 'react';
import { media } from '../theme/media.ts';

export interface AnchoredCardProps {
  /** The element it belongs to; null closes it. */
  anchor: HTMLElement | null;
  /** Its name for screen readers. */
  label: string;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

const Place = styled(Popper)`
  z-index: 20; width: 328px; max-width: calc(100vw - 32px);
  @media ${media.phone} {
    position: fixed !important; inset: auto 8px max(8px, env(safe-area-inset-bottom)) !important; transform: none !important;
    width: auto; max-width: none;
  }
`;

const Surface = styled.div`
  background: var(--raised); border-radius: 12px; box-shadow: var(--float); padding: 16px; outline: none;
  font: 400 14px/20px var(--font-text); text-align: left; overflow-wrap: anywhere;
  max-height: min(60vh, 480px); overflow-y: auto;
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; border-radius: 12px; }
  @media ${media.phone} { padding: 20px; }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

const Arrow = styled.i`
  position: absolute; width: 12px; height: 12px;
  &::before {
    content: ''; position: absolute; inset: 0; background: var(--raised); transform: rotate(45deg);
    box-shadow: -1px -1px 0 var(--line);
  }
  [data-popper-placement^='bottom'] > & { top: -5px; }
  [data-popper-placement^='top'] > & { bottom: -5px; }
  [data-popper-placement^='top'] > &::before { box-shadow: 1px 1px 0 var(--line); }
  @media ${media.phone} { display: none; }
`;

/** Below its last line, so that the text on both sides stays readable. */
const lastLineOf = (anchor: HTMLElement) => ({
  contextElement: anchor,
  getBoundingClientRect: () => [...anchor.getClientRects()].at(-1) ?? anchor.getBoundingClientRect(),
});

/** The window of `AnchoredCard`. */
export function AnchoredCardWindow({ anchor, label, ref, children }: AnchoredCardProps) {
  const words = useMemo(() => anchor && lastLineOf(anchor), [anchor]);
  return (
    <Place
      open
      disablePortal
      anchorEl={words}
      placement="bottom-start"
      modifiers={[
        { name: 'offset', options: { offset: [-8, 12] } },
        { name: 'flip', options: { fallbackPlacements: ['top-start'], padding: { top: 72, bottom: 8 } } },
        { name: 'arrow', options: { element: '[data-arrow]', padding: 12 } },
      ]}
    >
      <Arrow data-arrow="" data-raised="" aria-hidden="true" />
      <Surface ref={ref} role="dialog" aria-label={label} tabIndex={-1} data-raised="">
        {children}
      </Surface>
    </Place>
  );
}
