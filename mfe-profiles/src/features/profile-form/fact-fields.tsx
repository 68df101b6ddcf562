import { profileFactLimits } from '@harambee/domain';
import { announce } from '@harambee/platform';
import { Button, FormTextField, fieldId, IconButton, room, styled } from '@harambee/ui';
import { FormDateField } from '@harambee/ui/app';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { emptyFact, type ProfileValues } from './profile-values.ts';

const List = styled.ol`display: grid; gap: 12px; margin: 0; padding: 0; list-style: none;`;
const Row = styled.li`
  & > fieldset {
    display: grid; grid-template-columns: 1fr 1fr; gap: 16px; min-width: 0; padding: 16px;
    border: 1px solid var(--line); border-radius: var(--r-card); background: var(--card); position: relative;
  }
  & legend { float: left; width: 100%; grid-column: 1 / -1; font: 600 15px/36px var(--font-head); }
  & [data-part='remove'] { position: absolute; top: 14px; right: 10px; }
  & [data-part='wide'] { grid-column: 1 / -1; }
  @container ${room.narrow} { & > fieldset { grid-template-columns: minmax(0, 1fr); } }
`;
const None = styled.p`color: var(--ink-3);`;

/** Figures about the organization, each with its date and source; rows can be added and removed. */
export function FactFields() {
  const { values, setFieldValue } = useFormikContext<ProfileValues>();
  const { facts } = values;
  const [focus, setFocus] = useState<string>();

  useEffect(() => {
    if (focus === undefined) return;
    document.getElementById(focus)?.focus();
    setFocus(undefined);
  }, [focus]);

  const add = () => {
    void setFieldValue('facts', [...facts, emptyFact]);
    setFocus(fieldId(`facts.${facts.length}.name`));
    announce(`Figure ${facts.length + 1} added`);
  };
  const remove = (row: number) => {
    void setFieldValue(
      'facts',
      facts.filter((_, place) => place !== row),
    );
    setFocus(facts.length > 1 ? fieldId(`facts.${Math.max(0, row - 1)}.name`) : 'add-figure');
    announce(`Figure ${row + 1} removed`);
  };

  return (
    <>
      {facts.length === 0 && <None>No figures yet.</None>}
      <List>
        {facts.map((_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the form; its fields keep no state
          <FactFieldset key={row} row={row} onRemove={() => remove(row)} />
        ))}
      </List>
      {facts.length < profileFactLimits.count && (
        <div data-part="add">
          <Button id="add-figure" small icon="plus" onClick={add}>
            Add figure
          </Button>
        </div>
      )}
    </>
  );
}

function FactFieldset({ row, onRemove }: { row: number; onRemove: () => void }) {
  const name = (field: string) => `facts.${row}.${field}`;
  return (
    <Row>
      <fieldset>
        <legend>Figure {row + 1}</legend>
        <div data-part="remove">
          <IconButton icon="trash" label={`Remove figure ${row + 1}`} onClick={onRemove} />
        </div>
        <div data-part="wide">
          <FormTextField
            name={name('name')}
            label="What it counts"
            help="Such as people reached, staff, or yearly budget"
            maxLength={profileFactLimits.name}
          />
        </div>
        <FormTextField name={name('value')} label="Value" maxLength={30} />
        <FormTextField name={name('unit')} label="Unit" maxLength={profileFactLimits.unit} />
        <FormDateField name={name('date')} label="Date" width="full" />
        <FormTextField name={name('source')} label="Source" maxLength={profileFactLimits.source} />
      </fieldset>
    </Row>
  );
}
