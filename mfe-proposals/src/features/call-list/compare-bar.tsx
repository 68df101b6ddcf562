import { Button } from '@harambee/ui';
import { StickyActions } from '@harambee/ui/app';
import * as S from './call-list.styles.ts';
import type { ComparedCalls } from './use-compared-calls.ts';

const words = ['Choose two calls of the list.', 'Choose one more.', 'Two calls are chosen.'];

/** At the foot of the list while two calls are being chosen. */
export function CompareBar({ compared: { count, to, stop } }: { compared: ComparedCalls }) {
  return (
    <S.Bar>
      <StickyActions status={<span role="status">{words[count]}</span>}>
        <Button onClick={stop}>Cancel</Button>
        {to ? (
          <Button kind="primary" icon="layers" to={to}>
            Compare
          </Button>
        ) : (
          <Button kind="primary" icon="layers" disabled>
            Compare
          </Button>
        )}
      </StickyActions>
    </S.Bar>
  );
}
