import { amountsRow, verdictsInWords } from '@harambee/domain';
import type { CallCheck, CallContent } from '@harambee/domain/schemas';
import { Loading, Skeleton } from '@harambee/ui/app';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as S from './eligibility.styles.ts';
import { EligibilityItem } from './eligibility-item.tsx';
import { useEligibility, useOwnProfile } from './use-eligibility.ts';
import type { OwnRequest } from './use-own-request.ts';
import { VerdictChip } from './verdict-chip.tsx';

/** What people found out about the statements of a saved call. */
export interface HandChecks {
  /** Of the saved call, with those that wait on this device. */
  checks: readonly CallCheck[];
  onCheck: (rowId: string, verdict: 'yes' | 'no' | null) => void;
  /** The statements that are saved as they are shown: only those can be checked by hand. */
  checkable: ReadonlySet<string>;
}

type EligibilitySectionProps = { content: CallContent; own?: OwnRequest | undefined } & Partial<HandChecks>;

/** "Are we eligible?": each statement of a call beside what the profile says (CALL-38); nothing without a statement. */
export const EligibilitySection = (props: EligibilitySectionProps) =>
  props.content.eligibility.length === 0 && !props.own ? null : <Held {...props} />;

const anchor = 'eligible';

/** A link to this part of a call's page scrolls here once it has its height. */
function useScrollFromAddress(isLoading: boolean) {
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (!isLoading && hash === `#${anchor}`) section.current?.scrollIntoView?.({ block: 'start' });
  }, [isLoading, hash]);
  return section;
}

function Held({ content, own, checks, onCheck, checkable }: EligibilitySectionProps) {
  const { profile, isLoading } = useOwnProfile();
  const held = useEligibility(content, {
    profile,
    ...(checks && { checks }),
    ...(own && { request: own.money }),
  });
  const section = useScrollFromAddress(isLoading);
  if (!isLoading && held.checks.length === 0) return null;
  const rows = new Map(content.eligibility.map((row) => [row.id, row]));
  return (
    <S.Section ref={section} aria-labelledby="call-eligible" id={anchor}>
      <header>
        <h2 id="call-eligible">
          Are we eligible? {!isLoading && held.verdict && <VerdictChip verdict={held.verdict} />}
        </h2>
        <p>
          {isLoading ? (
            'Each statement is held against your profile.'
          ) : (
            <>{verdictsInWords(held.checks)}. Where a rule cannot tell, it asks, and says what to look up.</>
          )}
        </p>
      </header>
      {isLoading ? (
        <Loading label="Loading your profile">
          <S.List as="div">
            {content.eligibility.slice(0, 4).map(({ id }) => (
              <S.Bone key={id}>
                <Skeleton width="60px" height={22} />
                <div>
                  <Skeleton width="70%" height={16} />
                  <Skeleton width="90%" height={14} />
                </div>
              </S.Bone>
            ))}
          </S.List>
        </Loading>
      ) : (
        <S.List>
          {held.checks.map((check) => {
            const row = rows.get(check.rowId);
            // A statement that was just removed is gone with the next answer.
            if (!row && check.rowId !== amountsRow) return null;
            return (
              <EligibilityItem
                key={check.rowId}
                check={check}
                row={row}
                profile={profile}
                proposalId={own?.proposalId}
                onCheck={
                  row && onCheck && checkable?.has(row.id) ? (verdict) => onCheck(row.id, verdict) : undefined
                }
              />
            );
          })}
        </S.List>
      )}
    </S.Section>
  );
}
