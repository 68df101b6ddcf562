import { factCard } from './text-edits.fixture.ts';
import { todaysFact } from './todays-fact.ts';

const wells = 'organization.facts.3';

/** How a text reads today that stated a piece of a value of before. */
const today = (text: string, value: string, now: string) => {
  const { inline } = todaysFact(
    { fact: wells, text, value },
    { cards: new Map([[wells, factCard(wells, now)]]), statements: new Map() },
  );
  return 'text' in inline ? inline.text : inline;
};

test.each([
  ['48', '48 wells', '51 wells', '51'],
  ['48 wells', '48 wells', '51 wells', '51 wells'],
  ['wells', '48 wells', '51 wells', 'wells'],
  ['47', '41 of 47 points', '44 of 60 points', '60'],
  ['$48', '$48 a year', '$1,250 a year', '$1,250'],
  // In other words nobody can tell which of them took the place of the piece.
  ['48', '48 wells', '51 boreholes', '51 boreholes'],
  ['48', '1,480 wells', '51 wells', '51 wells'],
])('%s of "%s", which is "%s" today: %s', (text, value, now, said) => {
  expect(today(text, value, now)).toBe(said);
});
