import { countByUnit, formatNumber, limitUnits } from '@harambee/domain';
import type { GeneratedSection, SectionLimit } from '@harambee/domain/schemas';
import { Icon } from '@harambee/ui';
import * as S from './text.styles.ts';

interface SectionLengthProps {
  text: string;
  /** As the service counted them; without, they are counted here. */
  words?: number;
  limit: SectionLimit | undefined;
}

/** How long a section is, and how long its funder lets it be: "128 of 250 words". */
export function SectionLength({ text, words, limit }: SectionLengthProps) {
  if (!limit) {
    const count = words ?? countByUnit(text, 'words');
    return <small>{count === 1 ? '1 word' : `${formatNumber(count)} words`}</small>;
  }
  const { unit, maximum } = limit;
  const count = countByUnit(text, unit);
  const over = count - maximum;
  const length = `${formatNumber(count)} of ${formatNumber(maximum)} ${limitUnits[unit]}`;
  if (over <= 0) return <small>{length}</small>;
  return (
    <S.OverLimit>
      <Icon name="alert-triangle" size={16} />
      {length}, {formatNumber(over)} over the limit
    </S.OverLimit>
  );
}

/** By the section they are set for. */
export const limitOf = (limits: readonly SectionLimit[] | undefined, key: GeneratedSection['key']) =>
  limits?.find(({ section }) => section === key);
