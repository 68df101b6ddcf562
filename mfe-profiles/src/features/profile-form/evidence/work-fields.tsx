import { evidenceLimits, languageName, profileFields, spokenLanguages } from '@harambee/domain';
import { announce } from '@harambee/platform';
import { fieldId, IconButton, styled } from '@harambee/ui';
import { FormTextList, SelectInput } from '@harambee/ui/app';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import type { ProfileValues } from '../values/profile-values.ts';

const Chosen = styled.ul`
  display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none;
  & > li {
    display: inline-flex; gap: 4px; align-items: center; padding-left: 12px; border: 1px solid var(--line);
    border-radius: var(--r-control); background: var(--card);
  }
  &:empty { display: none; }
`;
const Languages = styled.div`display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr);`;

const { maxItems, max, label } = profileFields.focusAreas;

/** What an organization works on, and in which languages. */
export function WorkFields() {
  return (
    <>
      <FormTextList
        name="focusAreas"
        label={label}
        itemLabel="Focus area"
        help="Such as clean water, or girls’ education. One in each line."
        maxItems={maxItems}
        maxLength={max}
      />
      <LanguageFields />
    </>
  );
}

function LanguageFields() {
  const { values, setFieldValue } = useFormikContext<ProfileValues>();
  const { languages } = values;
  const choices = useMemo(
    () =>
      spokenLanguages
        .map((code) => ({ value: code, label: languageName(code) }))
        .sort((one, other) => one.label.localeCompare(other.label)),
    [],
  );
  const change = (next: string[], said: string) => {
    void setFieldValue('languages', next);
    announce(said);
  };
  const remove = (code: string) => {
    change(
      languages.filter((other) => other !== code),
      `${languageName(code)} removed`,
    );
    document.getElementById(fieldId('languages'))?.focus();
  };
  return (
    <Languages>
      <SelectInput
        name="languages"
        label={profileFields.languages.label}
        help="The languages that you work in."
        optional
        disabled={languages.length >= evidenceLimits.languages}
        placeholder="Add a language"
        choices={choices.filter(({ value }) => !languages.includes(value))}
        value=""
        onChange={({ target: { value } }) => {
          if (value !== '') change([...languages, value], `${languageName(value)} added`);
        }}
      />
      <Chosen aria-label="Chosen languages">
        {languages.map((code) => (
          <li key={code}>
            {languageName(code)}
            <IconButton icon="close" label={`Remove ${languageName(code)}`} onClick={() => remove(code)} />
          </li>
        ))}
      </Chosen>
    </Languages>
  );
}
