import styled from '@emotion/styled';
import { sdgs } from '@harambee/domain';
import { SdgMark } from '../display/sdg-mark.tsx';
import { Icon } from '../icons/icon.tsx';
import { room } from '../theme/room.ts';
import { describedBy, type FieldBaseProps, FieldError, FieldHelp } from './field.tsx';
import { fieldId } from './field-id.ts';
import { useFormField } from './use-form-field.ts';

export interface FormSdgsProps extends Omit<FieldBaseProps, 'width' | 'optional'> {
  /** With this many chosen, the others are disabled until one is removed. */
  maxItems?: number;
}

const Legend = styled.legend`display: block; font-weight: 600; font-size: var(--t-md); line-height: 20px;`;
const Grid = styled.div`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(216px, 100%), 1fr)); gap: 6px; margin-top: 8px;
  @container ${room.narrow} { grid-template-columns: minmax(0, 1fr); }
`;
const Tile = styled.label`
  display: grid; grid-template-columns: 30px minmax(0, 1fr) 16px; gap: 10px; align-items: center; min-height: 46px; padding: 5px 8px 5px 7px; font-size: var(--t-sm);
  border: 1px solid var(--line); border-radius: var(--r-control); background: var(--card); cursor: pointer; line-height: 17px; position: relative;
  transition: border-color var(--fast), background var(--fast);
  &:hover { border-color: var(--line-control); }
  & > input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  & > svg { color: var(--primary-ink); visibility: hidden; }
  &:has(> :checked) { border-color: var(--primary); box-shadow: inset 0 0 0 1px var(--primary); background: var(--primary-tint); font-weight: 600; }
  &:has(> :checked) > svg { visibility: visible; }
  &:has(> :focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  &:has(> :disabled) { cursor: not-allowed; color: var(--ink-3); background: var(--sunken); }
  fieldset[data-invalid] & { border-color: var(--danger); }
`;
const Above = styled.div`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; font-size: var(--t-sm); line-height: 18px;
  & > [role='status'] { margin-top: 2px; color: var(--ink-2); font-weight: 600; font-variant-numeric: tabular-nums; }
`;

/** The Sustainable Development Goals to choose from. The value is their numbers, in the order of choosing. */
export function FormSdgs({ name, label, help, disabled, maxItems = sdgs.length }: FormSdgsProps) {
  const { field, helpers, error } = useFormField<number[]>(name);
  const chosen = field.value ?? [];
  const id = fieldId(name);
  const isFull = chosen.length >= maxItems;

  const toggle = (goal: number) =>
    void helpers.setValue(
      chosen.includes(goal) ? chosen.filter((other) => other !== goal) : [...chosen, goal],
    );

  return (
    <fieldset
      id={id}
      aria-describedby={describedBy(id, help, error)}
      data-width="full"
      data-invalid={error ? true : undefined}
    >
      <Legend>{label}</Legend>
      <Above>
        {help && <FieldHelp id={id}>{help}</FieldHelp>}
        <p role="status">
          {chosen.length === 0 ? 'None chosen yet' : `${chosen.length} of ${maxItems} chosen`}
          {isFull && maxItems < sdgs.length && '. To choose another one, remove one first.'}
        </p>
      </Above>
      <Grid>
        {sdgs.map((sdg) => {
          const goal = Number(sdg.id);
          const isChosen = chosen.includes(goal);
          return (
            <Tile key={sdg.id}>
              <input
                type="checkbox"
                name={name}
                value={goal}
                checked={isChosen}
                disabled={disabled || (isFull && !isChosen)}
                onChange={() => toggle(goal)}
                onBlur={field.onBlur}
              />
              <SdgMark goal={goal} size={30} />
              <span>{sdg.name}</span>
              <Icon name="check" size={16} strokeWidth={2.2} />
            </Tile>
          );
        })}
      </Grid>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
