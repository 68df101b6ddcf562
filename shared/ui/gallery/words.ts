/** Texts of the states. Long ones have a word that does not fit on a phone, as names of organizations have. */
export const longWord = 'Wasserversorgungsgenossenschaftsversammlungsprotokoll';
export const longText =
  'Clean hands, full classes: water, soap and a place to wash for 5,320 pupils of fourteen day schools around Lodwar';

export const nothing = () => {};
