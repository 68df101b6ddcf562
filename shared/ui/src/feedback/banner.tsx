import styled from '@emotion/styled';
import type { Tone } from '@harambee/domain';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';
import { room } from '../theme/room.ts';

export interface BannerProps {
  tone?: Tone;
  title: string;
  /** A second line. */
  children?: ReactNode;
  /** Small buttons at the end. */
  actions?: ReactNode;
  icon?: IconName;
}

/** The default icon of each tone. */
export const toneIcons: Record<Tone, IconName> = {
  success: 'check-circle',
  warning: 'alert-triangle',
  error: 'alert-circle',
  info: 'info',
  pending: 'clock',
};

// Rules and no style attribute, which the content security policy forbids in a document.
const tones = Object.keys(toneIcons)
  .map(
    (tone) =>
      `&[data-tone='${tone}'] { --_ink: var(--${tone}-ink); --_tint: var(--${tone}-tint); --_line: var(--${tone}-line); }`,
  )
  .join('\n');

const Root = styled.div`
  display: flex; gap: 12px; align-items: center; padding: 12px 12px 12px 16px; border-radius: var(--r-card);
  border: 1px solid var(--_line); background: var(--_tint); line-height: 20px;
  & > svg { color: var(--_ink); }
  ${tones}
  & > div { flex: 1; min-width: 0; }
  & > div > b { display: block; }
  & > div > span { font-size: var(--t-sm); color: var(--ink-2); }
  & > span { display: flex; gap: 6px; flex-wrap: wrap; }
  @container ${room.narrow} { flex-wrap: wrap; align-items: flex-start; & > div { flex-basis: calc(100% - 34px); } & > span { flex-basis: 100%; } }
`;

/** A message inside the page. Errors interrupt a screen reader; other tones do not. */
export function Banner({ tone = 'info', title, children, actions, icon }: BannerProps) {
  return (
    <Root role={tone === 'error' ? 'alert' : 'status'} data-tone={tone}>
      <Icon name={icon ?? toneIcons[tone]} size={22} />
      <div>
        <b>{title}</b>
        {children && <span>{children}</span>}
      </div>
      {actions && <span>{actions}</span>}
    </Root>
  );
}
