import {
  type CurrencyDisplay,
  currencyDisplays,
  type FormatLocale,
  formatDay,
  formatLocaleNames,
  formatLocales,
  formatMoney,
  formatNumber,
  type PaperSize,
  paperSizeNames,
  paperSizes,
} from '@harambee/domain';
import { Card, styled } from '@harambee/ui';
import { SelectInput } from '@harambee/ui/app';
import { usePreferences } from '../preferences/preferences.ts';
import { useReaderFormats } from '../preferences/use-reader-formats.ts';

const displayNames: Record<CurrencyDisplay, string> = {
  symbol: 'Sign ($)',
  code: 'Code (USD)',
  name: 'Words (US dollars)',
};

const Stack = styled.div`display: grid; gap: 20px; max-width: 640px;`;
const Sample = styled.dl`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 6px 24px; padding: 14px 16px; background: var(--sunken);
  border: 1px solid var(--line-soft); border-radius: var(--r-control); font-variant-numeric: tabular-nums;
  dt { color: var(--ink-2); }
  dd { overflow-wrap: anywhere; }
`;

/** How dates, numbers and amounts are written (SET-04). A choice applies right away, on every page. */
export function Formats() {
  const [{ locale, currencyDisplay, paper }, change] = usePreferences();
  useReaderFormats();
  return (
    <Card title="Dates, numbers, money and paper">
      <Stack>
        <SelectInput
          name="locale"
          label="Format of dates and numbers"
          help="The order of dates, and commas or periods in numbers. The app itself stays in English."
          choices={formatLocaleNames.map((value) => ({ value, label: formatLocales[value] }))}
          value={locale}
          onChange={(event) => change({ locale: event.target.value as FormatLocale })}
        />
        <SelectInput
          name="currencyDisplay"
          label="Currency display"
          help="This changes how amounts are written, not their currency or value."
          choices={currencyDisplays.map((value) => ({ value, label: displayNames[value] }))}
          value={currencyDisplay}
          onChange={(event) => change({ currencyDisplay: event.target.value as CurrencyDisplay })}
        />
        <SelectInput
          name="paper"
          label="Paper size of files"
          help="PDF and Word files are made for this paper."
          choices={paperSizeNames.map((value) => ({ value, label: paperSizes[value] }))}
          value={paper}
          onChange={(event) => change({ paper: event.target.value as PaperSize })}
        />
        <Sample aria-label="Preview">
          <dt>A date</dt>
          <dd>{formatDay('2026-11-30')}</dd>
          <dt>A number</dt>
          <dd>{formatNumber(11_450.5)}</dd>
          <dt>An amount</dt>
          <dd>{formatMoney(148_600)}</dd>
        </Sample>
      </Stack>
    </Card>
  );
}
