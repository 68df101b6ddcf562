import { countedVerdict, formatDay } from '@harambee/domain';
import type { CallRow, EligibilityCheck, Profile } from '@harambee/domain/schemas';
import { Button, focusField, Icon, Link } from '@harambee/ui';
import * as S from './eligibility.styles.ts';
import { ownPlace } from './own-place.ts';
import { VerdictChip } from './verdict-chip.tsx';

interface EligibilityItemProps {
  check: EligibilityCheck;
  /** Absent for the amounts of the call, which are no statement of it. */
  row: CallRow<'eligibility'> | undefined;
  profile: Profile | null | undefined;
  proposalId: string | undefined;
  onCheck: ((verdict: 'yes' | 'no' | null) => void) | undefined;
}

/** One statement: the verdict, why, both places, and what somebody found out. */
export function EligibilityItem({ check, row, profile, proposalId, onCheck }: EligibilityItemProps) {
  const { verdict, reason, lookUp, place, byHand } = check;
  const counted = countedVerdict(check);
  const statement = row ? row.text || row.value || 'A statement without words' : 'The amount of the call';
  const field = ownPlace(place, { profile, proposalId });
  return (
    <S.Item data-verdict={counted}>
      <span>
        <VerdictChip verdict={counted} />
      </span>
      <div>
        <S.Statement dir="auto">{statement}</S.Statement>
        <S.Reason dir="auto">{reason}</S.Reason>
        {lookUp && counted === 'ask' && (
          <S.LookUp dir="auto">
            <Icon name="search" size={16} />
            {lookUp}
          </S.LookUp>
        )}
        <S.Foot>
          {field && <Link to={field.to}>{field.label}</Link>}
          <button type="button" onClick={() => focusField(row ? 'eligibility' : 'mostAmount')}>
            {row?.source
              ? `The call: page ${row.source.page}, line ${row.source.line}`
              : `The call: ${row ? 'statement' : 'amounts'}`}
          </button>
        </S.Foot>
        {byHand && (
          <S.Checks>
            <span>
              We checked: <b>{byHand.verdict}</b>, {byHand.by.name}, {formatDay(byHand.at.slice(0, 10))}
              {verdict !== 'ask' && '. The rule can tell now, so its answer counts.'}
            </span>
            {onCheck && (
              <Button small kind="quiet" onClick={() => onCheck(null)} aria-label={`Take back: ${statement}`}>
                Take back
              </Button>
            )}
          </S.Checks>
        )}
        {onCheck && verdict === 'ask' && !byHand && (
          <S.Checks role="group" aria-label={`We checked: ${statement}`}>
            <span>We checked:</span>
            <Button small icon="check" onClick={() => onCheck('yes')}>
              Yes
            </Button>
            <Button small icon="close" onClick={() => onCheck('no')}>
              No
            </Button>
          </S.Checks>
        )}
      </div>
    </S.Item>
  );
}
