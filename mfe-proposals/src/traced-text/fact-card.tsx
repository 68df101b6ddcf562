import { formatDay, paths } from '@harambee/domain';
import type { FactCard } from '@harambee/domain/schemas';
import { Keys } from '@harambee/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type FieldPlace, type OnEditField, placeOf, placeWords } from '../places/field-place.ts';
import * as S from './fact-card.styles.ts';

/** A value that is longer is an answer in sentences: the number is shown, the answer quoted. */
const longValue = 60;

interface FactDetailsProps {
  card: FactCard;
  /** The words of the text. */
  stated: string;
  onEditField: OnEditField | undefined;
}

/** Where a number or name of the text comes from, and where it is changed. */
export function FactDetails({ card, stated, onEditField }: FactDetailsProps) {
  const { value, label, how } = card;
  const place = placeOf(card.id);
  const isLong = value.length > longValue;
  return (
    <>
      <S.Value dir="auto">{isLong ? stated : value}</S.Value>
      <S.Label>{label}</S.Label>
      {isLong && <S.Quote dir="auto">{value}</S.Quote>}
      <S.Rows>
        {rowsOf(card).map(([name, text]) => (
          <Row key={name} name={name}>
            {text}
          </Row>
        ))}
        {how && <Row name="How">{how}</Row>}
      </S.Rows>
      <Change place={place} label="Change it" onEditField={onEditField} />
      <Hint />
    </>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd dir="auto">{children}</dd>
  </>
);

/** Source, Dated and Used, as far as they are known. */
function rowsOf({ id, kind, source, date, uses }: FactCard): [string, string][] {
  const from = source || (kind === 'computed' ? 'Computed from your records' : placeWords(placeOf(id)));
  const rows: [string, string | undefined][] = [
    ['Source', from],
    ['Dated', date && formatDay(date)],
    ['Used', uses > 0 ? `${uses === 1 ? 'Once' : `${uses} times`} here` : undefined],
  ];
  return rows.filter((row): row is [string, string] => !!row[1]);
}

/** The same for screen readers, which hear it with the words. */
export function factWords(card: FactCard): string {
  const rows = rowsOf(card).map(([name, text]) => `${name}: ${text}`);
  return [card.label, ...rows, card.how && `How: ${card.how}`].filter(Boolean).join('. ');
}

interface ChangeProps {
  place: FieldPlace | undefined;
  label: string;
  onEditField: OnEditField | undefined;
}

/** Nothing where it can no longer be changed. */
export function Change({ place, label, onEditField }: ChangeProps) {
  if (!place || !onEditField) return null;
  return (
    <S.Foot>
      {place.kind === 'profile' ? (
        <Link to={paths.profiles}>{label} everywhere</Link>
      ) : (
        <button type="button" onClick={() => onEditField(place)}>
          {label}
        </button>
      )}
    </S.Foot>
  );
}

/** How to go on by the keyboard. */
export function Hint() {
  return (
    <S.KeyHint aria-hidden="true">
      <Keys keys={['←', '→']} /> next <Keys keys={['Enter']} /> open <Keys keys={['Esc']} /> close
    </S.KeyHint>
  );
}
