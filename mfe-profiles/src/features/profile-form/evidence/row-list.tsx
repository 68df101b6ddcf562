import { announce } from '@harambee/platform';
import { Button, fieldId, IconButton, room, styled } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useState } from 'react';
import type { ProfileValues } from '../values/profile-values.ts';
import { emptyRows, type RowListName, type RowOf } from '../values/row-values.ts';

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
const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end;`;
const None = styled.p`color: var(--ink-3);`;

interface RowListProps<Name extends RowListName> {
  list: Name;
  /** "Figure": rows are named "Figure 1", "Figure 2". */
  noun: string;
  /** "figures". */
  plural: string;
  maxItems: number;
  /** The cell that gets the focus in a new row. */
  first: keyof RowOf<Name> & string;
  /** The fields of a row; `name` gives the name of a cell in the form. */
  children: (name: (cell: keyof RowOf<Name> & string) => string, row: RowOf<Name>) => ReactNode;
  /** Beside "Add": another way to add a row. */
  more?: (add: (row: Partial<RowOf<Name>>) => void) => ReactNode;
}

/** A list of rows with several fields each; rows can be added and removed. */
export function RowList<Name extends RowListName>(props: RowListProps<Name>) {
  const { list, noun, plural, maxItems, first, children, more } = props;
  const { values, setFieldValue } = useFormikContext<ProfileValues>();
  const rows = values[list] as RowOf<Name>[];
  const [focus, setFocus] = useState<string>();
  const addId = `add-${noun.toLowerCase()}`;

  useEffect(() => {
    if (focus === undefined) return;
    document.getElementById(focus)?.focus();
    setFocus(undefined);
  }, [focus]);

  const add = (row: Partial<RowOf<Name>> = {}) => {
    void setFieldValue(list, [...rows, { ...emptyRows[list], ...row }]);
    setFocus(fieldId(`${list}.${rows.length}.${first}`));
    announce(`${noun} ${rows.length + 1} added`);
  };
  const remove = (place: number) => {
    void setFieldValue(
      list,
      rows.filter((_, index) => index !== place),
    );
    setFocus(rows.length > 1 ? fieldId(`${list}.${Math.max(0, place - 1)}.${first}`) : addId);
    announce(`${noun} ${place + 1} removed`);
  };

  return (
    <>
      {rows.length === 0 && <None>No {plural} yet.</None>}
      <List>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the form; its fields keep no state
          <Row key={place}>
            <fieldset>
              <legend>
                {noun} {place + 1}
              </legend>
              <div data-part="remove">
                <IconButton
                  icon="trash"
                  label={`Remove ${noun.toLowerCase()} ${place + 1}`}
                  onClick={() => remove(place)}
                />
              </div>
              {children((cell) => `${list}.${place}.${cell}`, row)}
            </fieldset>
          </Row>
        ))}
      </List>
      {rows.length < maxItems && (
        <Buttons data-part="add">
          <Button id={addId} small icon="plus" onClick={() => add()}>
            Add {noun.toLowerCase()}
          </Button>
          {more?.(add)}
        </Buttons>
      )}
    </>
  );
}
