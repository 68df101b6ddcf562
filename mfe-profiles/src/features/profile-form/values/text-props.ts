import {
  countryName,
  currencyName,
  type ProfileField,
  type ProfileFieldName,
  profileFields,
  profileFieldTable,
} from '@harambee/domain';

type NamesOf<Kind extends ProfileField['kind']> = {
  [Name in ProfileFieldName]: (typeof profileFields)[Name]['kind'] extends Kind ? Name : never;
}[ProfileFieldName];

const shared = <Name extends ProfileFieldName>(name: Name) => {
  const { label, required } = profileFieldTable[name];
  return { name, label, optional: !required };
};

/** The props of a text field from the table of fields; help texts are in the form. */
export const textProps = (name: NamesOf<'line' | 'text' | 'url' | 'email' | 'handle'>) => ({
  ...shared(name),
  maxLength: profileFields[name].max,
});

/** The same for a select. */
export const choiceProps = (name: NamesOf<'choice'>) => ({
  ...shared(name),
  choices: profileFields[name].choices,
});

/** The currencies by code and name, as the select shows them; the code is stored. */
export const currencyProps = {
  ...shared('currency'),
  choices: profileFields.currency.choices.map((code) => ({
    value: code,
    label: `${code} – ${currencyName(code)}`,
  })),
};

/** The countries by their names; the code is stored. */
export const countryProps = {
  ...shared('registrationCountry'),
  choices: profileFields.registrationCountry.choices
    .map((code) => ({ value: code, label: countryName(code) }))
    .sort((one, other) => one.label.localeCompare(other.label)),
};
