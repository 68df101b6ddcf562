import { Button, ErrorState, styled, usePageHeading } from '@harambee/ui';
import { PublicFrame, type Visitor } from './public-frame.tsx';

const Place = styled.div`padding: 48px 0; & h1 { outline: none; } `;

const title = 'Profile Not Available';

interface NotAvailableProps extends Partial<Visitor> {
  text: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** In place of a profile that cannot be shown (PROF-34). */
export function NotAvailable({ text, onRetry, isRetrying, ...visitor }: NotAvailableProps) {
  const place = usePageHeading(title);
  return (
    <PublicFrame {...visitor}>
      <Place ref={place} tabIndex={-1}>
        <ErrorState
          level={1}
          picture="lost"
          title={title}
          text={text}
          onRetry={onRetry}
          retrying={isRetrying}
          action={<Button href="/">Go to Harambee</Button>}
        />
      </Place>
    </PublicFrame>
  );
}
