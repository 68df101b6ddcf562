import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Picture, type PictureName } from '../pictures/picture.tsx';
import { room } from '../theme/room.ts';

export interface EmptyStateProps {
  picture?: PictureName;
  title: string;
  /** One or two helpful sentences. */
  text?: ReactNode;
  /** The next step: a button or two. */
  action?: ReactNode;
  /** Level of the heading; 1 when the state is the whole page. */
  level?: 1 | 2 | 3;
  /** Inside a card or a dropdown. */
  small?: boolean;
}

export interface ErrorStateProps extends Omit<EmptyStateProps, 'action'> {
  onRetry?: () => void;
  /** The retry is in progress. */
  retrying?: boolean;
  retryLabel?: string;
  /** Other links or buttons. */
  action?: ReactNode;
  /** What support needs to find the failure: a request id, a time. */
  reference?: string;
}

const Root = styled.div`
  display: flex; flex-direction: column; align-items: center; text-align: center; padding: 48px 32px; overflow-wrap: anywhere;
  h1, h2, h3 { font-size: 22px; line-height: 28px; margin: 20px 0 6px; letter-spacing: -.012em; }
  &[data-small] { padding: 32px 24px 36px; }
  &[data-small] :is(h1, h2, h3) { font-size: 17px; line-height: 22px; margin-top: 14px; }
  @container ${room.narrow} { padding: 32px 16px; }
`;
const Text = styled.p`color: var(--ink-2); max-width: 420px; line-height: 21px;`;
const Actions = styled.div`
  display: flex; gap: 8px; margin-top: 20px; flex-wrap: wrap; justify-content: center;
`;
const Reference = styled.p`
  margin-top: 20px; font: 12px/16px var(--font-mono); color: var(--ink-3); overflow-wrap: anywhere;
`;

/** Nothing here yet: says what belongs here and offers the first step. */
export function EmptyState({ picture, title, text, action, level = 2, small }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Root data-small={small || undefined}>
      {picture && <Picture name={picture} />}
      <Heading>{title}</Heading>
      {text && <Text>{text}</Text>}
      {action && <Actions>{action}</Actions>}
    </Root>
  );
}

/** Something failed: says so, loses nothing, and offers a way to continue. */
export function ErrorState(props: ErrorStateProps) {
  const { picture = 'broken', title, text, action, level = 2, small, onRetry, retrying, reference } = props;
  const Heading = `h${level}` as const;
  return (
    <Root role="alert" data-small={small || undefined}>
      <Picture name={picture} />
      <Heading>{title}</Heading>
      {text && <Text>{text}</Text>}
      {(onRetry || action) && (
        <Actions>
          {onRetry && (
            <Button kind="primary" icon="refresh" busy={retrying} onClick={onRetry}>
              {props.retryLabel ?? 'Retry'}
            </Button>
          )}
          {action}
        </Actions>
      )}
      {reference && <Reference>{reference}</Reference>}
    </Root>
  );
}
