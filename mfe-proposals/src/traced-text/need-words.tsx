import type { FieldPlace, OnEditField } from '../places/field-place.ts';
import * as S from './fact-card.styles.ts';
import { Change, Hint } from './fact-card.tsx';

interface NeedWordsProps {
  need: string;
  /** Where it can be added. */
  place: FieldPlace | undefined;
  onEditField: OnEditField | undefined;
}

/** A missing fact, and where to add it. */
export const NeedWords = ({ need, place, onEditField }: NeedWordsProps) => (
  <>
    <S.Value dir="auto">{need.charAt(0).toUpperCase() + need.slice(1)}</S.Value>
    <S.Label>Not in your records yet. Add it, then generate the text again.</S.Label>
    <Change place={place} label="Add it" onEditField={onEditField} />
    <Hint />
  </>
);
